import { INVOICE_TITLE, NUMBER_HINT, NUMBER_LABEL } from '#src/rules/invoices/invoice-words.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { Note } from '#src/ui/accounts/note.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';
import { CONTACT_NAMES, PREFIX } from '#src/ui/reservations/checkout-fields.tsx';
import { CARD_NAMES } from '#src/ui/reservations/test-card-fields.tsx';
import type { NumberNote, OnlinePaymentPage, OnlinePaymentReply } from '#src/views/invoices/online-payment-view.ts';
import { PayForm } from './pay-form.tsx';

interface Props {
  readonly page: OnlinePaymentPage;
  readonly reply: OnlinePaymentReply | null;
}

/** The page that takes payments towards invoices and stock numbers: what it is for, what it costs, then paying (ledger R5). */
export function OnlinePaymentView({ page, reply }: Props) {
  const errors = reply?.errors ?? [];
  return (
    <div className="wrap flow">
      <div className="mx-auto grid w-full max-w-[40rem] content-start gap-[clamp(1.75rem,3vw,2.5rem)] lg:col-span-full">
        <div>
          <h1 className="flow__title">{page.title}</h1>
          <p className="mt-2.5 text-ink-2">{page.lede}</p>
        </div>
        {reply?.note != null && <Note text={reply.note.text} look={reply.note.look} icon="alert" isLead role="alert" isFocused />}
        {errors.length > 0 && (
          <ErrorSummary
            errors={errors}
            prefix={PREFIX}
            names={['number', 'amount', 'message', ...CONTACT_NAMES, ...CARD_NAMES]}
            turn={-1}
          />
        )}
        <FindForm page={page} />
        {page.note !== null && <FoundNote note={page.note} due={page.due} />}
        {page.form !== null && <PayForm page={page} form={page.form} reply={reply} />}
      </div>
    </div>
  );
}

function FindForm({ page }: { readonly page: OnlinePaymentPage }) {
  const id = fieldId(PREFIX, 'number');
  return (
    <form method="get" action={page.findHref} aria-label={INVOICE_TITLE} className="grid gap-3">
      <FieldFrame id={id} label={NUMBER_LABEL} required error={page.numberError} hint={NUMBER_HINT}>
        <div className="flex flex-wrap gap-3">
          <input
            id={id}
            name="number"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={page.number}
            required
            aria-invalid={page.numberError === null ? undefined : true}
            aria-describedby={describedBy(id, page.numberError, NUMBER_HINT)}
            className="field__input min-w-48 flex-1"
          />
          <button type="submit" className={buttonClass(page.form === null ? 'primary' : 'outline')}>
            Find it
          </button>
        </div>
      </FieldFrame>
      {page.note === null && page.phone !== null && (
        <p className="text-md text-ink-2">
          Can’t find it? Call us on{' '}
          <a href={telHref(page.phone)} className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
            {page.phone}
          </a>
          .
        </p>
      )}
    </form>
  );
}

const ICONS = { good: 'check', plain: 'clock', warn: 'search' } as const;

const FoundNote = ({ note, due }: { readonly note: NumberNote; readonly due: string | null }) => (
  <div className="note" data-look={note.look} role="status">
    <Icon name={ICONS[note.look]} className="mt-px size-5" />
    <p>
      {note.text}
      {due !== null && <span className="whitespace-nowrap text-ink-2"> {due}.</span>}
      {note.receiptHref !== null && (
        <>
          {' '}
          <a className="font-semibold text-link underline underline-offset-4" href={note.receiptHref}>
            See the receipt.
          </a>
        </>
      )}
    </p>
  </div>
);

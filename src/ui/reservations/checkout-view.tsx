import { Note } from '#src/ui/accounts/note.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import type { CheckoutReply } from '#src/views/reservations/checkout-reply.ts';
import type { CheckoutPage } from '#src/views/reservations/checkout-view.ts';
import { CardMarks } from './card-marks.tsx';
import { CONTACT_NAMES, ContactFields, PREFIX } from './checkout-fields.tsx';
import { CheckoutFold, CheckoutSide } from './checkout-summary.tsx';
import { KeepingLine } from './countdown.tsx';
import { OtherWays, StripeCardFields } from './stripe-card-fields.tsx';
import { CARD_NAMES, TestCardFields } from './test-card-fields.tsx';

interface Props {
  readonly page: CheckoutPage;
  readonly reply: CheckoutReply | null;
}

/** The page that takes a deposit: what you get, what it costs, how you get it back, then paying (ledger R2). */
export function CheckoutView({ page, reply }: Props) {
  const errors = reply?.errors ?? [];
  return (
    <div className="wrap flow">
      <div className="flow__main">
        <div>
          <a className="flow__back" href={page.car.href}>
            <Icon name="back" className="size-4" />
            Back to the {page.vehicleWord}
          </a>
          <h1 className="flow__title">{page.title}</h1>
          <p className="mt-2.5 max-w-[60ch] text-ink-2">{page.lede}</p>
        </div>
        {reply?.note != null && <Note text={reply.note.text} look={reply.note.look} icon="alert" isLead role="alert" isFocused />}
        {reply?.isDown === true && <OtherWays phone={page.phone} enquiryHref={page.enquiryHref} />}
        {errors.length > 0 && (
          <ErrorSummary errors={errors} prefix={PREFIX} names={[...CONTACT_NAMES, ...CARD_NAMES]} turn={-1} />
        )}
        <KeepingLine hold={reply?.isLapsed === true ? null : (reply?.hold ?? page.hold)} carId={page.car.id} begins="reached" />
        <CheckoutFold page={page} />
        <CheckoutForm page={page} reply={reply} />
      </div>
      <CheckoutSide page={page} />
    </div>
  );
}

interface FormProps extends Props {
  /** What a shopper who buys step by step has told already, and agrees to. */
  readonly purchase?: PurchaseToPay;
}

export interface PurchaseToPay {
  readonly id: string;
  /** '' unless a link of an email opened it. */
  readonly key: string;
  readonly totalCents: number;
  readonly seen: string;
  readonly contact: Readonly<Record<string, string>>;
  readonly terms: readonly string[];
}

export function CheckoutForm({ page, reply, purchase }: FormProps) {
  const values = { ...page.contact, ...reply?.typed };
  const errors = reply?.errors ?? [];
  const isLapsed = reply?.isLapsed === true;
  return (
    <fc-buying data-does="checkout" data-car={String(page.car.id)} data-pays={page.card.kind}>
      <form method="post" action={page.action} noValidate className="grid gap-[clamp(1.75rem,3vw,2.5rem)]">
        <input type="hidden" name="price_cents" value={page.seen.priceCents} />
        <input type="hidden" name="deposit_cents" value={page.seen.depositCents} />
        <input type="hidden" name="hold_key" value={page.holdKey} />
        {purchase === undefined ? (
          <section className="grid gap-4" aria-labelledby="checkout-details">
            <h2 id="checkout-details" className="flow__part">
              Your details
            </h2>
            <ContactFields values={values} errors={errors} />
            <p className="text-sm text-ink-2">{page.mails}</p>
          </section>
        ) : (
          <PurchaseFields purchase={purchase} />
        )}
        {isLapsed ? (
          <button type="submit" name="step" value="hold" className={`${buttonClass('primary')} w-full`}>
            Hold it for me again
          </button>
        ) : (
          <section className="grid gap-4.5" aria-labelledby="checkout-card">
            <h2 id="checkout-card" className="flow__part">
              Card
            </h2>
            {page.card.kind === 'test' ? (
              <TestCardFields errors={errors} />
            ) : (
              <StripeCardFields
                card={page.card}
                amountCents={page.seen.depositCents}
                instead={`get in touch, and we’ll hold the ${page.vehicleWord} for you.`}
                phone={page.phone}
                enquiryHref={page.enquiryHref}
              />
            )}
            <p role="alert" data-shows="failure" className="note" data-look="bad" hidden />
            <button
              type="submit"
              name="step"
              value="pay"
              className={`${buttonClass('primary')} w-full disabled:cursor-progress disabled:opacity-80`}
            >
              <Icon name="lock" className="size-4.5" />
              Pay {page.deposit} and reserve
            </button>
            <PayNotes page={page} terms={[...page.terms, ...(purchase?.terms ?? [])]} />
          </section>
        )}
      </form>
    </fc-buying>
  );
}

const PurchaseFields = ({ purchase }: { readonly purchase: PurchaseToPay }) => (
  <>
    <input type="hidden" name="purchase_id" value={purchase.id} />
    <input type="hidden" name="purchase_key" value={purchase.key} />
    <input type="hidden" name="total_cents" value={purchase.totalCents} />
    <input type="hidden" name="purchase_seen" value={purchase.seen} />
    {CONTACT_NAMES.map((name) => (
      <input key={name} type="hidden" name={name} value={purchase.contact[name] ?? ''} />
    ))}
  </>
);

const PayNotes = ({ page, terms }: { readonly page: CheckoutPage; readonly terms: readonly string[] }) => (
  <div className="grid gap-3 text-sm text-ink-2">
    <p>
      By paying you accept the{' '}
      <a href="#reservation-terms" className="font-semibold text-link underline underline-offset-4">
        reservation terms
      </a>
      . Your bank may ask you to confirm in its app.
      {page.card.kind === 'stripe' && ' Card details go straight to Stripe and never touch our servers.'}
    </p>
    <CardMarks />
    <details id="reservation-terms" className="scroll-mt-6" open>
      <summary className="inline-flex min-h-11 items-center font-semibold">Reservation terms</summary>
      <ul className="grid list-disc gap-1.5 pl-5">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </details>
  </div>
);

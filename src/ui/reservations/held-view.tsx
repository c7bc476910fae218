import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { ReceiptDealer } from '#src/ui/places/receipt-dealer.tsx';
import { SumRows } from '#src/ui/purchase/purchase-sum.tsx';
import type { AgreedView, HeldPage, LeftView, Receipt } from '#src/views/reservations/held-view.ts';
import { CancelForm } from './cancel-form.tsx';
import { FreeCars } from './free-cars.tsx';

interface Props {
  readonly page: HeldPage;
  /** Whether the page asks once more before it cancels. */
  readonly isAsking: boolean;
  readonly message: string | null;
}

/** A shopper's own page of their reservation: until when, what happens next, and the receipt (ledger R2). */
export function HeldView({ page, isAsking, message }: Props) {
  return (
    <div className="wrap flow">
      <div className="flow__main">
        <div>
          <span className="pill" data-kind={page.pill.look === 'good' ? 'good' : undefined}>
            {page.pill.look === 'good' && <Icon name="check" className="size-4" />}
            {page.pill.text}
          </span>
          <h1 className="flow__title mt-4">{page.title}</h1>
          <p className="mt-2.5 text-ink-2">{page.lede}</p>
        </div>
        {message !== null && (
          <p role="alert" className="note" data-look="bad">
            <span className="col-span-full">{message}</span>
          </p>
        )}
        {isAsking && page.cancel !== null && (
          <section className="panel grid gap-4" aria-labelledby="cancel-title">
            <h2 id="cancel-title" className="flow__part">
              Cancel this reservation?
            </h2>
            <CancelForm cancel={page.cancel} keepHref={page.cancel.action} />
          </section>
        )}
        {page.left !== null && (
          <div className="panel panel--tint grid gap-3.5">
            <TimeLeft left={page.left} words="left to decide" />
            <p className="text-md">{page.leftNote}</p>
          </div>
        )}
        {page.next.length > 0 && <NextSteps page={page} />}
        {page.agreed !== null && <Agreed agreed={page.agreed} />}
        {page.wayOn !== null && (
          <p className="flow__acts">
            <a href={page.wayOn.href} className={buttonClass('outline')}>
              {page.wayOn.label}
            </a>
            {page.phone !== null && (
              <a href={telHref(page.phone)} className={buttonClass('plain')}>
                Call {page.phone}
              </a>
            )}
          </p>
        )}
      </div>
      <aside className="flow__side lg:row-span-2" aria-label="Your receipt">
        <ReceiptPanel receipt={page.receipt} cancel={isAsking ? null : page.cancel} />
      </aside>
      <FreeCars cards={page.similar} className="mt-4 print:hidden" />
    </div>
  );
}

const Agreed = ({ agreed }: { readonly agreed: AgreedView }) => (
  <section className="panel grid gap-3" aria-labelledby="held-agreed">
    <h2 id="held-agreed" className="panel__title">
      What you agreed to
    </h2>
    <SumRows sum={agreed.sum} />
    {agreed.delivery !== null && (
      <p className="mt-2">
        <strong>Handover:</strong> {agreed.delivery}
      </p>
    )}
    {agreed.loan !== null && (
      <p>
        <strong>Loan:</strong> {agreed.loan}
      </p>
    )}
    <ul className="grid list-disc gap-1.5 ps-5 text-md text-ink-2">
      {agreed.terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  </section>
);

/** How long a reservation lasts, as a figure and a bar; the script keeps it current. */
export const TimeLeft = ({ left, words }: { readonly left: LeftView; readonly words: string }) => (
  <fc-buying className="grid gap-3.5" data-does="countdown" data-left={String(left.until - left.now)} data-look="hours">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4" role="timer" aria-live="off">
      <span className="clock__figure">
        <strong className="font-[inherit]">{left.text}</strong>
      </span>
      <span className="text-md">{words}</span>
    </p>
    <div className="clock__bar">
      <span style={{ width: `${left.percent}%` }} />
    </div>
  </fc-buying>
);

const NextSteps = ({ page }: { readonly page: HeldPage }) => (
  <section className="grid gap-4" aria-labelledby="held-next">
    <h2 id="held-next" className="flow__part">
      What happens next
    </h2>
    <ul className="ticks gap-4.5" data-plain="">
      {page.next.map(({ icon, lead, rest }) => (
        <li key={lead}>
          <Icon name={icon} className="size-5" />
          <span>
            <strong>{lead}</strong>
            {rest}
          </span>
        </li>
      ))}
    </ul>
    <p className="flow__acts mt-2">
      {page.testDrive !== null && (
        <a href={page.testDrive.href} className={buttonClass('outline')}>
          {page.testDrive.label}
        </a>
      )}
    </p>
  </section>
);

function ReceiptPanel({ receipt, cancel }: { readonly receipt: Receipt; readonly cancel: HeldPage['cancel'] }) {
  return (
    <div className="panel grid content-start gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="panel__title">Receipt</h2>
        <span className="whitespace-nowrap text-sm text-ink-2">{receipt.number}</span>
      </div>
      <div className="car-row">
        <span className="car-row__photo">
          <Photo picture={receipt.picture} body={receipt.body} sizes="120px" when="eager" />
        </span>
        <div>
          <p className="panel__title">{receipt.href === null ? receipt.name : <a href={receipt.href}>{receipt.name}</a>}</p>
          <p className="text-sm text-ink-2">{receipt.facts}</p>
        </div>
      </div>
      <dl className="sum text-md">
        {receipt.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReceiptDealer dealer={receipt.dealer} />
      <p className="flex flex-wrap gap-x-4 print:hidden">
        <fc-buying data-does="print" className="contents">
          <button type="button" className="flow__link noscript:hidden">
            <Icon name="print" className="size-4.5" />
            Print
          </button>
        </fc-buying>
        {cancel !== null && (
          <a className="flow__link" href={cancel.askHref}>
            Cancel and refund
          </a>
        )}
      </p>
    </div>
  );
}

import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { ReceiptDealer } from '#src/ui/places/receipt-dealer.tsx';
import type { ReceiptPage } from '#src/views/invoices/receipt-view.ts';

/** The receipt of a payment towards an invoice, with both numbers (ledger R5). */
export function ReceiptView({ page }: { readonly page: ReceiptPage }) {
  return (
    <div className="wrap flow">
      <div className="mx-auto grid w-full max-w-[40rem] content-start gap-[clamp(1.75rem,3vw,2.5rem)] lg:col-span-full">
        <div>
          <span className="pill" data-kind={page.pill.isGood ? 'good' : undefined}>
            {page.pill.isGood && <Icon name="check" className="size-4" />}
            {page.pill.text}
          </span>
          <h1 className="flow__title mt-4">{page.title}</h1>
          <p className="mt-2.5 text-ink-2">{page.text}</p>
        </div>
        <section className="panel grid content-start gap-4" aria-labelledby="receipt-title">
          <h2 id="receipt-title" className="panel__title">
            Receipt
          </h2>
          <dl className="sum text-md">
            {page.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <ReceiptDealer dealer={page.dealer} />
          <fc-buying data-does="print" className="contents">
            <button type="button" className="flow__link justify-self-start noscript:hidden print:hidden">
              <Icon name="print" className="size-4.5" />
              Print
            </button>
          </fc-buying>
        </section>
        <p className="flow__acts print:hidden">
          <a href={page.againHref} className={buttonClass('outline')}>
            Pay another invoice
          </a>
        </p>
      </div>
    </div>
  );
}

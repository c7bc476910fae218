import { island } from '#src/islands/island.tsx';
import { telHref } from '#src/rules/text/tel-href.ts';
import { HoursList } from '#src/ui/hours/hours-list.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { SuccessPage } from '#src/views/leads/show-success.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { useReceipt } from './use-receipt.ts';

/** Thanks, what happens next and when, and what was sent, which only its sender's browser can fetch. */
function ReceiptView({ page }: { readonly page: Omit<SuccessPage, 'similar'> }) {
  const receipt = useReceipt();
  const location = receipt?.location ?? page.location;
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <div className="grid max-w-[42rem] content-start gap-5">
        <p className="flex items-center gap-2 font-semibold text-good">
          <Icon name="check" className="size-6" />
          Sent
        </p>
        <h1>{page.title}</h1>
        <p className="text-lg text-ink-2">{page.next}</p>
        {/* Its height is reserved, so that nothing moves when it appears. */}
        <p role="status" className="min-h-[1.5em] font-semibold">
          {receipt?.openText ?? ''}
        </p>
        <p className="flex flex-wrap gap-3">
          <SiteLink href={page.similarHref} className={buttonClass('primary')}>
            Keep looking at {page.vehicleWord}s
          </SiteLink>
          {location?.phone != null && (
            <a href={telHref(location.phone)} className={buttonClass('plain')}>
              <Icon name="phone" />
              {location.phone}
            </a>
          )}
        </p>
      </div>
      <div className="grid content-start gap-8">
        {receipt !== null && <ReceiptPanel receipt={receipt} />}
        {page.hours !== null && (
          <section>
            <h2 className="flex items-center gap-2 text-h3">
              <Icon name="clock" className="size-5 text-link" />
              Opening hours
            </h2>
            {page.location !== null && <p className="mt-1 text-md text-ink-2">{page.location.name}</p>}
            <HoursList hours={page.hours} className="mt-2" tableClassName="divide-y divide-line" />
          </section>
        )}
      </div>
    </div>
  );
}

export const Receipt = island('receipt', ReceiptView, 'now');

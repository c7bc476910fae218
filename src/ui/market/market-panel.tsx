import type { PriceComparison } from '#src/rules/market/price-comparison.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { MarketView } from '#src/views/market/market-view.ts';
import { Gauge } from './gauge.tsx';
import { type Comparison, useComparison } from './use-comparison.ts';

/**
 * A vehicle's price beside the market's (ledger M10): a skeleton while it loads, nothing if it cannot be shown. Without script
 * the skeleton gives way to what the page itself knows.
 */
export function MarketPanel({ view }: { readonly view: MarketView }) {
  return <MarketPanelFace found={useComparison(view.href)} plainText={view.plainText} meaning={view.meaning} />;
}

export function MarketPanelFace({
  found,
  plainText,
  meaning,
}: Pick<MarketView, 'plainText' | 'meaning'> & { readonly found: Comparison }) {
  if (found.kind === 'hidden') return null;
  return (
    <section className="market" aria-label="Price comparison">
      {found.kind === 'shown' ? <Shown comparison={found.comparison} meaning={meaning} /> : <Coming />}
      {found.kind === 'loading' && plainText !== null && (
        <noscript>
          <h2 className="text-h3">How this price compares</h2>
          <p className="mt-2 text-ink-2">{plainText}</p>
        </noscript>
      )}
    </section>
  );
}

function Shown({ comparison, meaning }: { readonly comparison: PriceComparison; readonly meaning: string }) {
  const { listing_price, market_range_min, market_range_max, description } = comparison;
  const rows = [
    ['This price', `$${numberText(listing_price)}`, meaning],
    ['Market range', `$${numberText(market_range_min)} to $${numberText(market_range_max)}`, 'Asking prices as advertised'],
  ] as const;
  return (
    <div className="market__body">
      <Gauge comparison={comparison} meaning={meaning} />
      <div className="min-w-0">
        <h2 className="text-h3">How this price compares</h2>
        {description !== undefined && <p className="mt-2 text-ink-2">{description}</p>}
        <dl className="mt-4">
          {rows.map(([name, value, what]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end font-semibold">
                {value} <span className="block text-sm font-normal text-ink-2">{what}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** As tall as the answer, so that nothing below moves. */
function Coming() {
  return (
    <div role="status" className="market__body market__coming skeleton">
      <span className="sr-only">Comparing the price</span>
      <div className="gauge" aria-hidden="true">
        <i className="gauge__coming" />
      </div>
      <div aria-hidden="true" className="grid min-w-0 gap-3">
        <i className="h-6 w-3/5" />
        <i className="h-4 w-full" />
        <i className="h-4 w-full" />
        <i className="h-4 w-2/5" />
        <i className="mt-3 h-9 w-full" />
        <i className="h-9 w-full" />
      </div>
    </div>
  );
}

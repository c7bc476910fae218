import { priceDeal } from '#src/rules/card/price-deal.ts';
import { gaugeDrawing } from '#src/rules/market/gauge-drawing.ts';
import type { PriceComparison } from '#src/rules/market/price-comparison.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { DealLabel } from './deal-label.tsx';

/** From 145 degrees left of upright to 145 right of it around 120, 120: with this radius the arc is 515 long. */
const ARC = 'M 61.64 203.35 A 101.75 101.75 0 1 1 178.36 203.35';

/** The arc is filled from its expensive end; mirrored, so that prices run from low on the left to high on the right. */
const LOW_TO_HIGH = 'matrix(-1 0 0 1 240 0)';

/** A price on the arc of its market, from the cheapest to the most expensive (ledger M10); its text says the same. */
export function Gauge({ comparison, meaning }: { readonly comparison: PriceComparison; readonly meaning: string }) {
  const { fill, listing_price, market_range_min, market_range_max } = comparison;
  const deal = priceDeal(fill);
  const { dash, angle } = gaugeDrawing(fill);
  const [price, low, high] = [listing_price, market_range_min, market_range_max].map((dollars) => `$${numberText(dollars)}`);
  return (
    <div
      className="gauge"
      data-deal={deal.label}
      role="img"
      aria-label={`${deal.label}: ${price} (${meaning}) against a market range of ${low} to ${high}`}
    >
      <svg viewBox="0 0 240 212" aria-hidden="true" fill="none" strokeWidth="16" strokeLinecap="round">
        <g transform={LOW_TO_HIGH}>
          <path d={ARC} className="gauge__ground" />
          <path d={ARC} className="gauge__fill" strokeDasharray={`${dash} 999`} />
          <circle className="gauge__mark" cx="120" cy="18.25" r="13" strokeWidth="5" transform={`rotate(${angle} 120 120)`} />
        </g>
      </svg>
      <div className="gauge__middle" aria-hidden="true">
        <DealLabel deal={deal} />
        <b>{price}</b>
        <span className="max-w-[18ch] text-center text-sm text-ink-2">{meaning}</span>
      </div>
      <div className="gauge__ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </div>
    </div>
  );
}

import { priceDeal } from '#src/rules/card/price-deal.ts';
import { comparisonFill } from '#src/rules/market/price-comparison.ts';
import { DealLabel } from '#src/ui/market/deal-label.tsx';
import { MarketBadge } from '#src/ui/market/market-badge.tsx';
import { MarketPanelFace } from '#src/ui/market/market-panel.tsx';

const [LOW, HIGH] = [39_400, 46_900];
const PRICES = [46_490, 43_990, 41_990, 39_400];

/** A price beside the market's: every band of colour, the loading state and the badge, with sample figures. */
export function ShowcaseMarket() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-6">
        {PRICES.map((price) => (
          <DealLabel key={price} deal={priceDeal(comparisonFill(price, LOW, HIGH))} />
        ))}
        <MarketBadge text="$1,610 below the QLD average" />
      </div>
      <div className="grid gap-(--gap) lg:grid-cols-2">
        {PRICES.map((price) => (
          <MarketPanelFace
            key={price}
            found={{ kind: 'shown', comparison: sample(price) }}
            plainText={null}
            meaning="Drive away"
          />
        ))}
        <MarketPanelFace found={{ kind: 'loading' }} plainText="Market range $39,400 to $46,900." meaning="Drive away" />
      </div>
    </>
  );
}

const sample = (price: number) => ({
  fill: comparisonFill(price, LOW, HIGH),
  listing_price: price,
  market_range_min: LOW,
  market_range_max: HIGH,
  confidence: 0.66,
  description: 'Compared with the asking prices of 64 similar Toyota RAV4 listings. We’re confident in this range.',
});

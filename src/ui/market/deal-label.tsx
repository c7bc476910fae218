import type { PriceDeal } from '#src/rules/card/price-deal.ts';

/** A verdict on a price: words, each with one colour, and bars of which its band fills one, two or three (ledger C4). */
export function DealLabel({ deal }: { readonly deal: PriceDeal }) {
  return (
    <span className="deal" data-band={deal.band} data-deal={deal.label}>
      {deal.label}
    </span>
  );
}

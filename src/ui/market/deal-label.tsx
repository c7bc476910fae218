import type { PriceDeal } from '#src/rules/card/price-deal.ts';

/** What is said of a price: words, and bars in one of three colours (ledger C4). The words say it all; the bars are for the eye. */
export function DealLabel({ deal }: { readonly deal: PriceDeal }) {
  return (
    <span className="deal" data-band={deal.band}>
      {deal.label}
    </span>
  );
}

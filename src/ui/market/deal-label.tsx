import type { PriceDeal } from '#src/rules/card/price-deal.ts';

/** A verdict on a price: words, and bars in one of three colours (ledger C4). The bars only repeat the words. */
export function DealLabel({ deal }: { readonly deal: PriceDeal }) {
  return (
    <span className="deal" data-band={deal.band}>
      {deal.label}
    </span>
  );
}

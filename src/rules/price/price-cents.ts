export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** A vehicle's price in cents; null when it has none. */
export const priceCents = ({ price }: { readonly price: number | null }): number | null =>
  price === null ? null : toCents(price);

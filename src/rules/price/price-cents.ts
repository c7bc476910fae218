/** A vehicle's price in cents; null when it has none. */
export const priceCents = ({ price }: { readonly price: number | null }): number | null =>
  price === null ? null : Math.round(price * 100);

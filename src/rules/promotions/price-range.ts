/** The range of the price slider in whole dollars (ledger O6). */
export const PRICE_SCALE = { min: 5_000, max: 250_000, step: 500 } as const;

export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The scale of a slider over stock between two prices: no part of it is empty; the whole range where nothing has a price. */
export function priceScale(stock: { readonly min: number; readonly max: number } | undefined): PriceScale {
  const { min, max, step } = PRICE_SCALE;
  if (stock === undefined) return PRICE_SCALE;
  const within = (price: number) => Math.min(max, Math.max(min, price));
  const [low, high] = [within(Math.floor(stock.min / step) * step), within(Math.ceil(stock.max / step) * step)];
  return low < high ? { min: low, max: high, step } : PRICE_SCALE;
}

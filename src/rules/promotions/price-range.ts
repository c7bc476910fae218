import { ALL_STOCK } from '../search/search-href.ts';
import { EMPTY_QUERY, writeSearchQuery } from '../search/search-query.ts';

/** The range of the price slider in whole dollars (ledger O6). */
export const PRICE_SCALE = { min: 5_000, max: 250_000, step: 500 } as const;

/** The search for a range of prices, highest first (ledger O6). */
export const priceRangeHref = (min: number, max: number): string =>
  ALL_STOCK + writeSearchQuery({ ...EMPTY_QUERY, sort: 'price-desc', ranges: { price: { min, max } } });

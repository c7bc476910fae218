/** The prices of a site's stock in whole dollars: its ends, and how many vehicles lie in each of the equal parts between them. */
export interface PriceSpread {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

const STEPS = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000];
/** So many fit on two lines of a phone. */
const MOST = 8;
/** The cheapest and the dearest few are left out: one dear vehicle would leave no pick for all the others. */
const LEFT_OUT = 0.05;

/** Round budgets that fit a site's stock, each of which finds something (ledger L6); null where nothing has a price. */
export function budgetPicks(spread: PriceSpread): readonly number[] | null {
  const low = priceAt(spread, LEFT_OUT);
  const high = priceAt(spread, 1 - LEFT_OUT);
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.ceil(low / one) < MOST);
  if (high <= 0 || step === undefined) return null;
  const [first, last] = [Math.ceil(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The price below which a share of the stock lies, to the upper end of its bar. */
function priceAt({ min, max, bars }: PriceSpread, share: number): number {
  const total = bars.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [at, count] of bars.entries()) {
    seen += count;
    if (seen >= share * total) return min + ((at + 1) / bars.length) * (max - min);
  }
  return max;
}

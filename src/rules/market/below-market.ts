/** A badge needs a price further below the state's average than this (ledger M11). */
const WORTH_SAYING = 499;

/**
 * How many whole dollars a price is below its state's average, if that is enough for a badge; null if not, or if the average is
 * unknown.
 */
export function belowMarket(price: number | null, stateAverage: number | null): number | null {
  if (price === null || stateAverage === null) return null;
  const below = Math.floor(Math.round((stateAverage - price) * 100) / 100);
  return below > WORTH_SAYING ? below : null;
}

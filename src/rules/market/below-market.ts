/** A price must be further below the state's average than this to be worth a badge (ledger M11). */
const WORTH_SAYING = 499;

/** By how many whole dollars, as they are shown, a price lies below its state's average, where that is worth a badge; null where it is not, or nobody knows. */
export function belowMarket(price: number | null, stateAverage: number | null): number | null {
  if (price === null || stateAverage === null) return null;
  const below = Math.floor(Math.round((stateAverage - price) * 100) / 100);
  return below > WORTH_SAYING ? below : null;
}

import type { MarketRange } from '#src/rules/market/price-comparison.ts';
import type { EstimatesRead } from '#src/store/market/read-estimates.ts';

/** The market's price ranges for one dealership's vehicles at one version, packed as the store returns them. It never changes. */
export interface MarketShelf {
  readonly dealershipId: number;
  readonly version: string;
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** The version of estimates that have never been made. */
const NEVER = '0';
const ROW = 16;

/** The shelves of a site's dealerships: those that were read, and those in memory that have not changed. */
export const marketShelves = (read: readonly EstimatesRead[], held: ReadonlyMap<number, MarketShelf>): MarketShelf[] =>
  read.flatMap(({ dealershipId, version, packed }) => {
    if (packed !== null) return [{ dealershipId, version, packed }];
    const known = held.get(dealershipId);
    return known === undefined ? [] : [known];
  });

/** Whether all of these dealerships have been estimated at least once, with or without a result. */
export const isEstimated = (shelves: readonly MarketShelf[]): boolean => shelves.every(({ version }) => version !== NEVER);

/** Returns null when there is no estimate for the vehicle. */
export function marketRange(
  shelves: readonly MarketShelf[],
  { id, dealershipId }: { readonly id: number; readonly dealershipId: number },
): MarketRange | null {
  const packed = shelves.find((shelf) => shelf.dealershipId === dealershipId)?.packed;
  if (packed === undefined) return null;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let low = 0, high = packed.length / ROW - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const at = middle * ROW;
    const found = view.getInt32(at);
    if (found === id) {
      return {
        low: view.getInt32(at + 4),
        high: view.getInt32(at + 8),
        confidence: view.getInt16(at + 12) / 100,
        comparables: view.getInt16(at + 14),
      };
    }
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

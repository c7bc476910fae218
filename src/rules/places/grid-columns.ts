/** How many location cards are in a row on a wide screen: it depends on whether there are more than three (ledger D2). */
export function gridColumns(count: number): 2 | 3 | 4 {
  if (count > 3) return 4;
  return count === 3 ? 3 : 2;
}

/**
 * The layout of a carousel of locations: with more than three it takes the page's full width, with more than four it shows more
 * per row (ledger D2).
 */
export const carouselShape = (count: number): { readonly isWide: boolean; readonly perRow: 3 | 4 } => ({
  isWide: count > 3,
  perRow: count > 4 ? 4 : 3,
});

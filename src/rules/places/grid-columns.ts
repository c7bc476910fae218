/** How many cards of locations stand side by side on a wide screen: by whether there are more than three, three or fewer (ledger D2). */
export function gridColumns(count: number): 2 | 3 | 4 {
  if (count > 3) return 4;
  return count === 3 ? 3 : 2;
}

/** How a carousel of locations is laid out: with more than three it takes the page's whole width, with more than four it shows more a row (ledger D2). */
export const carouselShape = (count: number): { readonly isWide: boolean; readonly perRow: 3 | 4 } => ({
  isWide: count > 3,
  perRow: count > 4 ? 4 : 3,
});

/** Five stars: how many are full, and how much of the next one, from 0 to 1. */
export interface Stars {
  readonly full: number;
  readonly part: number;
}

/** A rating in stars: up to 4 full and a partial one, which is whole only for a perfect 5 (ledger D7). */
export function stars(rating: number): Stars {
  const shown = Math.min(5, Math.max(0, oneDecimal(rating)));
  const full = Math.min(4, Math.floor(shown));
  return { full, part: oneDecimal(shown - full) };
}

/** A rating as text: 4.7. */
export const ratingText = (rating: number): string => oneDecimal(rating).toFixed(1);

const oneDecimal = (value: number) => Math.round((value + Number.EPSILON) * 10) / 10;

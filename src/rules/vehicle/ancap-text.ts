const RATING = /^([0-5])(?:\s*-?\s*stars?)?[\s,(-]*((?:19|20)\d{2})\)?$/i;

/** A safety rating with its year; without the year it is not shown, since the meaning of five stars changes (ledger K4). */
export function ancapText(rating: string | null): string | null {
  const [, stars, year] = RATING.exec(rating?.trim() ?? '') ?? [];
  if (stars === undefined || year === undefined) return null;
  return `${stars} ${stars === '1' ? 'star' : 'stars'} (${year})`;
}

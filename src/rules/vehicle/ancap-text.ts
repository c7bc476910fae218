const RATING = /^([0-5])(?:\s*-?\s*stars?)?[\s,(-]*((?:19|20)\d{2})\)?$/i;

/** A safety rating with the year it was given in; one without its year is not told, since what five stars mean changes (ledger K4). */
export function ancapText(rating: string | null): string | null {
  const [, stars, year] = RATING.exec(rating?.trim() ?? '') ?? [];
  if (stars === undefined || year === undefined) return null;
  return `${stars} ${stars === '1' ? 'star' : 'stars'} (${year})`;
}

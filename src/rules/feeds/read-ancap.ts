import { ancapCell, ancapRating } from '#src/rules/vehicle/ancap-rating.ts';
import { readYear } from './read-figures.ts';
import { isBlank, NOTHING, plain, type Reading, repaired } from './reading.ts';

/** How dealers write that a car has no rating. */
const NOT_RATED = /^(?:not (?:yet )?(?:rated|tested)|unrated|untested|no rating)$/i;

/** Reads a safety rating such as '5', '5 stars', '5 star ANCAP' or 'ANCAP 5 (2023)'; a year still to come is left out. */
export function readAncap(text: string, thisYear: number): Reading<string> {
  const cell = text.trim();
  if (isBlank(cell) || NOT_RATED.test(cell)) return NOTHING;
  const rating = ancapRating(cell);
  if (rating === null) return { value: cell, how: 'unknown' };
  const { stars, year } = rating;
  if (year !== null && readYear(String(year), thisYear).value === null) return repaired(ancapCell({ stars, year: null }));
  return plain(ancapCell(rating));
}

/** A rating with the year of a column of its own, which one that is written with the rating comes before. */
export function ancapOf(rating: string | null, year: number | null): string | null {
  const known = rating === null || year === null ? null : ancapRating(rating);
  return known === null ? rating : ancapCell({ ...known, year: known.year ?? year });
}

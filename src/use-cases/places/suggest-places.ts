import { australianPlaces } from '#src/adapters/postcodes/postcodes.ts';
import { placeSlug, placeText } from '#src/rules/places/place-slug.ts';

/** As many places as are suggested at once. */
const MOST = 8;

/** A single letter begins too many names to be worth a suggestion. */
const FEWEST_LETTERS = 2;

/** Places whose name or postcode begins with what was typed: 'Geelong VIC 3220' (ledger S23). */
export async function suggestPlaces(typed: string): Promise<readonly string[]> {
  const slug = placeSlug(typed);
  if (slug.length < FEWEST_LETTERS) return [];
  return (await australianPlaces()).suggest(slug, MOST).map(placeText);
}

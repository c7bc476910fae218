import { australianPlaces } from '#src/adapters/postcodes/postcodes.ts';
import { placeSlug, placeText } from '#src/rules/places/place-slug.ts';

const MOST = 8;

/** Too many names begin with a single letter for a useful suggestion. */
const FEWEST_LETTERS = 2;

/** Places whose name or postcode begins with what was typed, such as 'Geelong VIC 3220' (ledger S23). */
export async function suggestPlaces(typed: string): Promise<readonly string[]> {
  const slug = placeSlug(typed);
  if (slug.length < FEWEST_LETTERS) return [];
  return (await australianPlaces()).suggest(slug, MOST).map(placeText);
}

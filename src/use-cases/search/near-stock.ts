import { australianPlaces } from '#src/adapters/postcodes/postcodes.ts';
import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { type Gazetteer, type KnownPlace, NO_PLACES, type PlaceMatch } from '#src/rules/places/gazetteer.ts';
import { placeText } from '#src/rules/places/place-slug.ts';
import { nearLabel } from '#src/rules/search/near.ts';
import { placeInWords, withoutFillers } from '#src/rules/search/place-in-words.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The places that a search may name. A search that names none does not wait for the list of them. */
export const placesFor = ({ text, near }: Pick<SearchQuery, 'text' | 'near'>): Promise<Gazetteer> =>
  text === '' && near === null ? Promise.resolve(NO_PLACES) : australianPlaces();

/** Where a search looks, and how far each location is from there. */
export interface FoundPlace {
  readonly place: KnownPlace;
  /** Other places of the same name. */
  readonly others: readonly KnownPlace[];
  readonly distances: ReadonlyMap<number, number>;
}

/** A query whose place is known, or gone: an unknown one filters nothing (ledger S23). */
export interface NearQuery {
  readonly query: SearchQuery;
  readonly found: FoundPlace | null;
  /** What was taken for a place and is none; null where nothing was. */
  readonly unknown: string | null;
  readonly understood: readonly { readonly phrase: string; readonly label: string }[];
}

/**
 * Reads the place that a query asks to be near: what its address names, else what its text says. What was chosen by hand counts for more: a text that names
 * another place stays text.
 */
export function nearQuery(context: PageContext, asked: SearchQuery, places: Gazetteer): NearQuery {
  if (asked.near === null && asked.text === '') return { query: anywhere(asked), found: null, unknown: null, understood: [] };
  const points = locationPoints(context, places);
  const from = [...points.values()];
  const chosen = asked.near === null ? null : findPlace(places, asked.near.place, from);
  const known = new Map<string, boolean>();
  const isInStock = (words: string) => {
    const answer = known.get(words) ?? context.showroom.stock.hasWords(words);
    known.set(words, answer);
    return answer;
  };
  const said = placeInWords(asked.text, { places, from, isInStock });
  const rest = said === null ? asked.text : said.rest;
  if (chosen !== null && asked.near !== null) {
    const isAgain = said?.kind === 'place' && said.match.place.slug === chosen.place.slug;
    const query = {
      ...asked,
      text: isAgain ? withoutFillers(rest) : asked.text,
      near: { ...asked.near, place: chosen.place.slug },
    };
    return { query, found: withDistances(chosen, points), unknown: null, understood: [] };
  }
  if (said?.kind === 'place') {
    const { match, km, phrase } = said;
    return {
      query: { ...asked, text: rest, near: { place: match.place.slug, km } },
      found: withDistances(match, points),
      unknown: null,
      understood: [{ phrase, label: nearLabel(km, placeText(match.place)) }],
    };
  }
  const unknown = said?.name ?? asked.near?.place.replaceAll('-', ' ') ?? null;
  return { query: anywhere({ ...asked, text: rest }), found: null, unknown, understood: [] };
}

/** A suburb that is not in the postcode beside it is looked for as the postcode. */
const findPlace = (places: Gazetteer, slug: string, from: readonly Point[]): PlaceMatch | null =>
  places.find(slug, from) ?? (/^\d{4}-/.test(slug) ? places.find(slug.slice(0, 4), from) : null);

const anywhere = (query: SearchQuery): SearchQuery => ({
  ...query,
  near: null,
  sort: query.sort === 'nearest' ? 'relevance' : query.sort,
});

/** Where a site's locations are: their own figures, else the middle of their postcode. */
function locationPoints({ showroom }: PageContext, places: Gazetteer): ReadonlyMap<number, Point> {
  return new Map(
    showroom.locations.flatMap(({ id, lat, long, postcode }) => {
      const point = lat !== null && long !== null ? { lat, long } : places.postcode(postcode);
      return point === null ? [] : [[id, point] as const];
    }),
  );
}

const withDistances = ({ place, others }: PlaceMatch, points: ReadonlyMap<number, Point>): FoundPlace => ({
  place,
  others,
  distances: new Map([...points].map(([id, point]) => [id, greatCircleKm(place, point)])),
});

import { australianPlaces } from '#src/adapters/postcodes/postcodes.ts';
import { greatCircleKm, type Point } from '#src/rules/delivery/great-circle.ts';
import { type Gazetteer, type KnownPlace, NO_PLACES, type PlaceMatch } from '#src/rules/places/gazetteer.ts';
import type { Location } from '#src/rules/places/location.ts';
import { placeText } from '#src/rules/places/place-slug.ts';
import { nearLabel } from '#src/rules/search/near.ts';
import { placeInWords, withoutColourLead, withoutFillers } from '#src/rules/search/place-in-words.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The places that a search can name. A search that names none does not wait for the list of them to load. */
export const placesFor = ({ text, near }: Pick<SearchQuery, 'text' | 'near'>): Promise<Gazetteer> =>
  text === '' && near === null ? Promise.resolve(NO_PLACES) : australianPlaces();

/** The place that is searched near, and how far each location is from it. */
export interface FoundPlace {
  readonly place: KnownPlace;
  /** Other places of the same name. */
  readonly others: readonly KnownPlace[];
  readonly distances: ReadonlyMap<number, number>;
}

/** A query whose place was found, or removed: an unknown place filters nothing (ledger S23). */
export interface NearQuery {
  readonly query: SearchQuery;
  readonly found: FoundPlace | null;
  /** What was meant as a place but is none; null when nothing was. */
  readonly unknown: string | null;
  readonly understood: readonly { readonly phrase: string; readonly label: string }[];
}

/**
 * Finds the place that a query is searched near: the one its address names, else one in its text. The address takes precedence: if the text names
 * another place, it stays text.
 */
export function findNear(context: PageContext, requested: SearchQuery, places: Gazetteer): NearQuery {
  if (requested.near === null && requested.text === '')
    return { query: anywhere(requested), found: null, unknown: null, understood: [] };
  const points = locationPoints(context.showroom.locations, places);
  const from = [...points.values()];
  const chosen = requested.near === null ? null : findPlace(places, requested.near.place, from);
  const known = new Map<string, boolean>();
  const isInStock = (words: string) => {
    const answer = known.get(words) ?? context.showroom.stock.hasWords(words);
    known.set(words, answer);
    return answer;
  };
  const inText = placeInWords(requested.text, { places, from, isInStock });
  const rest = inText === null ? withoutColourLead(requested.text) : inText.rest;
  if (chosen !== null && requested.near !== null) {
    const isAgain = inText?.kind === 'place' && inText.match.place.slug === chosen.place.slug;
    const query = {
      ...requested,
      text: isAgain ? withoutFillers(rest) : requested.text,
      near: { ...requested.near, place: chosen.place.slug },
    };
    return { query, found: withDistances(chosen, points), unknown: null, understood: [] };
  }
  if (inText?.kind === 'place') {
    const { match, km, phrase } = inText;
    return {
      query: { ...requested, text: rest, near: { place: match.place.slug, km } },
      found: withDistances(match, points),
      unknown: null,
      understood: [{ phrase, label: nearLabel(km, placeText(match.place)) }],
    };
  }
  const unknown = inText?.name ?? requested.near?.place.replaceAll('-', ' ') ?? null;
  return { query: anywhere({ ...requested, text: rest }), found: null, unknown, understood: [] };
}

/** How far each location is from a place; null when there is no such place. */
export function distancesFrom(slug: string, locations: readonly Location[], places: Gazetteer): FoundPlace['distances'] | null {
  const points = locationPoints(locations, places);
  const found = findPlace(places, slug, [...points.values()]);
  return found === null ? null : withDistances(found, points).distances;
}

/** A suburb that is not in the postcode beside it is found as the postcode. */
const findPlace = (places: Gazetteer, slug: string, from: readonly Point[]): PlaceMatch | null =>
  places.find(slug, from) ?? (/^\d{4}-/.test(slug) ? places.find(slug.slice(0, 4), from) : null);

const anywhere = (query: SearchQuery): SearchQuery => ({
  ...query,
  near: null,
  sort: query.sort === 'nearest' ? 'relevance' : query.sort,
});

/** The coordinates of a site's locations: their own, else the middle of their postcode. */
function locationPoints(locations: readonly Location[], places: Gazetteer): ReadonlyMap<number, Point> {
  return new Map(
    locations.flatMap(({ id, lat, long, postcode }) => {
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

import { greatCircleKm, type Point } from '../delivery/great-circle.ts';
import { slugOf } from '../text/slug.ts';
import { placeKey, placeParts } from './place-slug.ts';

/** A suburb from the list of postcodes. */
export interface Suburb extends Point {
  readonly name: string;
  readonly state: string;
  readonly postcode: string;
}

/** A place to search near: a suburb, or a whole postcode, which has no name of its own. */
export interface KnownPlace extends Point {
  /** As in an address: '3220-geelong' or '3220'. */
  readonly slug: string;
  readonly name: string | null;
  readonly state: string;
  readonly postcode: string;
}

/** The place that was meant, and others with the same name. */
export interface PlaceMatch {
  readonly place: KnownPlace;
  readonly others: readonly KnownPlace[];
}

/** The most alternatives with the same name that are offered. */
const MOST_OTHERS = 6;

/** Suburbs with one name that are closer than this are one town with several postcodes. */
const SAME_TOWN_KM = 50;

/** The beginning of a postcode. */
const DIGITS = /^\d{1,4}$/;

/** Australia's postcodes and suburbs by name; every lookup is a map access or a binary search. */
export class Gazetteer {
  readonly #postcodes: ReadonlyMap<string, KnownPlace>;
  readonly #suburbs: ReadonlyMap<string, readonly KnownPlace[]>;
  /** The keys of all suburbs and all postcodes, sorted, for suggestions. */
  readonly #keys: readonly string[];
  readonly #codes: readonly string[];

  constructor(postcodes: Iterable<Omit<Suburb, 'name'>>, suburbs: readonly Suburb[]) {
    this.#postcodes = new Map([...postcodes].map((one) => [one.postcode, { ...one, slug: one.postcode, name: null }]));
    this.#suburbs = Map.groupBy(
      suburbs.map((one) => ({ ...one, slug: `${one.postcode}-${slugOf(one.name)}` })),
      ({ name }) => placeKey(slugOf(name).split('-')),
    );
    this.#keys = [...this.#suburbs.keys()].toSorted();
    this.#codes = [...this.#postcodes.keys()].toSorted();
  }

  /** The middle of a postcode; null if it does not exist. */
  postcode(postcode: string): KnownPlace | null {
    return this.#postcodes.get(postcode) ?? null;
  }

  /**
   * The place of a slug such as '3220', '3220-geelong', 'geelong' or 'richmond-vic'; null if there is none. Of several places
   * with the name, the one nearest to any of `from` is meant (ledger S23).
   */
  find(slug: string, from: readonly Point[]): PlaceMatch | null {
    const { name, state, postcode } = placeParts(slug);
    if (name.length === 0) {
      const place = postcode === null ? null : this.postcode(postcode);
      return place === null ? null : { place, others: [] };
    }
    const named = this.#suburbs.get(placeKey(name)) ?? [];
    const fitting = named.filter(
      (one) => (postcode === null || one.postcode === postcode) && (state === null || one.state === state),
    );
    const place = nearestTo(from, fitting);
    if (place === null) return null;
    const others = postcode === null ? apartFrom(place, nearestFirst(from, fitting)) : [];
    return { place, others };
  }

  /** Whether a text is the name of a suburb or a postcode, for the reader of plain-text searches. */
  has(slug: string): boolean {
    return this.find(slug, []) !== null;
  }

  /** Places whose name or postcode begins as typed, exact names first. */
  suggest(slug: string, most: number): readonly KnownPlace[] {
    const { name, state, postcode } = placeParts(slug);
    if (name.length === 0 || DIGITS.test(slug)) return this.#postcodesFrom(postcode ?? slug, most);
    const key = placeKey(name);
    const found: KnownPlace[] = [];
    for (let at = firstFrom(this.#keys, key); this.#keys[at]?.startsWith(key) === true && found.length < most; at += 1)
      found.push(
        ...(this.#suburbs.get(this.#keys[at] ?? '') ?? []).filter(
          (one) => (state === null || one.state === state) && (postcode === null || one.postcode === postcode),
        ),
      );
    return found.slice(0, most);
  }

  #postcodesFrom(digits: string, most: number): readonly KnownPlace[] {
    const first = firstFrom(this.#codes, digits);
    return this.#codes
      .slice(first, first + most)
      .filter((code) => code.startsWith(digits))
      .flatMap((code) => this.postcode(code) ?? []);
  }
}

export const NO_PLACES = new Gazetteer([], []);

const distance = (from: readonly Point[], place: KnownPlace) => Math.min(...from.map((point) => greatCircleKm(point, place)));

/** Without anything to be near to, the lowest postcode comes first. */
const nearestFirst = (from: readonly Point[], places: readonly KnownPlace[]): readonly KnownPlace[] =>
  places
    .map((place) => ({ place, km: from.length === 0 ? 0 : distance(from, place) }))
    .toSorted((a, b) => a.km - b.km || (a.place.postcode < b.place.postcode ? -1 : 1))
    .map(({ place }) => place);

const nearestTo = (from: readonly Point[], places: readonly KnownPlace[]): KnownPlace | null =>
  nearestFirst(from, places)[0] ?? null;

function apartFrom(chosen: KnownPlace, places: readonly KnownPlace[]): readonly KnownPlace[] {
  const apart: KnownPlace[] = [];
  for (const place of places)
    if ([chosen, ...apart].every((one) => one.state !== place.state || greatCircleKm(one, place) > SAME_TOWN_KM))
      apart.push(place);
  return apart.slice(0, MOST_OTHERS);
}

function firstFrom(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') >= key) high = middle;
    else low = middle + 1;
  }
  return low;
}

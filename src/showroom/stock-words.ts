import type { Location } from '#src/rules/places/location.ts';
import { shownCity } from '#src/rules/places/location.ts';
import type { WordFacet } from '#src/rules/search/facets.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import type { FilterField, FilterTerm } from '#src/rules/stock/search-filter.ts';
import type { Site } from '#src/site/site.ts';
import type { WordColumn } from './columns.ts';
import type { Shelf } from './shelf.ts';

/** The fields of which a vehicle has one word. */
export type StockField =
  | FilterField
  | Exclude<WordFacet, 'price_range' | 'weekly_price_range' | 'filtered_features' | 'categories'>;

/**
 * The words of several shelves as one site uses them: its own names of bodies and of its locations. All rows of the shelves are numbered consecutively,
 * each shelf's from its `base` on.
 */
export class StockWords {
  readonly shelves: readonly { readonly shelf: Shelf; readonly base: number }[];
  /** The number of all rows, shown or not. */
  readonly total: number;
  /** A number for every row, to work in; its content does not outlive a call. */
  readonly scratch: Uint32Array;
  readonly #site: Site;
  readonly #locations: ReadonlyMap<number, Location>;
  readonly #columns = new Map<string, WordColumn>();

  constructor(site: Site, locations: readonly Location[], shelves: readonly Shelf[]) {
    this.#site = site;
    this.#locations = new Map(locations.map((location) => [location.id, location]));
    let total = 0;
    this.shelves = shelves.map((shelf) => {
      const base = total;
      total += shelf.count;
      return { shelf, base };
    });
    this.total = total;
    this.scratch = new Uint32Array(total);
  }

  /** The shelf of a row, and the row's number on it. */
  locate(row: number): { readonly shelf: Shelf; readonly row: number } {
    let [low, high] = [0, this.shelves.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.shelves[middle]?.base ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    const found = this.shelves[low];
    if (found === undefined) throw new RangeError(`There is no row ${row}.`);
    return { shelf: found.shelf, row: row - found.base };
  }

  /** A field of one shelf; the word is '' when a vehicle has none. */
  column(shelf: Shelf, field: StockField): WordColumn {
    const key = `${shelf.dealershipId} ${field}`;
    let column = this.#columns.get(key);
    if (column === undefined) {
      column = this.#read(shelf, field);
      this.#columns.set(key, column);
    }
    return column;
  }

  /** The word of a field that depends on dealership or location; '' for any other field. */
  locationWord(dealershipId: number, locationId: number, field: StockField): string {
    const dealership = this.#site.dealerships.find(({ id }) => id === dealershipId);
    const location = this.#locations.get(locationId);
    if (field === 'dealership') return dealership?.slug ?? '';
    if (field === 'dealership_name') return dealership?.name ?? '';
    if (field === 'location') return location?.slug ?? '';
    if (field === 'location_name') return location?.name ?? '';
    if (field === 'state') return location?.state ?? '';
    return field === 'city' ? (shownCity(this.#site.switches, location ?? null) ?? '') : '';
  }

  /** Marks, among all rows, those that match every term. */
  matching(terms: readonly FilterTerm[]): Uint8Array {
    const marks = new Uint8Array(this.total).fill(1);
    for (const { shelf, base } of this.shelves) {
      for (const { field, value } of terms) {
        const { words, codes } = this.column(shelf, field);
        const matches = Uint8Array.from(words, (word) => (word.toLowerCase() === value.toLowerCase() ? 1 : 0));
        for (let row = 0; row < codes.length; row += 1)
          marks[base + row] = (marks[base + row] ?? 0) & (matches[codes[row] ?? 0] ?? 0);
      }
    }
    return marks;
  }

  #read(shelf: Shelf, field: StockField): WordColumn {
    if (isLocationField(field)) {
      const { words, codes } = shelf.words.location_id;
      return { codes, words: words.map((id) => this.locationWord(shelf.dealershipId, Number(id), field)) };
    }
    if (field !== 'body') return shelf.words[field];
    const { words, codes } = shelf.words.body;
    return { codes, words: words.map((word) => bodyName(word, this.#site.switches.truckMeans)) };
  }
}

const LOCATION_FIELDS = ['state', 'city', 'location', 'location_name', 'dealership', 'dealership_name'] as const;
type LocationField = (typeof LOCATION_FIELDS)[number];

const isLocationField = (field: StockField): field is LocationField => (LOCATION_FIELDS as readonly string[]).includes(field);

import type { Location } from '#src/rules/places/location.ts';
import type { WordFacet } from '#src/rules/search/facets.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import type { FilterField, FilterTerm } from '#src/rules/stock/search-filter.ts';
import type { Site } from '#src/site/site.ts';
import type { WordColumn } from './columns.ts';
import type { Shelf } from './shelf.ts';

/** Every field of which a vehicle has one word. */
export type StockField =
  | FilterField
  | Exclude<WordFacet, 'price_range' | 'weekly_price_range' | 'filtered_features' | 'categories'>;

/**
 * The words of several shelves as one site says them: what it calls bodies, and where its places are. All rows of the shelves are numbered through, each
 * shelf's from its `base` on.
 */
export class StockWords {
  readonly shelves: readonly { readonly shelf: Shelf; readonly base: number }[];
  /** All rows there are, shown or not. */
  readonly total: number;
  /** A number for every row, for whoever works something out for all of them; nothing is kept in it. */
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

  /** Where a row lies. */
  place(row: number): { readonly shelf: Shelf; readonly row: number } {
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

  /** A field of one shelf: a small number for each row, and the word that each number stands for; '' for none. */
  column(shelf: Shelf, field: StockField): WordColumn {
    const key = `${shelf.dealershipId} ${field}`;
    let column = this.#columns.get(key);
    if (column === undefined) {
      column = this.#read(shelf, field);
      this.#columns.set(key, column);
    }
    return column;
  }

  /** A field's word by dealership and location; '' for a field that is no place. */
  placeWord(dealershipId: number, locationId: number, field: StockField): string {
    const dealership = this.#site.dealerships.find(({ id }) => id === dealershipId);
    const location = this.#locations.get(locationId);
    if (field === 'dealership') return dealership?.slug ?? '';
    if (field === 'dealership_name') return dealership?.name ?? '';
    if (field === 'location') return location?.slug ?? '';
    if (field === 'location_name') return location?.name ?? '';
    if (field === 'state') return location?.state ?? '';
    return field === 'city' ? (this.#site.switches.overrideCity ?? location?.city ?? '') : '';
  }

  /** Marks, among all rows, those that meet every term. */
  meeting(terms: readonly FilterTerm[]): Uint8Array {
    const marks = new Uint8Array(this.total).fill(1);
    for (const { shelf, base } of this.shelves) {
      for (const { field, value } of terms) {
        const { words, codes } = this.column(shelf, field);
        const wanted = Uint8Array.from(words, (word) => (word.toLowerCase() === value.toLowerCase() ? 1 : 0));
        for (let row = 0; row < codes.length; row += 1)
          marks[base + row] = (marks[base + row] ?? 0) & (wanted[codes[row] ?? 0] ?? 0);
      }
    }
    return marks;
  }

  #read(shelf: Shelf, field: StockField): WordColumn {
    if (isPlaceField(field)) {
      const { words, codes } = shelf.words.place;
      return { codes, words: words.map((id) => this.placeWord(shelf.dealershipId, Number(id), field)) };
    }
    if (field !== 'body') return shelf.words[field];
    const { words, codes } = shelf.words.body;
    return { codes, words: words.map((word) => bodyName(word, this.#site.switches.truckMeans)) };
  }
}

const PLACE_FIELDS = ['state', 'city', 'location', 'location_name', 'dealership', 'dealership_name'] as const;
type PlaceField = (typeof PLACE_FIELDS)[number];

const isPlaceField = (field: StockField): field is PlaceField => (PLACE_FIELDS as readonly string[]).includes(field);

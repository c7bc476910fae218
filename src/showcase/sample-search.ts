import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import type { PromoView, ResultCell } from '#src/views/search/result-cells.ts';
import type { FacetView, ValueView } from '#src/views/search/search-facets.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';

/** A promotion among the results, with a picture and without. */
export const SAMPLE_PROMO: PromoView = {
  id: 'sample',
  title: 'We Want Your Car! We buy all types of cars',
  text: 'Our high turnover means we can pay more',
  link: { label: 'Call the dealer', href: 'tel:0270102800' },
  picture: null,
};

/** A page of search results that has everything, except for what a state overrides. */
export function sampleSearch(word: string, cards: readonly CardView[], state: Partial<SearchPage> = {}): SearchPage {
  const cells: ResultCell[] = cards.map((card) => ({ kind: 'vehicle', card }));
  cells.splice(4, 0, { kind: 'promo', promo: SAMPLE_PROMO });
  return {
    title: 'Sample results',
    crumbs: [],
    path: ALL_STOCK,
    query: {
      ...EMPTY_QUERY,
      words: { car_type: ['used'], make: ['Sample', 'Specimen'] },
      ranges: { price: { min: 16_000, max: 65_000 } },
    },
    fixed: [],
    hasDefaults: false,
    tow:
      word === 'caravan'
        ? {
            counts: [
              [1820, 96],
              [2890, 31],
              [3240, 19],
            ],
            unknown: 2,
          }
        : null,
    count: 148,
    countText: '148',
    pages: 8,
    cells,
    layout: 'grid',
    cardsPerRow: 3,
    chips: ['Used', 'Sample', 'Specimen', '$16,000 to $65,000'].map((label) => ({
      label,
      href: `${ALL_STOCK}?query=${label}`,
      facet: 'text' as const,
    })),
    clearHref: ALL_STOCK,
    emptyHref: ALL_STOCK,
    facets: FACETS,
    sorts: [
      { value: 'relevance', label: 'Most relevant' },
      { value: 'latest', label: 'Latest' },
      { value: 'price-desc', label: 'Highest price' },
      { value: 'price-asc', label: 'Lowest price' },
    ],
    understood: [
      { phrase: '7 seat', label: 'Seats: 7' },
      { phrase: 'under 45k', label: 'Under $45,000' },
    ],
    near: { place: '', others: [], unknown: null },
    suggestion: null,
    alertHref: '#search',
    vehicleWord: word,
    ...state,
  };
}

const value = (label: string, count: number, chosen = false): ValueView => ({ value: label, label, count, chosen });
const values = (
  facet: Extract<FacetView, { kind: 'values' }>['facet'],
  label: string,
  list: readonly ValueView[],
): FacetView => ({
  kind: 'values',
  facet,
  label,
  lists: [{ heading: null, values: list }],
  parent: null,
});
const BARS = [3, 6, 10, 15, 19, 24, 26, 23, 20, 18, 14, 12, 10, 7, 6, 4, 3, 3, 2, 2, 1, 1, 0, 1];
const MAKES = ['Sample', 'Specimen', 'Example', 'Model', 'Pattern', 'Instance', 'Case', 'Token', 'Proof', 'Trial', 'Draft'];

const FACETS: readonly FacetView[] = [
  {
    kind: 'values',
    facet: 'make',
    label: 'Make',
    lists: [
      { heading: 'Popular Makes', values: MAKES.map((name, at) => value(name, 31 - 3 * at, at < 2)) },
      { heading: 'All Makes', values: MAKES.toSorted().map((name) => value(name, 12)) },
    ],
    parent: null,
  },
  {
    kind: 'values',
    facet: 'model',
    label: 'Model',
    lists: [
      { heading: 'Sample', values: [value('Rover', 12), value('Ranger of the long wheelbase', 9)] },
      { heading: 'Specimen', values: [value('Runner', 4), value('Racer', 0)] },
    ],
    parent: 'make',
  },
  {
    ...values('car_type', 'Condition', [
      { ...value('New', 36), value: 'new' },
      { ...value('Demo', 0), value: 'demo' },
      { ...value('Used', 148, true), value: 'used' },
    ]),
  },
  {
    kind: 'range',
    facet: 'price',
    label: 'Price',
    bounds: { min: 5_490, max: 98_990 },
    chosen: { min: 16_000, max: 65_000 },
    step: 1_000,
    unit: 'dollars',
    bars: BARS,
  },
  values('body', 'Body', [value('SUV', 64), value('Ute', 27), value('Hatch', 24), value('Cab Chassis', 1_208)]),
  {
    kind: 'range',
    facet: 'km',
    label: 'Kilometres',
    bounds: { min: 10, max: 241_000 },
    chosen: { min: null, max: null },
    step: 5_000,
    unit: 'kilometres',
    bars: [],
  },
  {
    kind: 'range',
    facet: 'year',
    label: 'Year',
    bounds: { min: 2009, max: 2026 },
    chosen: { min: null, max: null },
    step: 1,
    unit: 'years',
    bars: [],
  },
  values('fuel', 'Fuel', [value('Petrol', 80), value('Diesel', 52), value('Electric', 0)]),
];

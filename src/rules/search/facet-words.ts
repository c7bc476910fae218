import { numberText } from '../text/number-text.ts';
import { shortLengthText } from '../vehicle/lengths.ts';
import type { Facet, Range, RangeFacet, WordFacet } from './facets.ts';
import type { Sort } from './search-query.ts';

const LABELS: Readonly<Record<Facet, string>> = {
  make: 'Make',
  model: 'Model',
  make_model: 'Make and model',
  badge: 'Badge',
  car_type: 'Condition',
  status: 'Availability',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  seats: 'Seats',
  colour: 'Colour',
  price_range: 'Price range',
  // A shopper's budget rather than a repayment, which would need its comparison rate (ledger K2).
  weekly_price_range: 'Weekly budget',
  state: 'State',
  city: 'City',
  location_name: 'Location',
  dealership_name: 'Dealership',
  item_type: 'Type of {vehicle}',
  tag: 'Tag',
  certified: 'Certified',
  sleeps: 'Sleeps',
  axle_type: 'Axles',
  ensuite: 'Ensuite',
  filtered_features: 'Features',
  categories: 'Category',
  price: 'Price',
  subscription_price: 'Weekly price',
  km: 'Kilometres',
  year: 'Year',
  body_length: 'Length',
  tare_weight: 'Empty weight (tare)',
  aggregate_trailer_mass: 'Loaded weight (ATM)',
};

const VALUES: Readonly<Partial<Record<WordFacet, ReadonlyMap<string, string>>>> = {
  car_type: new Map([
    ['new', 'New'],
    ['demo', 'Demo'],
    ['used', 'Used'],
  ]),
  certified: new Map([
    ['true', 'Certified'],
    ['false', 'Not certified'],
  ]),
  ensuite: new Map([
    ['true', 'Has an ensuite'],
    ['false', 'No ensuite'],
  ]),
  status: new Map([
    ['in_stock', 'In stock'],
    ['coming_soon', 'Coming soon'],
    ['sold', 'Sold'],
  ]),
  item_type: new Map([
    ['car', 'Car'],
    ['caravan', 'Caravan'],
  ]),
};

/** The sort orders as text (ledger S5). */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Most relevant',
  latest: 'Latest',
  'price-desc': 'Highest price',
  'price-asc': 'Lowest price',
  nearest: 'Nearest',
};

/** A facet's name on a page. */
export const facetLabel = (facet: Facet, vehicleWord: string): string => LABELS[facet].replace('{vehicle}', vehicleWord);

/** A value's name on a page; most are shown as they are. */
export function valueLabel(facet: WordFacet, value: string): string {
  if (facet === 'price_range') return bandLabel(value, '');
  if (facet === 'weekly_price_range') return `Budget of ${bandLabel(value, ' a week')}`;
  if (facet === 'seats' && /^\d+$/.test(value)) return value === '1' ? '1 seat' : `${value} seats`;
  if (facet === 'sleeps') return `Sleeps ${value}`;
  if (facet === 'axle_type') return /axle/i.test(value) ? value : `${value} axle`;
  return VALUES[facet]?.get(value) ?? value;
}

/** A range as text: 'Under $45,000', '100,000 km or less', '2020 or newer'. */
export function rangeLabel(facet: RangeFacet, { min, max }: Range): string {
  const [low, high] = [min, max].map((end) => (end === null ? null : written(facet, end)));
  const [less, more, unit] = WORDS[facet];
  if (low == null) return high == null ? `Any ${LABELS[facet].toLowerCase()}` : less.replace('{}', high);
  if (high == null) return more.replace('{}', low);
  return `${low === high ? low : `${low} to ${high}`}${unit}`;
}

const WORDS: Readonly<Record<RangeFacet, readonly [less: string, more: string, unit: string]>> = {
  price: ['Under {}', '{} or more', ''],
  subscription_price: ['Under {} a week', '{} a week or more', ' a week'],
  km: ['{} km or less', '{} km or more', ' km'],
  year: ['{} or older', '{} or newer', ''],
  body_length: ['{} or shorter', '{} or longer', ''],
  tare_weight: ['{} kg tare or less', '{} kg tare or more', ' kg tare'],
  aggregate_trailer_mass: ['{} kg ATM or less', '{} kg ATM or more', ' kg ATM'],
};

const grouped = (number: number) => numberText(number);

function written(facet: RangeFacet, end: number): string {
  if (facet === 'year') return String(end);
  if (facet === 'body_length') return shortLengthText(end);
  return facet === 'price' || facet === 'subscription_price' ? `$${grouped(end)}` : grouped(end);
}

function bandLabel(band: string, unit: string): string {
  const [, low, high] = /^(\d{1,9})-(\d{1,9})$/.exec(band) ?? [];
  return low === undefined || high === undefined ? band : `$${grouped(Number(low))} to $${grouped(Number(high))}${unit}`;
}

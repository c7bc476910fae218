import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FilterField } from '#src/rules/stock/search-filter.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { type CardFacts, cardFacts } from './card-facts.ts';
import { type WordColumn, wordAt, wordColumn } from './columns.ts';
import { type Packed, pack, unpack } from './packed.ts';

/** The fields a list is filtered by; location and dealership are known by the numbers below. */
type WordField =
  | Exclude<FilterField, 'city' | 'state' | 'location' | 'dealership' | 'year' | 'seats' | 'certified'>
  | 'seats'
  | 'certified';

/**
 * One dealership's stock at one version: columns for deciding, packed cards for showing, the rest of each vehicle deflated. It never
 * changes, and every site of a group that has the dealership holds the same one.
 */
export interface Shelf {
  readonly dealershipId: number;
  readonly version: string;
  readonly count: number;
  /** Ascending. */
  readonly ids: Int32Array<ArrayBuffer>;
  readonly locationIds: Int32Array<ArrayBuffer>;
  readonly years: Int16Array<ArrayBuffer>;
  readonly ranks: Int32Array<ArrayBuffer>;
  readonly soldMarks: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970; NaN for no sale recorded. */
  readonly soldAts: Float64Array<ArrayBuffer>;
  readonly createdAts: Float64Array<ArrayBuffer>;
  readonly words: Readonly<Record<WordField, WordColumn>>;
  readonly cards: Packed;
  readonly details: Packed;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Puts a dealership's vehicles, given in the order of their ids, on a shelf. */
export async function buildShelf(dealershipId: number, version: string, chunks: AsyncIterable<Vehicle[]>): Promise<Shelf> {
  const cards: Uint8Array[] = [];
  const details: Uint8Array[] = [];
  const rows: Pick<Vehicle, (typeof KEPT)[number]>[] = [];
  for await (const chunk of chunks) {
    for (const car of chunk) {
      cards.push(encoder.encode(JSON.stringify(cardFacts(car))));
      // Level 1: a start waits for thousands of these, and the better levels save little.
      details.push(deflateRawSync(JSON.stringify(car), { level: 1 }));
      rows.push(kept(car));
    }
  }
  const words = <K extends keyof (typeof rows)[number]>(field: K) =>
    wordColumn(rows.map((row) => (row[field] === null ? null : String(row[field]))));
  return {
    dealershipId,
    version,
    count: rows.length,
    ids: Int32Array.from(rows, ({ id }) => id),
    locationIds: Int32Array.from(rows, ({ locationId }) => locationId),
    years: Int16Array.from(rows, ({ year }) => year),
    ranks: Int32Array.from(rows, ({ customRank }) => customRank),
    soldMarks: Uint8Array.from(rows, ({ sold }) => (sold ? 1 : 0)),
    soldAts: Float64Array.from(rows, ({ soldAt }) => soldAt ?? Number.NaN),
    createdAts: Float64Array.from(rows, ({ createdAt }) => createdAt),
    words: {
      make: words('make'),
      model: words('model'),
      badge: words('badge'),
      series: words('series'),
      colour: words('colour'),
      car_type: words('carType'),
      item_type: words('itemType'),
      status: words('status'),
      body: words('simpleBody'),
      fuel: words('simpleFuel'),
      transmission: words('simpleTransmission'),
      drive: words('simpleDrive'),
      seats: words('seats'),
      certified: words('certified'),
    },
    cards: pack(cards),
    details: pack(details),
  };
}

/** What a card shows of the vehicle in a row. */
export const cardAt = (shelf: Shelf, row: number): CardFacts => JSON.parse(decoder.decode(unpack(shelf.cards, row))) as CardFacts;

/** The whole vehicle in a row, opened for its page. */
export const vehicleAt = (shelf: Shelf, row: number): Vehicle =>
  JSON.parse(inflateRawSync(unpack(shelf.details, row)).toString()) as Vehicle;

/** The row of a vehicle, or -1. */
export function rowOf({ ids, count }: Shelf, id: number): number {
  for (let low = 0, high = count - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** A row's word for a field of the filter language that the shelf itself knows. */
export const shelfWord = (shelf: Shelf, field: WordField, row: number): string => wordAt(shelf.words[field], row);

/** The memory a shelf takes, near enough for a budget. */
export function shelfBytes(shelf: Shelf): number {
  const columns = Object.values(shelf.words).reduce(
    (sum, { words, codes }) => sum + codes.byteLength + words.join('').length * 2,
    0,
  );
  const numbers = [shelf.ids, shelf.locationIds, shelf.years, shelf.ranks, shelf.soldMarks, shelf.soldAts, shelf.createdAts];
  const packed = [shelf.cards.bytes, shelf.cards.offsets, shelf.details.bytes, shelf.details.offsets];
  return columns + [...numbers, ...packed].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** The memory of a shelf that a thread hands over instead of copying. */
export function shelfBuffers(shelf: Shelf): ArrayBuffer[] {
  const numbers = [shelf.ids, shelf.locationIds, shelf.years, shelf.ranks, shelf.soldMarks, shelf.soldAts, shelf.createdAts];
  const packed = [shelf.cards.bytes, shelf.cards.offsets, shelf.details.bytes, shelf.details.offsets];
  return [...numbers, ...packed, ...Object.values(shelf.words).map(({ codes }) => codes)].map(({ buffer }) => buffer);
}

const KEPT = [
  'id',
  'locationId',
  'year',
  'customRank',
  'sold',
  'soldAt',
  'createdAt',
  'make',
  'model',
  'badge',
  'series',
  'colour',
  'carType',
  'itemType',
  'status',
  'simpleBody',
  'simpleFuel',
  'simpleTransmission',
  'simpleDrive',
  'seats',
  'certified',
] as const satisfies readonly (keyof Vehicle)[];

const kept = (car: Vehicle) => Object.fromEntries(KEPT.map((name) => [name, car[name]])) as Pick<Vehicle, (typeof KEPT)[number]>;

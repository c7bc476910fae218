import { inflateRawSync } from 'node:zlib';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { CardFacts } from './card-facts.ts';
import type { WordColumn } from './columns.ts';
import type { ShelfOffers } from './offer-column.ts';
import { type Packed, unpack } from './packed.ts';
import type { RowLists } from './row-lists.ts';
import type { TextIndex } from './text-index.ts';

/** The columns of words on a shelf; `fuel_name` is the feed's own word for the fuel. */
export const SHELF_WORDS = [
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'colour',
  'car_type',
  'item_type',
  'status',
  'body',
  'fuel',
  'fuel_name',
  'transmission',
  'drive',
  'seats',
  'certified',
  'sleeps',
  'axle_type',
  'ensuite',
  'tag',
  'year',
  'location_id',
] as const;
export type ShelfWord = (typeof SHELF_WORDS)[number];

/** The columns of numbers; NaN when a vehicle has none. Dollars, kilometres, feet, kilograms, and milliseconds since 1970. */
export const SHELF_NUMBERS = [
  'price',
  'subscription_price',
  'km',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
  'soldAt',
  'createdAt',
] as const;
export type ShelfNumber = (typeof SHELF_NUMBERS)[number];

/** The fields in the text index. What truck means differs from site to site, so its names are indexed for either meaning. */
export const TEXT_FIELDS = [
  'make',
  'model',
  'badge',
  'series',
  'colour',
  'body',
  'fuel',
  'fuel_name',
  'lightTruck',
  'ute',
  'equipment',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/**
 * One dealership's stock at one version: columns to filter and sort by, packed cards to show, and each whole vehicle deflated. It never
 * changes, and all sites that show the dealership share it.
 */
export interface Shelf {
  readonly dealershipId: number;
  readonly version: string;
  readonly count: number;
  /** Ascending. */
  readonly ids: Int32Array<ArrayBuffer>;
  /** Vehicles sold long ago: their pages are made from the store. Ascending. */
  readonly archivedIds: Int32Array<ArrayBuffer>;
  readonly ranks: Int32Array<ArrayBuffer>;
  readonly soldMarks: Uint8Array<ArrayBuffer>;
  readonly numbers: Readonly<Record<ShelfNumber, Float64Array<ArrayBuffer>>>;
  readonly words: Readonly<Record<ShelfWord, WordColumn>>;
  /** All equipment, and the rows that have each piece of it. */
  readonly equipment: { readonly phrases: readonly string[]; readonly rows: RowLists };
  /** What estimates are computed from. */
  readonly offers: ShelfOffers;
  readonly text: TextIndex;
  /** The index of each field's first phrase in the text index. */
  readonly firstPhrases: Readonly<Record<TextField, number>>;
  readonly cards: Packed;
  readonly details: Packed;
}

const decoder = new TextDecoder();

export const cardAt = (shelf: Shelf, row: number): CardFacts => JSON.parse(decoder.decode(unpack(shelf.cards, row))) as CardFacts;

export const vehicleAt = (shelf: Shelf, row: number): Vehicle =>
  JSON.parse(inflateRawSync(unpack(shelf.details, row)).toString()) as Vehicle;

/** Returns -1 when the vehicle is not on the shelf. */
export const rowOf = ({ ids }: Shelf, id: number): number => placeOf(ids, id);

/** Whether only the store holds the vehicle. */
export const isArchived = ({ archivedIds }: Shelf, id: number): boolean => placeOf(archivedIds, id) >= 0;

function placeOf(ids: Int32Array, id: number): number {
  for (let low = 0, high = ids.length - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The memory of a shelf's index: without the packed cards and vehicles. */
export function shelfIndexBytes(shelf: Shelf): number {
  const phrases = [...Object.values(shelf.words).map(({ words }) => words), shelf.equipment.phrases];
  const letters = phrases.reduce((sum, words) => sum + words.join('').length * 2, 0);
  return indexArrays(shelf).reduce((sum, { byteLength }) => sum + byteLength, letters);
}

/** The memory of a shelf, accurate enough for a budget. */
export function shelfBytes(shelf: Shelf): number {
  return packedArrays(shelf).reduce((sum, { byteLength }) => sum + byteLength, shelfIndexBytes(shelf));
}

/** The buffers of a shelf that a thread transfers instead of copying. */
export const shelfBuffers = (shelf: Shelf): ArrayBuffer[] =>
  [...indexArrays(shelf), ...packedArrays(shelf)].map(({ buffer }) => buffer);

type Numbers = { readonly buffer: ArrayBuffer; readonly byteLength: number };

function indexArrays({ ids, archivedIds, ranks, soldMarks, numbers, words, equipment, offers, text }: Shelf): Numbers[] {
  return [
    ids,
    archivedIds,
    ranks,
    soldMarks,
    ...Object.values(numbers),
    ...Object.values(words).map(({ codes }) => codes),
    equipment.rows.bytes,
    equipment.rows.starts,
    ...offers.lenders.flatMap(({ rows, figures }) => [rows, figures]),
    offers.quotes,
    text.words.bytes,
    text.words.offsets,
    text.starts,
    text.uses,
    text.letters,
    text.lengths,
  ];
}

const packedArrays = ({ cards, details }: Shelf): Numbers[] => [cards.bytes, cards.offsets, details.bytes, details.offsets];

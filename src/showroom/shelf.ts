import { inflateRawSync } from 'node:zlib';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { CardFacts } from './card-facts.ts';
import type { WordColumn } from './columns.ts';
import type { ShelfOffers } from './offer-column.ts';
import { type Packed, unpack } from './packed.ts';
import type { RowLists } from './row-lists.ts';
import type { TextIndex } from './text-index.ts';

/** The words that a shelf itself knows of its vehicles; `place` is the number of the location, `fuel_name` the feed's own word for the fuel. */
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
  'tag',
  'year',
  'place',
] as const;
export type ShelfWord = (typeof SHELF_WORDS)[number];

/** The numbers it knows; NaN where a vehicle has none. Dollars, kilometres, and milliseconds since 1970. */
export const SHELF_NUMBERS = ['price', 'subscription_price', 'km', 'soldAt', 'createdAt'] as const;
export type ShelfNumber = (typeof SHELF_NUMBERS)[number];

/** The fields of phrases in the text index. What truck means differs from site to site: its names are there for either meaning. */
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
 * One dealership's stock at one version: columns for deciding, packed cards for showing, the rest of each vehicle deflated. It never
 * changes, and every site of a group that has the dealership holds the same one.
 */
export interface Shelf {
  readonly dealershipId: number;
  readonly version: string;
  readonly count: number;
  /** Ascending. */
  readonly ids: Int32Array<ArrayBuffer>;
  /** Vehicles that were sold long ago: they have a page, which only the store can tell. Ascending. */
  readonly archivedIds: Int32Array<ArrayBuffer>;
  readonly ranks: Int32Array<ArrayBuffer>;
  readonly soldMarks: Uint8Array<ArrayBuffer>;
  readonly numbers: Readonly<Record<ShelfNumber, Float64Array<ArrayBuffer>>>;
  readonly words: Readonly<Record<ShelfWord, WordColumn>>;
  /** Every piece of equipment there is, and the rows that have each. */
  readonly equipment: { readonly phrases: readonly string[]; readonly rows: RowLists };
  /** What lenders offer and have quoted for its vehicles: what estimates are made from. */
  readonly offers: ShelfOffers;
  readonly text: TextIndex;
  /** The number of each field's first phrase in the text index. */
  readonly firstPhrases: Readonly<Record<TextField, number>>;
  readonly cards: Packed;
  readonly details: Packed;
}

const decoder = new TextDecoder();

/** What a card shows of the vehicle in a row. */
export const cardAt = (shelf: Shelf, row: number): CardFacts => JSON.parse(decoder.decode(unpack(shelf.cards, row))) as CardFacts;

/** The whole vehicle in a row, opened for its page. */
export const vehicleAt = (shelf: Shelf, row: number): Vehicle =>
  JSON.parse(inflateRawSync(unpack(shelf.details, row)).toString()) as Vehicle;

/** The row of a vehicle, or -1. */
export const rowOf = ({ ids }: Shelf, id: number): number => placeOf(ids, id);

/** Whether a vehicle is one that only the store holds. */
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

/** The memory that the index of a shelf takes: what lists are decided and found by, without what is shown. */
export function shelfIndexBytes(shelf: Shelf): number {
  const phrases = [...Object.values(shelf.words).map(({ words }) => words), shelf.equipment.phrases];
  const letters = phrases.reduce((sum, words) => sum + words.join('').length * 2, 0);
  return indexArrays(shelf).reduce((sum, { byteLength }) => sum + byteLength, letters);
}

/** The memory a shelf takes, near enough for a budget. */
export function shelfBytes(shelf: Shelf): number {
  return packedArrays(shelf).reduce((sum, { byteLength }) => sum + byteLength, shelfIndexBytes(shelf));
}

/** The memory of a shelf that a thread hands over instead of copying. */
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

import { deflateRawSync } from 'node:zlib';
import { isPrice } from '#src/rules/price/price-display.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import { hasEnsuite } from '#src/rules/stock/ensuite.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { usableAtm } from '#src/rules/tow/tow-verdict.ts';
import { isTowed } from '#src/rules/tow/towed.ts';
import { cardFacts } from './card-facts.ts';
import { WordCollector, type WordColumn } from './columns.ts';
import { OfferCollector } from './offer-column.ts';
import { pack } from './packed.ts';
import { packRows } from './row-lists.ts';
import {
  SHELF_NUMBERS,
  SHELF_WORDS,
  type Shelf,
  type ShelfNumber,
  type ShelfWord,
  TEXT_FIELDS,
  type TextField,
} from './shelf.ts';
import { TextCollector } from './text-index.ts';

const WORDS: Readonly<Record<ShelfWord, (car: Vehicle) => string | null>> = {
  make: (car) => car.make,
  model: (car) => car.model,
  make_model: (car) => `${car.make} ${car.model}`,
  badge: (car) => car.badge,
  series: (car) => car.series,
  colour: (car) => car.colour,
  car_type: (car) => car.carType,
  item_type: (car) => car.itemType,
  status: (car) => car.status,
  body: (car) => car.simpleBody,
  fuel: (car) => car.simpleFuel,
  fuel_name: (car) => car.fuel,
  transmission: (car) => car.simpleTransmission,
  drive: (car) => car.simpleDrive,
  seats: (car) => (car.seats === null ? null : String(car.seats)),
  certified: (car) => String(car.certified),
  sleeps: ({ specifications: of }) => (of?.sleeps == null ? null : String(of.sleeps)),
  axle_type: ({ specifications: of }) => of?.axleType ?? null,
  ensuite: (car) => {
    const has = hasEnsuite(car);
    return has === null ? null : String(has);
  },
  tag: (car) => car.tag,
  year: (car) => String(car.year),
  location_id: (car) => String(car.locationId),
};

const NUMBERS: Readonly<Record<ShelfNumber, (car: Vehicle) => number | null>> = {
  // Prices that are placeholders must not be sorted, filtered or drawn on a slider (ledger S5, C8).
  price: (car) => (isPrice(car.price) ? car.price : null),
  // A subscription of $0 a week is none (ledger C8).
  subscription_price: (car) => (car.subscriptionPrice === 0 ? null : car.subscriptionPrice),
  km: (car) => car.km,
  body_length: ({ specifications: of }) => of?.bodyLength ?? null,
  tare_weight: ({ specifications: of }) => of?.tareWeight ?? null,
  // What drives itself is no trailer, whatever its feed says; no car can or cannot tow it, nor what has no weight that can be right (ledger P15).
  aggregate_trailer_mass: (car) =>
    car.specifications !== null && isTowed(car)
      ? usableAtm({ atm: car.specifications.aggregateTrailerMass, tare: car.specifications.tareWeight })
      : null,
  soldAt: (car) => car.soldAt,
  createdAt: (car) => car.createdAt,
};

const encoder = new TextEncoder();

/** Builds a shelf from a dealership's vehicles, which come in the order of their ids, and the ids of those that only the store holds. */
export async function buildShelf(
  dealershipId: number,
  version: string,
  chunks: AsyncIterable<Vehicle[]>,
  archivedIds: readonly number[],
): Promise<Shelf> {
  const cards: Uint8Array[] = [];
  const details: Uint8Array[] = [];
  const index = new ShelfIndex();
  for await (const chunk of chunks) {
    for (const car of chunk) {
      cards.push(encoder.encode(JSON.stringify(cardFacts(car))));
      // Level 1: a start waits for thousands of these, and the better levels save little.
      details.push(deflateRawSync(JSON.stringify(car), { level: 1 }));
      index.add(car);
    }
  }
  return {
    dealershipId,
    version,
    ...index.build(),
    archivedIds: Int32Array.from(archivedIds),
    cards: pack(cards),
    details: pack(details),
  };
}

/** Collects, vehicle by vehicle, what lists are filtered, sorted and searched by. */
export class ShelfIndex {
  readonly #ids: number[] = [];
  readonly #ranks: number[] = [];
  readonly #soldMarks: number[] = [];
  readonly #numbers = byName(SHELF_NUMBERS, (): number[] => []);
  readonly #words = byName(SHELF_WORDS, () => new WordCollector());
  readonly #equipment = new Map<string, number[]>();
  readonly #offers = new OfferCollector();
  /** Text that no two vehicles share: stock number and VIN. */
  readonly #own: string[] = [];

  add(car: Vehicle): void {
    const row = this.#ids.push(car.id) - 1;
    this.#ranks.push(car.customRank);
    this.#soldMarks.push(car.sold ? 1 : 0);
    for (const name of SHELF_NUMBERS) this.#numbers[name].push(NUMBERS[name](car) ?? Number.NaN);
    for (const name of SHELF_WORDS) this.#words[name].add(WORDS[name](car) ?? '');
    this.#offers.add(car, row);
    for (const phrase of new Set(car.equipment)) {
      const rows = this.#equipment.get(phrase);
      if (rows === undefined) this.#equipment.set(phrase, [row]);
      else rows.push(row);
    }
    this.#own.push(car.vin === null ? car.stocknum : `${car.stocknum} ${car.vin}`);
  }

  build(): Omit<Shelf, 'dealershipId' | 'version' | 'archivedIds' | 'cards' | 'details'> {
    const words = byName(SHELF_WORDS, (name) => this.#words[name].column());
    const equipment = { phrases: [...this.#equipment.keys()], rows: packRows([...this.#equipment.values()]) };
    const text = new TextCollector();
    const firstPhrases = byName(TEXT_FIELDS, (name) => text.addPhrases(phrasesOf(name, words, equipment.phrases)));
    for (const [row, own] of this.#own.entries()) text.addOwn(own, row);
    return {
      count: this.#ids.length,
      ids: Int32Array.from(this.#ids),
      ranks: Int32Array.from(this.#ranks),
      soldMarks: Uint8Array.from(this.#soldMarks),
      numbers: byName(SHELF_NUMBERS, (name) => Float64Array.from(this.#numbers[name])),
      words,
      equipment,
      offers: this.#offers.build(),
      text: text.index(),
      firstPhrases,
    };
  }
}

function phrasesOf(
  name: TextField,
  words: Readonly<Record<ShelfWord, WordColumn>>,
  equipment: readonly string[],
): readonly string[] {
  if (name === 'equipment') return equipment;
  if (name === 'lightTruck' || name === 'ute') return words.body.words.map((word) => bodyName(word, name));
  return words[name].words;
}

const byName = <K extends string, T>(names: readonly K[], make: (name: K) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, T>;

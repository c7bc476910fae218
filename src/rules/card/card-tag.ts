import { DAY_MS } from '#src/rules/time/local-day.ts';

const NEW_FOR = 8 * DAY_MS;

/** The facts that decide a card's tag. createdAt is in milliseconds since 1970. */
export interface Tagged {
  readonly simpleFuel: string;
  readonly reserved: boolean;
  readonly certified: boolean;
  readonly carType: string;
  readonly make: string;
  readonly tag: string | null;
  readonly status: string;
  readonly createdAt: number;
}

export interface TagInput {
  readonly showsElectricTag: boolean;
  readonly certifiedMakes: readonly string[];
}

export type CardTag =
  | { readonly kind: 'electric' | 'hybrid' | 'reserved' | 'certified' | 'comingSoon' | 'new' }
  | { readonly kind: 'custom'; readonly text: string };

type Row = (car: Tagged, input: TagInput, now: number) => CardTag | null;

/** Highest first: the order of this table is the rule (ledger C7). */
const TAGS: readonly Row[] = [
  (car, input) => (input.showsElectricTag && car.simpleFuel === 'Electric' ? { kind: 'electric' } : null),
  (car, input) => (input.showsElectricTag && car.simpleFuel === 'Hybrid' ? { kind: 'hybrid' } : null),
  (car) => (car.reserved ? { kind: 'reserved' } : null),
  (car, input) =>
    car.certified && car.carType === 'used' && input.certifiedMakes.includes(car.make) ? { kind: 'certified' } : null,
  (car) => (car.tag !== null && car.tag.trim() !== '' ? { kind: 'custom', text: car.tag.trim() } : null),
  (car) => (car.status === 'coming_soon' ? { kind: 'comingSoon' } : null),
  (car, _given, now) => (now < newUntil(car) ? { kind: 'new' } : null),
];

/** A card's one tag, or null (ledger C7). */
export function cardTag(car: Tagged, input: TagInput, now: number): CardTag | null {
  for (const earned of TAGS) {
    const tag = earned(car, input, now);
    if (tag !== null) return tag;
  }
  return null;
}

/** The instant at which a vehicle stops being new: 8 days after it was created (ledger C7). */
export const newUntil = (car: Pick<Tagged, 'createdAt'>): number => car.createdAt + NEW_FOR;

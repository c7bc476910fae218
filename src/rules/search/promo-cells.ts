import { isShowing } from '#src/rules/promotions/showing-times.ts';
import { plural } from '#src/rules/text/plural.ts';

/** A hash of a text from 0 to 4,294,967,295, the same everywhere. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  // Consecutive days differ in one digit; these steps spread the difference over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Shuffles a list by a seed, the same everywhere for the same seed. */
function seededOrder<T>(list: readonly T[], seed: string): T[] {
  return list
    .map((one, at) => ({ one, key: seedNumber(`${seed} ${at}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

/** What decides when a tile is shown. Instants are as in the site's file, null for no limit. */
export interface PromoTile {
  /** The types it is meant for; empty for any search. */
  readonly carTypes: readonly string[];
  readonly strict: boolean;
  readonly starts: string | null;
  readonly expires: string | null;
  /** Its own cell; null for the next of the site's positions. */
  readonly position: number | null;
}

/** A page of results and the site's switches for promo cards. */
export interface PromoInput<T extends PromoTile> {
  readonly tiles: readonly T[];
  readonly positions: readonly number[];
  readonly random: boolean;
  readonly shuffle: boolean;
  readonly always: boolean;
  /** The chosen types. */
  readonly carTypes: readonly string[];
  readonly now: number;
  /** Site, address and day, so that every visitor of a day sees the same (ledger H7). */
  readonly seed: string;
  /** The number of hits on the page. */
  readonly cells: number;
}

const BASE = 3;
const SPREAD = 3;

/**
 * The cells of a page that promo cards take, counted from 1 (ledger S18, H7). Every tile has its cell whether it is shown or not,
 * so one that is hidden does not move the others.
 */
export function promoCells<T extends PromoTile>(input: PromoInput<T>): { readonly position: number; readonly tile: T }[] {
  const { carTypes, cells, now } = input;
  const isUsedOnly = carTypes.length > 0 && carTypes.every((type) => type === 'used');
  if (cells === 0 || !(input.always || isUsedOnly)) return [];
  const isShown = (tile: T) => isShowing({ from: tile.starts, until: tile.expires }, now) && suits(tile, carTypes);
  const shown = placedTiles(input).filter(({ tile }) => isShown(tile));
  // Each tile makes the page one cell longer, so the next may be one cell further.
  return shown.filter(({ position }, at) => position <= cells + at + 1);
}

/**
 * Every tile's cell: its own, or else the site's positions in turn. A cell claimed twice goes to the tile that has it as its own.
 */
function placedTiles<T extends PromoTile>({ tiles, positions, random, shuffle, seed }: PromoInput<T>) {
  const placed = new Map<number, T>();
  for (const tile of tiles) if (tile.position !== null && !placed.has(tile.position)) placed.set(tile.position, tile);
  const others = tiles.filter(({ position }) => position === null);
  const inTurn = shuffle ? seededOrder(others, seed) : others;
  const free = (random ? [BASE + (seedNumber(seed) % SPREAD)] : [...new Set(positions)].toSorted((a, b) => a - b)).filter(
    (position) => !placed.has(position),
  );
  for (const [at, position] of free.entries()) {
    const tile = inTurn[at % inTurn.length];
    if (tile !== undefined) placed.set(position, tile);
  }
  return [...placed].map(([position, tile]) => ({ position, tile })).toSorted((a, b) => a.position - b.position);
}

/** A tile's text with the site's word for a vehicle instead of 'car' (ledger P5). */
export function tileText(text: string, vehicleWord: string): string {
  return text.replaceAll(/\bcars?\b/gi, (car) => {
    const word = /s$/i.test(car) ? plural(vehicleWord) : vehicleWord;
    if (car === car.toUpperCase()) return word.toUpperCase();
    return car.startsWith('C') ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

function suits(tile: PromoTile, chosen: readonly string[]): boolean {
  if (tile.carTypes.length === 0) return true;
  return chosen.length === 0 ? !tile.strict : chosen.every((type) => tile.carTypes.includes(type));
}

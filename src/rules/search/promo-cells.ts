import { isShowing } from '../promotions/is-showing.ts';
import { plural } from '../text/plural.ts';
import { seededOrder, seedNumber } from './seeded-order.ts';

/** What decides when a tile shows. Instants as the site's file gives them, null for always. */
export interface PromoTile {
  /** The car types it is meant for; empty for any search. */
  readonly carTypes: readonly string[];
  readonly strict: boolean;
  readonly starts: string | null;
  readonly expires: string | null;
}

/** A page of results and what the site says of its promotions. */
export interface PromoGiven<T extends PromoTile> {
  readonly tiles: readonly T[];
  readonly positions: readonly number[];
  readonly random: boolean;
  readonly shuffle: boolean;
  readonly always: boolean;
  /** The car types chosen. */
  readonly carTypes: readonly string[];
  readonly now: number;
  /** Site, address and day: every visitor of a day sees the same (ledger H7). */
  readonly seed: string;
  /** How many hits the page has. */
  readonly cells: number;
}

const BASE = 3;
const SPREAD = 3;

/** Which cells of a page promotions take, counted from 1, first to last (ledger S18, H7). */
export function promoCells<T extends PromoTile>(given: PromoGiven<T>): { readonly position: number; readonly tile: T }[] {
  const { carTypes, cells, seed } = given;
  const isUsedOnly = carTypes.length > 0 && carTypes.every((type) => type === 'used');
  const shown = given.tiles.filter(
    (tile) => isShowing({ from: tile.starts, until: tile.expires }, given.now) && suits(tile, carTypes),
  );
  if (cells === 0 || shown.length === 0 || !(given.always || isUsedOnly)) return [];
  const tiles = given.shuffle ? seededOrder(shown, seed) : shown;
  const positions = given.random ? [BASE + (seedNumber(seed) % SPREAD)] : [...new Set(given.positions)].toSorted((a, b) => a - b);
  // A tile makes the page one cell longer, so the next may stand one cell further.
  return positions
    .filter((position, at) => position <= cells + at + 1)
    .flatMap((position, at) => {
      const tile = tiles[at % tiles.length];
      return tile === undefined ? [] : [{ position, tile }];
    });
}

/** A tile's text with the site's own word for a vehicle in place of car (ledger P5). */
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

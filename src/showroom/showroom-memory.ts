import { versionKey } from '#src/store/site/versions.ts';
import type { MarketShelf } from './market-shelf.ts';
import { type Shelf, shelfBytes } from './shelf.ts';
import type { Showroom } from './showroom.ts';
import type { VersionedPart } from './site-parts.ts';

/** The memory of a showroom besides its stock: pages, menus, locations. As measured (docs/scale.md). */
const SITE_BYTES = 245 * 1024;

type Packed = MarketShelf['packed'];

/**
 * The showrooms in memory, the least recently used first, and the shelves and estimates that they share. It counts as it goes: nothing here
 * takes longer because there are more sites.
 */
export class ShowroomMemory {
  readonly #held = new Map<number, Showroom>();
  readonly #shelves = new Map<Shelf, number>();
  readonly #estimates = new Map<Packed, number>();
  readonly #users = new Map<string, Set<number>>();
  /** The last that came of each dealership. */
  readonly #shelfOf = new Map<number, Shelf>();
  readonly #marketOf = new Map<number, MarketShelf>();
  #usedLast = 0;
  #bytes = 0;
  #vehicles = 0;

  get(siteId: number): Showroom | undefined {
    return this.#held.get(siteId);
  }

  /** Notes that a showroom is used: others are dropped before it. */
  use(siteId: number): void {
    const showroom = this.#held.get(siteId);
    if (showroom === undefined || siteId === this.#usedLast) return;
    this.#held.delete(siteId);
    this.#held.set(siteId, showroom);
    this.#usedLast = siteId;
  }

  /** Puts a showroom in the place of the site's former one; to replace it does not count as a use. */
  put(siteId: number, showroom: Showroom): void {
    const before = this.#held.get(siteId);
    for (const part of before?.madeOf ?? []) this.#usersOf(part).delete(siteId);
    for (const part of showroom.madeOf) this.#usersOf(part).add(siteId);
    // The new one first: what both share must not be gone in between.
    this.#count(showroom, 1);
    this.#held.set(siteId, showroom);
    if (before === undefined) this.#usedLast = siteId;
    else this.#count(before, -1);
  }

  drop(siteId: number): void {
    const showroom = this.#held.get(siteId);
    if (showroom === undefined) return;
    this.#held.delete(siteId);
    for (const part of showroom.madeOf) this.#usersOf(part).delete(siteId);
    this.#count(showroom, -1);
  }

  /** The sites in memory that are made of something in another version than this. */
  madeOfOther(key: string, number: string): number[] {
    const isOther = (part: VersionedPart) => versionKey(part) === key && part.number !== number;
    return [...(this.#users.get(key) ?? [])].filter((siteId) => this.#held.get(siteId)?.madeOf.some(isOther) === true);
  }

  /** Drops the least recently used showrooms, but not this one, until no more than so many bytes are left. */
  makeRoom(budgetBytes: number, keep: number): void {
    for (const siteId of this.#held.keys()) {
      if (this.#bytes <= budgetBytes) return;
      if (siteId !== keep) this.drop(siteId);
    }
  }

  get ids(): readonly number[] {
    return [...this.#held.keys()];
  }

  get showrooms(): readonly Showroom[] {
    return [...this.#held.values()];
  }

  /** Their memory; a shelf that several sites share counts once. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Their vehicles; those of a shelf that several sites share count once. */
  get vehicles(): number {
    return this.#vehicles;
  }

  /** A dealership's shelf, if a site has it in memory. */
  shelfOf(dealershipId: number): Shelf | undefined {
    return this.#shelfOf.get(dealershipId);
  }

  marketOf(dealershipId: number): MarketShelf | undefined {
    return this.#marketOf.get(dealershipId);
  }

  /** Every shelf in memory, by dealership. */
  get shelves(): ReadonlyMap<number, Shelf> {
    return this.#shelfOf;
  }

  /** The sites that are made of this. */
  #usersOf(part: VersionedPart): Set<number> {
    const key = versionKey(part);
    const users = this.#users.get(key) ?? new Set();
    this.#users.set(key, users);
    return users;
  }

  #count({ shelves, market, stock }: Showroom, by: 1 | -1): void {
    this.#bytes += by * (SITE_BYTES + stock.bytes);
    for (const shelf of shelves) {
      if (by === 1) this.#shelfOf.set(shelf.dealershipId, shelf);
      if (!isFirstOrLast(this.#shelves, shelf, by)) continue;
      this.#bytes += by * shelfBytes(shelf);
      this.#vehicles += by * shelf.count;
      if (by === -1 && this.#shelfOf.get(shelf.dealershipId) === shelf) this.#shelfOf.delete(shelf.dealershipId);
    }
    for (const one of market) {
      if (by === 1) this.#marketOf.set(one.dealershipId, one);
      if (!isFirstOrLast(this.#estimates, one.packed, by)) continue;
      this.#bytes += by * one.packed.byteLength;
      if (by === -1 && this.#marketOf.get(one.dealershipId)?.packed === one.packed) this.#marketOf.delete(one.dealershipId);
    }
  }
}

/** Counts one more or one fewer user of something; whether that was its first, or its last. */
function isFirstOrLast<T>(uses: Map<T, number>, what: T, by: 1 | -1): boolean {
  const before = uses.get(what) ?? 0;
  const now = before + by;
  if (now === 0) uses.delete(what);
  else uses.set(what, now);
  return before === 0 || now === 0;
}

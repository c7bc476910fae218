import { isDatabaseAway } from '#src/rules/load/database-away.ts';
import type { Database } from '#src/store/connect.ts';
import { isAsNewAs, readVersions, versionKey } from '#src/store/site/versions.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { loadOffThread } from './load-off-thread.ts';
import { loadFromStandby, loadSite, type SiteLoad } from './load-site.ts';
import { type MarketShelf, marketShelves } from './market-shelf.ts';
import { type Shelf, shelfBytes } from './shelf.ts';
import { buildShowroom, type Showroom } from './showroom.ts';
import { marketParts } from './site-parts.ts';
import type { Standbys } from './standbys.ts';

export interface ShowroomsOptions {
  readonly db: Database;
  /** Where a loading thread connects. */
  readonly url: string;
  /** Where sites are loaded from if these can; otherwise, and without them, from `db`. */
  readonly standbys?: Standbys;
  readonly budgetBytes: number;
  readonly now: () => number;
  /** Above this many vehicles a site is loaded off the main thread. */
  readonly threadAbove?: number;
}

interface Held {
  showroom: Showroom;
  usedAt: number;
}

/** The versions of the shelves in memory, by dealership. */
type Known = ReadonlyMap<number, string>;

interface Loaded {
  readonly load: SiteLoad;
  readonly market: readonly MarketShelf[];
}

const THREAD_ABOVE = 20_000;
/** Clocks are put right by a little all the time. */
const CLOCK_SLACK_MS = 60_000;
/** The memory of a showroom besides its stock: pages, menus, locations. */
const SITE_BYTES = 64 * 1024;

/**
 * The showrooms in memory. One is loaded when its site is first requested and replaced when its data has changed or its time has passed; the
 * least recently used are dropped when they exceed the memory budget.
 */
export class Showrooms {
  readonly #options: ShowroomsOptions;
  readonly #held = new Map<number, Held>();
  readonly #loading = new Map<number, Promise<Showroom | null>>();
  #uses = 0;

  constructor(options: ShowroomsOptions) {
    this.#options = options;
  }

  /** A site's showroom, loaded if it is not in memory; null when the site is gone. */
  async of(siteId: number): Promise<Showroom | null> {
    return this.inMemory(siteId) ?? this.#load(siteId);
  }

  /** A site's showroom as `of` finds it in memory, without waiting; null when it must be loaded. */
  inMemory(siteId: number): Showroom | null {
    const held = this.#held.get(siteId);
    if (held === undefined) return null;
    this.#uses += 1;
    held.usedAt = this.#uses;
    return this.#current(held);
  }

  /** The ids of the sites in memory. */
  get loaded(): readonly number[] {
    return [...this.#held.keys()];
  }

  /** Their memory; a shelf that several sites share counts once. */
  get bytes(): number {
    const shelves = new Set([...this.#held.values()].flatMap(({ showroom }) => showroom.shelves));
    const estimates = new Set([...this.#held.values()].flatMap(({ showroom }) => showroom.market.map(({ packed }) => packed)));
    const own = [...this.#held.values()].reduce((sum, { showroom }) => sum + SITE_BYTES + showroom.stock.bytes, 0);
    const packed = [...estimates].reduce((sum, { byteLength }) => sum + byteLength, own);
    return [...shelves].reduce((sum, shelf) => sum + shelfBytes(shelf), packed);
  }

  /** The vehicles in memory; those of a shelf that several sites share count once. */
  get vehicles(): number {
    const shelves = new Set([...this.#held.values()].flatMap(({ showroom }) => showroom.shelves));
    return [...shelves].reduce((sum, { count }) => sum + count, 0);
  }

  /**
   * Reloads every site in memory that has newer data. Resolves when the new showrooms are in place, with the sites that could not be loaded and why:
   * each is served as it was, and none keeps another from its changes. Throws while the database is away.
   */
  async refresh(): Promise<readonly string[]> {
    const parts = [...this.#held.values()].flatMap(({ showroom }) => showroom.madeOf);
    const now = await readVersions(this.#options.db, [...new Map(parts.map((one) => [versionKey(one), one])).values()]);
    const stale = [...this.#held.values()].filter(({ showroom }) =>
      showroom.madeOf.some((part) => (now.get(versionKey(part)) ?? '0') !== part.number),
    );
    const failed: string[] = [];
    await Promise.all(
      stale.map(async ({ showroom: { site } }) => {
        try {
          await this.#load(site.id);
        } catch (error) {
          if (isDatabaseAway(error)) throw error;
          failed.push(`${site.slug}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }),
    );
    return failed;
  }

  #current(held: Held): Showroom {
    const now = this.#options.now();
    const { showroom } = held;
    // When only time has passed the database is not needed: the same shelves, seen from a later instant. A clock that was put back is one too.
    if (now >= showroom.validUntil || now < showroom.asOf - CLOCK_SLACK_MS)
      held.showroom = buildShowroom(showroom.site.id, showroom.read, showroom, now);
    return held.showroom;
  }

  #load(siteId: number): Promise<Showroom | null> {
    const underWay = this.#loading.get(siteId);
    if (underWay !== undefined) return underWay;
    const load = this.#loadNow(siteId).finally(() => this.#loading.delete(siteId));
    this.#loading.set(siteId, load);
    return load;
  }

  async #loadNow(siteId: number): Promise<Showroom | null> {
    const shelves = this.#shelves();
    const known = new Map([...shelves.values()].map(({ dealershipId, version }) => [dealershipId, version]));
    const asOf = this.#options.now();
    const loaded = (await this.#fromStandby(siteId, known, asOf)) ?? (await this.#fromPrimary(siteId, known, asOf));
    if (loaded === null) {
      this.#held.delete(siteId);
      return null;
    }
    const { load, market } = loaded;
    // Another site may have loaded the same shelf in the meantime: then that one is shared. Nothing may wait between here and `set`.
    const held = this.#shelves();
    const fresh = new Map(load.shelves.map((shelf) => [shelfKey(shelf.dealershipId, shelf.version), shelf]));
    const chosen = [...load.read.dealershipVersions].flatMap(([id, version]) => {
      const key = shelfKey(id, version);
      return held.get(key) ?? fresh.get(key) ?? shelves.get(key) ?? [];
    });
    const showroom = buildShowroom(siteId, load.read, { shelves: chosen, market }, asOf);
    this.#uses += 1;
    this.#held.set(siteId, { showroom, usedAt: this.#held.get(siteId)?.usedAt ?? this.#uses });
    this.#makeRoom(siteId);
    return showroom;
  }

  /** Loads a site from a standby that has everything the primary has of it now; null when none does. */
  async #fromStandby(siteId: number, known: Known, asOf: number): Promise<Loaded | null> {
    const { db, standbys, threadAbove = THREAD_ABOVE } = this.#options;
    if (standbys === undefined || !standbys.areSet) return null;
    const atLeast = await new SiteStore(db, siteId).versions();
    return standbys.read(async (source) => {
      const store = new SiteStore(source.db, siteId);
      const now = new Date(asOf);
      const load = (await store.hasMoreVehiclesThan(threadAbove))
        ? await loadOffThread({ url: source.url, siteId, known, now, atLeast })
        : await loadFromStandby(store, known, now, atLeast);
      if (load === null || load === 'behind') return 'behind';
      const market = await this.#market(store);
      return isAsNewAs(marketParts(market), atLeast) ? { load, market } : 'behind';
    });
  }

  async #fromPrimary(siteId: number, known: Known, asOf: number): Promise<Loaded | null> {
    const { db, url, threadAbove = THREAD_ABOVE } = this.#options;
    const store = new SiteStore(db, siteId);
    const now = new Date(asOf);
    const load = (await store.hasMoreVehiclesThan(threadAbove))
      ? await loadOffThread({ url, siteId, known, now, atLeast: null })
      : await loadSite(store, known, now);
    return load === null || load === 'behind' ? null : { load, market: await this.#market(store) };
  }

  /** The market estimates of a site's dealerships. They may be of another instant than the stock: an estimate leaves its own vehicle out. */
  async #market(store: SiteStore): Promise<MarketShelf[]> {
    const held = new Map(
      [...this.#held.values()].flatMap(({ showroom }) => showroom.market.map((one) => [one.dealershipId, one])),
    );
    return marketShelves(await store.estimates(new Map([...held].map(([id, { version }]) => [id, version]))), held);
  }

  #shelves(): Map<string, Shelf> {
    const shelves = [...this.#held.values()].flatMap(({ showroom }) => showroom.shelves);
    return new Map(shelves.map((shelf) => [shelfKey(shelf.dealershipId, shelf.version), shelf]));
  }

  #makeRoom(keep: number): void {
    while (this.bytes > this.#options.budgetBytes && this.#held.size > 1) {
      const [least] = [...this.#held].filter(([siteId]) => siteId !== keep).toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
      if (least === undefined) return;
      this.#held.delete(least[0]);
    }
  }
}

const shelfKey = (dealershipId: number, version: string) => `${dealershipId}.${version}`;

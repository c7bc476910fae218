import { isDatabaseAway } from '#src/rules/load/database-away.ts';
import type { Database } from '#src/store/connect.ts';
import type { SharedRead, SiteRead } from '#src/store/site/read-site.ts';
import { isAsNewAs, readNewVersions, readVersions, versionKey } from '#src/store/site/versions.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { inLanes } from './in-lanes.ts';
import { loadOffThread } from './load-off-thread.ts';
import { type KnownParts, loadFromStandby, loadSite, type SiteLoad } from './load-site.ts';
import { type MarketShelf, marketShelves } from './market-shelf.ts';
import type { Shelf } from './shelf.ts';
import { buildShowroom, type Showroom } from './showroom.ts';
import { ShowroomMemory } from './showroom-memory.ts';
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
  /** Switches that hold on every site, whatever its file says. */
  readonly held?: Readonly<Record<string, unknown>>;
}

type Known = KnownParts['shelves'];

interface Loaded {
  readonly load: SiteLoad;
  readonly market: readonly MarketShelf[];
}

const THREAD_ABOVE = 20_000;
/** Clocks are put right by a little all the time. */
const CLOCK_SLACK_MS = 60_000;

/**
 * The showrooms in memory. One is loaded when its site is first requested and replaced when its data has changed or its time has passed; the
 * least recently used are dropped when they exceed the memory budget.
 */
export class Showrooms {
  readonly #options: ShowroomsOptions;
  readonly #memory = new ShowroomMemory();
  readonly #loading = new Map<number, Promise<Showroom | null>>();
  /** What sites share; its key says which edition of it. */
  #catalogue: SharedRead | null = null;
  #isBehind = false;
  /** What has been written since must be looked at; null until all has been compared once. */
  #mark: string | null = null;
  /** How many loads have begun. */
  #begun = 0;

  constructor(options: ShowroomsOptions) {
    this.#options = options;
  }

  /** A site's showroom, loaded if it is not in memory; null when the site is gone. */
  async of(siteId: number): Promise<Showroom | null> {
    return this.inMemory(siteId) ?? this.#load(siteId);
  }

  /** A site's showroom as `of` finds it in memory, without waiting; null when it must be loaded. */
  inMemory(siteId: number): Showroom | null {
    const showroom = this.#memory.get(siteId);
    if (showroom === undefined) return null;
    this.#memory.use(siteId);
    return this.#current(siteId, showroom);
  }

  /** The ids of the sites in memory. */
  get loaded(): readonly number[] {
    return this.#memory.ids;
  }

  get bytes(): number {
    return this.#memory.bytes;
  }

  get vehicles(): number {
    return this.#memory.vehicles;
  }

  /** Whether the last look left sites to the next one. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /**
   * Reloads the sites in memory that have newer data, those used last first. Resolves when the new showrooms are in place, with the sites that could
   * not be loaded and why: each is served as it was, and none keeps another from its changes. Throws while the database is away.
   */
  async refresh(): Promise<readonly string[]> {
    const stale = await this.#stale();
    const usedLast = this.#memory.showrooms.toReversed();
    const failed: string[] = [];
    this.#isBehind = !(await inLanes(
      stale.size === 0 ? [] : usedLast.filter(({ site }) => stale.has(site.id)),
      async ({ site }) => {
        try {
          await this.#load(site.id);
        } catch (error) {
          if (isDatabaseAway(error)) throw error;
          failed.push(`${site.slug}: ${error instanceof Error ? error.message : String(error)}`);
        }
      },
      this.#options.now,
    ));
    return failed;
  }

  /** The sites in memory that have newer data: all are compared at the first look, and then those that something has been written of since. */
  async #stale(): Promise<ReadonlySet<number>> {
    const { db } = this.#options;
    const begun = this.#begun;
    const since = this.#mark;
    // After a look that failed everything is compared: the database that answers next may be another.
    this.#mark = null;
    const { mark, versions } = await readNewVersions(db, since);
    const parts = since === null ? this.#memory.showrooms.flatMap(({ madeOf }) => madeOf) : [];
    const all = await readVersions(db, [...new Map(parts.map((one) => [versionKey(one), one])).values()]);
    const stale = [...parts.map((part) => [versionKey(part), all.get(versionKey(part)) ?? '0'] as const), ...versions].flatMap(
      ([key, number]) => this.#memory.madeOfOther(key, number),
    );
    // A site that is being loaded may be of before what was just read, and is not in memory yet: the next look must find it again.
    this.#mark = this.#loading.size === 0 && this.#begun === begun && stale.length === 0 ? mark : since;
    return new Set(stale);
  }

  #current(siteId: number, showroom: Showroom): Showroom {
    const now = this.#options.now();
    // A clock that was put back by more than a little is like time that has passed.
    if (now < showroom.validUntil && now >= showroom.asOf - CLOCK_SLACK_MS) return showroom;
    // When only time has passed the database is not needed: the same shelves, seen from a later instant.
    const later = buildShowroom(siteId, showroom.read, showroom, now);
    this.#memory.put(siteId, later);
    return later;
  }

  #load(siteId: number): Promise<Showroom | null> {
    const underWay = this.#loading.get(siteId);
    if (underWay !== undefined) return underWay;
    this.#begun += 1;
    const load = this.#loadNow(siteId).finally(() => this.#loading.delete(siteId));
    this.#loading.set(siteId, load);
    return load;
  }

  async #loadNow(siteId: number): Promise<Showroom | null> {
    // What the database is told that we have must still be at hand when its answer comes.
    const told = new Map<number, Shelf>();
    const known: Known = {
      get: (dealershipId) => {
        const shelf = this.#memory.shelfOf(dealershipId);
        if (shelf !== undefined) told.set(dealershipId, shelf);
        return shelf?.version;
      },
    };
    const asOf = this.#options.now();
    const loaded = (await this.#fromStandby(siteId, known, asOf)) ?? (await this.#fromPrimary(siteId, known, asOf));
    if (loaded === null) {
      this.#memory.drop(siteId);
      return null;
    }
    const { load, market } = loaded;
    const read = this.#holding(this.#sharing(load.read));
    // Another site may have loaded the same shelf in the meantime: then that one is shared. Nothing may wait between here and `put`.
    const fresh = new Map(load.shelves.map((shelf) => [shelf.dealershipId, shelf]));
    const chosen = [...read.dealershipVersions].flatMap(([id, version]) => {
      const rivals = [this.#memory.shelfOf(id), fresh.get(id), told.get(id)];
      return rivals.find((shelf) => shelf?.version === version) ?? [];
    });
    const showroom = buildShowroom(siteId, read, { shelves: chosen, market }, asOf);
    this.#memory.put(siteId, showroom);
    this.#memory.makeRoom(this.#options.budgetBytes, siteId);
    return showroom;
  }

  /** Every site has the same makes, models and lenders: they are in memory once. */
  #sharing(read: SiteRead): SiteRead {
    if (this.#catalogue?.key === read.shared.key) return { ...read, shared: this.#catalogue };
    this.#catalogue = read.shared;
    return read;
  }

  #holding(read: SiteRead): SiteRead {
    const { held } = this.#options;
    return held === undefined ? read : { ...read, layers: { ...read.layers, deployment: held } };
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
        ? await loadOffThread({ url: source.url, siteId, known: this.#allKnown(known), now, atLeast })
        : await loadFromStandby(store, { shelves: known, catalogue: this.#catalogue }, now, atLeast);
      if (load === null || load === 'behind') return 'behind';
      const market = await this.#market(store, load.read);
      return isAsNewAs(marketParts(market), atLeast) ? { load, market } : 'behind';
    });
  }

  async #fromPrimary(siteId: number, known: Known, asOf: number): Promise<Loaded | null> {
    const { db, url, threadAbove = THREAD_ABOVE } = this.#options;
    const store = new SiteStore(db, siteId);
    const now = new Date(asOf);
    const load = (await store.hasMoreVehiclesThan(threadAbove))
      ? await loadOffThread({ url, siteId, known: this.#allKnown(known), now, atLeast: null })
      : await loadSite(store, { shelves: known, catalogue: this.#catalogue }, now);
    return load === null || load === 'behind' ? null : { load, market: await this.#market(store, load.read) };
  }

  /** All that is known, as a thread can be given it. */
  #allKnown(known: Known): Map<number, string> {
    return new Map([...this.#memory.shelves.keys()].map((id) => [id, known.get(id) ?? '']));
  }

  /** The market estimates of a site's dealerships. They may be of another instant than the stock: an estimate leaves its own vehicle out. */
  async #market(store: SiteStore, { dealershipVersions }: SiteRead): Promise<MarketShelf[]> {
    const held = new Map(
      [...dealershipVersions.keys()].flatMap((id) => {
        const one = this.#memory.marketOf(id);
        return one === undefined ? [] : [[id, one] as const];
      }),
    );
    return marketShelves(await store.estimates(new Map([...held].map(([id, { version }]) => [id, version]))), held);
  }
}

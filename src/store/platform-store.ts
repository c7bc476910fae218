import { sql } from 'kysely';
import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import type { KnownMake } from '#src/rules/feeds/read-make.ts';
import type { LeadExpiry } from '#src/rules/leads/lead-expiry.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { siteSwitches } from '#src/site/site.ts';
import { type Switches, switchSchema } from '#src/site/switches/switches.ts';
import { exportLead, type LeadExport } from '#src/store/leads/lead-export.ts';
import { eraseLeads, findExpiredLeads, finishForgotten, type LeadFiles, readLeadFiles } from '#src/store/leads/lead-records.ts';
import { type LocationsWriter, type LocationsWritten, locationsWriter } from '#src/store/places/write-locations.ts';
import { type SiteWriter, siteWriter } from '#src/store/site/site-writer.ts';
import { bumpVersions, DIRECTORY, type Versioned } from '#src/store/site/versions.ts';
import { closableWriter } from '#src/store/stock/closable-writer.ts';
import { eachOfStock, hasDealership, readFeedMapping, readKnownMakes, saveFeedMapping } from '#src/store/stock/feed-state.ts';
import type { Unlisted } from '#src/store/stock/read-stock.ts';
import { findDealership, type StockedDealership, type StockWriter, stockWriter } from '#src/store/stock/stock-writer.ts';
import type { Database } from './connect.ts';
import { type KnownSite, listSites } from './site/sites.ts';
import { SiteStore } from './site-store.ts';

/** The store as the platform itself sees it: all tenants. Only import, site files and jobs hold one. */
export class PlatformStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Lets work change one dealership's stock in one transaction, one at a time, and then notifies its readers. */
  writeStock<T>(slug: string, work: (dealership: StockedDealership | null, writer: StockWriter) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      const dealership = await findDealership(trx, slug);
      if (dealership === null) return work(null, stockWriter(trx, 0));
      let writes = 0;
      const stock = stockWriter(trx, dealership.id);
      const { writer, close } = closableWriter({
        ...stock,
        write: (...given) => {
          writes += 1;
          return stock.write(...given);
        },
        remove: (...given) => {
          writes += 1;
          return stock.remove(...given);
        },
      });
      let result: T;
      try {
        result = await work(dealership, writer);
      } finally {
        await close();
      }
      // A feed that brings nothing new, as most do most of the time, must not make every site load its stock again.
      if (writes > 0) await bumpVersions(trx, [{ kind: 'dealership', id: dealership.id }]);
      return result;
    });
  }

  hasDealership(slug: string): Promise<boolean> {
    return hasDealership(this.#db, slug);
  }

  knownMakes(): Promise<KnownMake[]> {
    return readKnownMakes(this.#db);
  }

  /** The mapping that somebody has accepted for a dealership's feed. */
  feedMapping(dealership: string, name: string): Promise<FeedMapping | null> {
    return readFeedMapping(this.#db, dealership, name);
  }

  saveFeedMapping(dealership: string, name: string, mapping: FeedMapping): Promise<void> {
    return saveFeedMapping(this.#db, dealership, name, mapping);
  }

  /** Passes on a dealership's stock with its locations' slugs, as it is at one instant; whether there is such a dealership. */
  eachOfStock(
    slug: string,
    now: Date,
    put: (vehicles: readonly Vehicle[], locations: ReadonlyMap<number, string>) => Promise<void>,
  ): Promise<Unlisted | null> {
    return eachOfStock(this.#db, { slug, now }, put);
  }

  /** Lets work change one dealership's special hours and reviews in one transaction, and then notifies the sites that show them. */
  writeLocations<T>(
    slug: string,
    work: (dealership: StockedDealership | null, writer: LocationsWriter) => Promise<T>,
  ): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      const dealership = await findDealership(trx, slug);
      const writer = locationsWriter(trx, dealership?.id ?? 0);
      let writes = 0;
      const noted = async (put: Promise<LocationsWritten>) => {
        const written = await put;
        writes += written.added + written.changed;
        return written;
      };
      const result = await work(dealership, {
        putSpecialHours: (rows) => noted(writer.putSpecialHours(rows)),
        putReviews: (rows) => noted(writer.putReviews(rows)),
      });
      if (dealership === null || writes === 0) return result;
      // The sites' versions, not the dealership's: its stock is as it was and need not be read again.
      const sites = await trx.selectFrom('siteDealership').select('siteId').where('dealershipId', '=', dealership.id).execute();
      await bumpVersions(
        trx,
        sites.map(({ siteId: id }) => ({ kind: 'site', id })),
      );
      return result;
    });
  }

  /** Lets work change sites, layers and dealerships in one transaction; readers are notified of what it returns as changed. */
  writeSites<T>(work: (writer: SiteWriter) => Promise<{ result: T; changed: readonly Versioned[] }>): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('forecourt sites'))`.execute(trx);
      const { result, changed } = await work(siteWriter(trx));
      await bumpVersions(trx, changed);
      return result;
    });
  }

  /** Stops serving a site, or serves it again, and notifies the web processes. Returns whether that changed anything. */
  setRemoved(slug: string, isRemoved: boolean): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('site')
        .set({ removedAt: isRemoved ? sql<Date>`now()` : null })
        .where('slug', '=', slug)
        .where('removedAt', isRemoved ? 'is' : 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (changed !== undefined) await bumpVersions(trx, [{ kind: 'site', id: changed.id }, DIRECTORY]);
      return changed !== undefined;
    });
  }

  /** Hands leads that were left unfinished half an hour ago to their dealers if they have a phone number or an email address; returns how many. */
  finishForgotten(now: Date): Promise<number> {
    return finishForgotten(this.#db, now);
  }

  /** Everything that is stored of a site's lead (ledger K5). */
  exportLead(site: string, id: string): Promise<LeadExport | null> {
    return exportLead(this.#db, site, id);
  }

  /** The files of these leads, of those that are a site's. */
  leadFiles(site: string, ids: readonly string[]): Promise<LeadFiles[]> {
    return readLeadFiles(this.#db, site, ids);
  }

  /** Removes the rows of a site's leads; only the use-case that removes their files first calls it (ledger K5). */
  eraseLeads(site: string, ids: readonly string[]): Promise<number> {
    return eraseLeads(this.#db, site, ids);
  }

  /** The leads of a site whose retention has ended (ledger H10). */
  expiredLeads(site: string, expiry: LeadExpiry, most: number): Promise<string[]> {
    return findExpiredLeads(this.#db, site, expiry, most);
  }

  sites(): Promise<KnownSite[]> {
    return listSites(this.#db);
  }

  /** The switches of a site; one whose file was never applied has the defaults. */
  switchesOf(siteId: number, now: Date): Promise<Switches> {
    return new SiteStore(this.#db, siteId).snapshot(now, async (snapshot) =>
      snapshot === null ? switchSchema.parse({}) : siteSwitches(snapshot.site.definition, snapshot.site.layers).values,
    );
  }

  /** Which of these dealerships have no vehicle yet. */
  async withoutStock(slugs: readonly string[]): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('dealership')
      .select('slug')
      .where('slug', 'in', [...slugs, ''])
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('vehicle').select('vehicle.id').whereRef('vehicle.dealershipId', '=', 'dealership.id')),
        ),
      )
      .orderBy('slug')
      .execute();
    return rows.map(({ slug }) => slug);
  }
}

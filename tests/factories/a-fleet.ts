import { checkBlock } from '#src/blocks/check-block.ts';
import { Showrooms, type ShowroomsOptions } from '#src/showroom/showrooms.ts';
import type { Catalogue } from '#src/site/files/catalogue-file.ts';
import type { PostFile } from '#src/site/files/post-file.ts';
import type { LayerFile } from '#src/site/files/read-site-files.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { applySites, type SitesApplied } from '#src/use-cases/site/apply-sites.ts';
import { type UpsertResult, upsertVehicles } from '#src/use-cases/stock/upsert-vehicles.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile, type SiteFileFacts, siteFiles } from '#tests/factories/a-site-file.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';
import { someServices } from './some-services.ts';

/** The instant at which made-up fleets live unless a test says otherwise. */
export const NOW = new Date('2026-11-15T00:00:00Z');

/** Three sites: one on its own, a group, and a manufacturer's site whose dealership is on the group's site too. */
export const THREE_SITES: readonly SiteFileFacts[] = [
  aSiteFile({ slug: 'harbour' }),
  aSiteFile({ slug: 'coastline', manufacturer: 'MG', dealerships: [aDealership('coastline-mg')] }),
  aSiteFile({ slug: 'summit', dealerships: [aDealership('summit-toyota'), 'coastline-mg'] }),
];

/** Some sites in a database of their own, and the ways to change them that the platform itself has. */
export interface Fleet {
  readonly database: TestDatabase;
  /** The web's connections: fenced. */
  readonly app: Database;
  /** The platform's connections: all tenants. */
  readonly all: Database;
  readonly platform: PlatformStore;
  apply(
    sites: readonly (SiteFileFacts & { file?: string; posts?: readonly PostFile[] })[],
    layers?: readonly LayerFile[],
    catalogue?: Catalogue,
  ): Promise<Omit<SitesApplied, 'warnings' | 'dealerships'>>;
  stock(dealership: string, rows: readonly unknown[], now?: Date): Promise<UpsertResult>;
  siteId(slug: string): Promise<number>;
  dealershipId(slug: string): Promise<number>;
  storeOf(slug: string): Promise<SiteStore>;
  showrooms(options?: Partial<ShowroomsOptions>): Showrooms;
  /** What a use-case is given for a site, from a showroom loaded for the purpose. */
  context(slug: string, now?: Date): Promise<Context>;
  end(): Promise<void>;
}

/** Applies sites to a fresh copy of the database. */
export async function aFleet(
  sites: readonly SiteFileFacts[] = THREE_SITES,
  layers?: readonly LayerFile[],
  catalogue?: Catalogue,
): Promise<Fleet> {
  const database = await aDatabase();
  const app = connect(database.app);
  const all = connect(database.platform);
  const platform = new PlatformStore(all);
  const idOf = async (table: 'site' | 'dealership', slug: string) =>
    (await all.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const fleet: Fleet = {
    database,
    app,
    all,
    platform,
    async apply(files, layers, catalogue = []) {
      const look = async () => siteFiles(files, layers);
      const { warnings: _warnings, dealerships: _dealerships, ...told } = await applySites(platform, look, catalogue, checkBlock);
      return told;
    },
    stock: (dealership, rows, now = NOW) => upsertVehicles(platform, rows, { dealership, source: 'test', now }),
    siteId: (slug) => idOf('site', slug),
    dealershipId: (slug) => idOf('dealership', slug),
    storeOf: async (slug) => new SiteStore(app, await idOf('site', slug)),
    showrooms: (options = {}) =>
      new Showrooms({ db: app, url: database.app, budgetBytes: Number.POSITIVE_INFINITY, now: () => NOW.getTime(), ...options }),
    async context(slug, now = NOW) {
      const siteId = await idOf('site', slug);
      const showroom = await fleet.showrooms({ now: () => now.getTime() }).of(siteId);
      if (showroom === null) throw new Error(`There is no site "${slug}".`);
      return {
        site: showroom.site,
        showroom,
        store: new SiteStore(app, siteId),
        now: showroom.asOf,
        images: ownImages(),
        origin: 'https://dealer.example',
        isLocal: true,
        services: someServices(now),
        sender: null,
      };
    },
    async end() {
      await Promise.all([app.destroy(), all.destroy()]);
      await database.drop();
    },
  };
  const { refused } = await fleet.apply(sites, layers, catalogue);
  if (refused.length > 0) throw new Error(`The fleet was refused: ${JSON.stringify(refused)}`);
  return fleet;
}

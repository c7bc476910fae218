import { canonicalHost, type HostMode } from '#src/rules/site/site-hosts.ts';
import { readCatalogue } from '#src/site/catalogue-file.ts';
import { readSiteFiles, refusalSentence } from '#src/site/read-site-files.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { applySites } from './apply-sites.ts';
import type { CheckBlock } from './site-faults.ts';
import { upsertVehicles } from './upsert-vehicles.ts';

export interface LoadFleetOptions {
  readonly platformUrl: string;
  readonly sitesDir: string;
  readonly hostMode: HostMode;
  readonly now: Date;
  readonly checkBlock: CheckBlock;
  /** The vehicles a dealership starts with on a fresh machine, or null for none. */
  readonly firstStock: (dealership: string, now: Date) => Promise<readonly unknown[] | null>;
  readonly report: (line: string) => void;
}

export interface Fleet {
  readonly sites: readonly { readonly slug: string; readonly name: string; readonly host: string }[];
  readonly refused: readonly string[];
}

/** What every start does: applies the site files, and gives dealerships without any vehicle their first stock. */
export async function loadFleet(options: LoadFleetOptions): Promise<Fleet> {
  const { platformUrl, sitesDir, now, report } = options;
  const db = connect(platformUrl, { max: 2 });
  try {
    const platform = new PlatformStore(db);
    const files = await readSiteFiles(sitesDir);
    const { applied, refused } = await applySites(platform, files, await readCatalogue(sitesDir), options.checkBlock);
    if (applied.length > 0) report(`Sites loaded: ${applied.join(', ')}.`);
    const dealerships = files.sites.flatMap(({ site }) =>
      site.dealerships.map((one) => (typeof one === 'string' ? one : one.slug)),
    );
    for (const dealership of await platform.withoutStock([...new Set(dealerships)])) {
      const rows = await options.firstStock(dealership, now);
      if (rows === null) continue;
      const { added, setAside } = await upsertVehicles(platform, rows, { dealership, source: 'first start', now });
      report(`Stock loaded: ${dealership}, ${added} vehicles${setAside.length > 0 ? `, ${setAside.length} set aside` : ''}.`);
      for (const { row, reason } of setAside) report(`  row ${row}: ${reason}`);
    }
    const sites = await db.selectFrom('site').select(['slug', 'name', 'id']).orderBy('slug').execute();
    const hosts = await db.selectFrom('site_host').select(['host', 'site']).orderBy('position').execute();
    return {
      sites: sites.map(({ id, slug, name }) => ({
        slug,
        name,
        host: canonicalHost({ slug, domains: hosts.filter(({ site }) => site === id).map(({ host }) => host) }, options.hostMode),
      })),
      refused: refused.map(refusalSentence),
    };
  } finally {
    await db.destroy();
  }
}

import { canonicalHost, type HostMode } from '#src/rules/site/site-hosts.ts';
import { MOST_LISTED } from '#src/rules/text/most-listed.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { codeHash } from '#src/site/files/code-hash.ts';
import { faultText, readSiteFiles } from '#src/site/files/read-site-files.ts';
import { connect } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { listServedSites } from '#src/store/site/sites.ts';
import { loadFirstInvoices } from '#src/use-cases/invoices/load-first-invoices.ts';
import { importHours } from '#src/use-cases/places/import-hours.ts';
import { importReviews } from '#src/use-cases/places/import-reviews.ts';
import { upsertVehicles } from '#src/use-cases/stock/upsert-vehicles.ts';
import { applySites } from './apply-sites.ts';
import type { CheckBlock } from './check-site-file.ts';

export interface LoadFleetOptions {
  readonly platformUrl: string;
  readonly sitesDir: string;
  readonly hostMode: HostMode;
  readonly now: Date;
  readonly checkBlock: CheckBlock;
  /** The imports that give a dealership its first stock, in order, or null for none. */
  readonly firstImports: (
    dealership: string,
    now: Date,
  ) => Promise<readonly { readonly rows: readonly unknown[]; readonly at: Date }[] | null>;
  /** The first special hours and reviews of a dealership, or null for none. */
  readonly firstRows: (
    dealership: string,
    now: Date,
  ) => Promise<{ readonly hours: readonly unknown[]; readonly reviews: readonly unknown[] } | null>;
  /** The sample invoices of a site, as a file, or null for none. */
  readonly firstInvoices: (site: string) => Promise<string | null>;
  readonly report: (line: string) => void;
}

export interface Fleet {
  readonly sites: readonly { readonly slug: string; readonly name: string; readonly host: string }[];
  readonly refused: readonly string[];
  /** Warnings about sites whose files are valid (ledger P16). */
  readonly warnings: readonly string[];
}

/** Runs at every start: applies the site files, gives dealerships without any vehicle their first stock, hours and reviews, and sites their sample invoices. */
export async function loadFleet(options: LoadFleetOptions): Promise<Fleet> {
  const { platformUrl, sitesDir, now, report } = options;
  const db = connect(platformUrl, { max: 2 });
  try {
    const platform = new PlatformStore(db);
    const { applied, refused, warnings, dealerships } = await applySites(
      platform,
      (notes) => readSiteFiles(sitesDir, { notes, code: codeHash() }),
      await readCatalogue(sitesDir),
      options.checkBlock,
    );
    if (applied.length > 0) report(`Sites loaded: ${applied.length > MOST_LISTED ? applied.length : applied.join(', ')}.`);
    for (const dealership of await platform.withoutStock(dealerships)) {
      const deliveries = await options.firstImports(dealership, now);
      if (deliveries === null) continue;
      let vehicles = 0;
      for (const { rows, at } of deliveries) {
        const { added, setAside, notes } = await upsertVehicles(platform, rows, { dealership, source: 'first start', now: at });
        vehicles += added;
        for (const { row, reason } of setAside) report(`  ${dealership}, row ${row} set aside: ${reason}`);
        for (const { row, column, from, to } of notes)
          report(`  ${dealership}, row ${row}, ${column}: "${from}" ${to === null ? 'is left out' : `→ ${to}`}`);
      }
      report(`Stock loaded: ${dealership}, ${vehicles} vehicles.`);
      const places = await options.firstRows(dealership, now);
      if (places === null) continue;
      const brought = [
        await importHours(platform, places.hours, dealership),
        await importReviews(platform, places.reviews, dealership),
      ];
      for (const { row, reason } of brought.flatMap(({ setAside }) => setAside))
        report(`  ${dealership}, row ${row} of its places set aside: ${reason}`);
    }
    const sites = await listServedSites(db, 'slug');
    for (const { id, slug } of sites) {
      const invoices = await loadFirstInvoices(db, id, () => options.firstInvoices(slug));
      if (invoices !== null) report(`Sample invoices loaded: ${slug}, ${invoices}.`);
    }
    return {
      sites: sites.map(({ slug, name, domains }) => ({
        slug,
        name,
        host: canonicalHost({ slug, domains }, options.hostMode),
      })),
      refused: refused.map(faultText),
      warnings: warnings.map(({ slug, warning }) => `Warning: ${slug}: ${warning}.`),
    };
  } finally {
    await db.destroy();
  }
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { type Ran, runForecourt } from '#tests/e2e/run-forecourt.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';

/** A vehicle's row of a stock file; a test states what matters to it. */
type Row = Readonly<Record<string, unknown>>;

/** A site of a test's own, so that nothing it changes is seen by another test. */
export interface MadeSite {
  readonly slug: string;
  readonly dealership: string;
  readonly created: Ran;
  /** Writes the site's file anew and applies it. */
  change(by: (file: SiteFileFacts) => SiteFileFacts): Promise<Ran>;
  /** Imports vehicles into the site's one dealership. */
  stock(rows: readonly Row[]): Promise<Ran>;
}

/** Makes a site with one location by the command that operators use, and waits until the running server knows it. */
export async function makeSite(name: string, { city = 'Toowong', state = 'QLD', postcode = '4066' } = {}): Promise<MadeSite> {
  const slug = `${name}-${randomUUID().slice(0, 8)}`;
  // In the folder of the server's run, which is cleared away when the server stops.
  const folder = mkdtempSync(path.join(path.dirname(serverRun().log), 'site-'));
  const sitesDir = path.join(folder, 'sites');
  const feed = path.join(folder, 'stock.json');
  const place = ['--city', city, '--state', state, '--postcode', postcode];
  const leads = ['--email', `leads@${slug}.example`];
  const created = await runForecourt(['site', 'create', slug, '--name', `Yard of ${slug}`, ...place, ...leads], sitesDir);
  const file = path.join(sitesDir, `${slug}.json`);
  const dealership = `${slug}-dealership`;
  await expect.poll(async () => (await fetchSite(slug, '/')).status, { message: `${slug} is served` }).toBe(200);
  return {
    slug,
    dealership,
    created,
    change(by) {
      writeFileSync(file, JSON.stringify(by(JSON.parse(readFileSync(file, 'utf8')) as SiteFileFacts)));
      return runForecourt(['site', 'apply'], sitesDir);
    },
    async stock(rows) {
      writeFileSync(feed, JSON.stringify(rows));
      // A test may halve a price: nobody is asked whether it meant to.
      const ran = await runForecourt(['stock', 'import', feed, '--dealership', dealership, '--accept'], sitesDir);
      // An import that set rows aside still says what it did; one that says nothing did nothing.
      if (ran.stdout === '') throw new Error(`The import failed: ${ran.stderr}`);
      return ran;
    },
  };
}

/** A vehicle for a stock file, and whatever a test states of it. */
export function aRow(facts: Row = {}): Row {
  return {
    stocknum: 'T1',
    year: 2022,
    make: 'Mazda',
    model: 'CX-5',
    car_type: 'used',
    price: 38_990,
    km: 41_280,
    simple_body: 'SUV',
    ...facts,
  };
}

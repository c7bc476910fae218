import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkBlock } from '#src/blocks/check-block.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { aSiteFile, siteFiles } from '#tests/factories/a-site-file.ts';

/** A PostgreSQL that nobody will miss, with as many databases as are asked for. */
export interface BenchServer {
  database(name: string, sites: Readonly<Record<string, number>>): Promise<DatabaseUrls>;
  /** Removes a database, so that nothing is tidied up in it while the next one is measured. */
  drop(name: string): Promise<void>;
  /** The address of a database for the server's own administrator. */
  adminOf(name: string): string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a folder of its own. */
export async function benchServer(): Promise<BenchServer> {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  chmodSync(root, 0o755);
  const server = await startEmbedded(path.join(root, 'pg'), {
    flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=512MB', 'work_mem=64MB'],
  });
  return {
    async database(name, sites) {
      const owner = new URL(server.url);
      await runSql(server.adminUrl, `create database ${name} owner ${owner.username}`);
      owner.pathname = `/${name}`;
      const urls = await prepareDatabase(owner.href);
      const all = connect(urls.platform);
      const files = Object.keys(sites).map((slug) => aSiteFile({ slug }));
      await applySites(new PlatformStore(all), async () => siteFiles(files), [], checkBlock);
      await all.destroy();
      for (const [slug, count] of Object.entries(sites))
        await runSql(urls.owner, vehiclesSql(count, `d.slug = '${slug}-motors'`));
      await runSql(urls.owner, 'analyze');
      return urls;
    },
    drop: (name) => runSql(server.adminUrl, `drop database ${name} with (force)`),
    adminOf(name) {
      const url = new URL(server.adminUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Works in a database of its own, as the platform's role and as the web's; everything is gone afterwards. */
export async function inBenchDatabase(
  name: string,
  sites: Readonly<Record<string, number>>,
  work: (all: Database, web: Database, urls: DatabaseUrls) => Promise<void>,
): Promise<void> {
  const server = await benchServer();
  const urls = await server.database(name, sites);
  const [all, web] = [connect(urls.platform), connect(urls.app)];
  try {
    await work(all, web, urls);
  } finally {
    await Promise.all([all.destroy(), web.destroy()]);
    await server.stop();
  }
}

/** Adds dealerships of no site of ours, with so many vehicles in all. */
export async function addOthers(owner: string, dealerships: number, each: number): Promise<void> {
  await runSql(
    owner,
    `insert into dealership (slug, name) select 'other-' || n, 'Other ' || n from generate_series(1, ${dealerships}) n`,
  );
  await runSql(
    owner,
    `insert into location (dealership_id, slug, name, location_type, city, state, postcode)
     select id, 'yard', 'Yard', 'sales', 'Perth', 'WA', '6000' from dealership where slug like 'other-%'`,
  );
  // Some at a time: the server then needs no more room than for these.
  for (let from = 0; from < dealerships; from += 100)
    await runSql(
      owner,
      vehiclesSql(each, `d.slug like 'other-%' and substr(d.slug, 7)::int between ${from + 1} and ${from + 100}`),
    );
  await runSql(owner, 'vacuum analyze vehicle');
}

const pick = (values: readonly (string | null)[], by: string) =>
  `(array[${values.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ')}])[1 + (${by}) % ${values.length}]`;
const MODELS = [
  'HiLux',
  'Corolla',
  'RAV4',
  'Ranger',
  'Everest',
  'CX-5',
  'BT-50',
  'Sportage',
  'Cerato',
  'Tucson',
  'i30',
  'X-Trail',
  'D-MAX',
  'Golf',
  'ZS',
  'Outlander',
];
const MAKES = [
  'Toyota',
  'Toyota',
  'Toyota',
  'Ford',
  'Ford',
  'Mazda',
  'Mazda',
  'Kia',
  'Kia',
  'Hyundai',
  'Hyundai',
  'Nissan',
  'Isuzu',
  'Volkswagen',
  'MG',
  'Mitsubishi',
];
const EQUIPMENT = Array.from(
  { length: 120 },
  (_, at) =>
    `${['Front', 'Rear', 'Power', 'Heated', 'Leather', 'Remote'][at % 6]} ${['seats', 'camera', 'mirrors', 'airbag', 'steering wheel'][at % 5]} ${at}`,
);

/** Vehicles by the thousand, all different, the same on every run; `n` runs through each dealership. */
export const vehiclesSql = (each: number, where: string) => `
insert into vehicle (dealership_id, location_id, slug, stocknum, digest, year, make, model, badge, series, colour, vin, car_type, item_type, status,
  reserved, sold, reserve_eligible, tag, certified, price_cents, preorder, km, manufacturer_bodies, simple_body, simple_transmission, simple_fuel, fuel,
  simple_drive, seats, images, equipment, dealercomments, custom_rank, show_on_dealer_website, created_at, updated_at)
select d.id, l.id, 'car-' || d.id || '-' || n, 'S' || lpad(n::text, 6, '0'), '', 2008 + h % 18, ${pick(MAKES, 'h % 16')}, ${pick(MODELS, 'h % 16')},
  ${pick([null, 'SR5', 'GT-Line', 'Wildtrak', 'Ascent Sport', 'XLT', 'Maxx', 'Highlander', 'N Line', 'Premium'], 'h / 16')} || ' ' || (h / 160 % 40),
  'MY' || (8 + h % 18), ${pick(['Glacier White', 'White', 'Black', 'Silver', 'Blue', 'Red', 'Grey', 'Gold'], 'h / 3')},
  'JT' || lpad(upper(translate(to_hex(d.id * 1000000 + n), 'o', '0')), 15, '0'), ${pick(['used', 'used', 'used', 'new', 'demo'], 'h / 7')}, 'car', 'in_stock',
  false, false, true, null, h % 50 = 0, case when h % 20 > 0 then (500000 + h * 37 % 9000000) end, false, h * 13 % 260000, '{}',
  ${pick(['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon'], 'h / 5')}, ${pick(['Automatic', 'Manual'], 'h / 11')}, ${pick(['Petrol', 'Diesel', 'Hybrid', 'Electric'], 'h / 13')},
  ${pick(['Petrol - 91', 'Diesel', 'Petrol/electric', null], 'h / 13')}, ${pick(['4x4', 'Front', 'Rear'], 'h / 17')}, 2 + h % 7,
  '[{"url":"https://img.example/1.jpg","thumbUrl":"https://img.example/1s.jpg"}]',
  array(select (array[${EQUIPMENT.map((phrase) => `'${phrase}'`).join(', ')}])[1 + (h + e * e * 7) % 120] from generate_series(1, 25) e),
  '', case when h % 100 = 0 then h % 9 else 0 end, true, timestamptz '2026-01-01' + make_interval(mins => (h % 400000)::int), now()
from dealership d join lateral (select id from location where dealership_id = d.id order by id limit 1) l on true
  cross join generate_series(1, ${each}) n cross join lateral (select (n::bigint * 7919 + d.id * 104729) % 1000003 as h) hash
where ${where}`;

export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import type { FeedMeans } from '#src/use-cases/feeds/feed-means.ts';
import type { FeedRun } from '#src/use-cases/feeds/feed-turn.ts';
import { findFeed, type ListedFeed } from '#src/use-cases/feeds/manage-feeds.ts';
import { runFeed } from '#src/use-cases/feeds/run-feed.ts';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

export const DEALERSHIP = 'harbour-motors';
const MAPPING = {
  columns: {
    stocknum: 'Stock No',
    make: 'Make',
    model: 'Model',
    year: 'Year',
    price: 'Price',
    km: 'Odometer',
    car_type: 'Condition',
    photos: 'Photos',
  },
};
export const ADDRESS = 'https://dms.example/stock.csv';
export const feedsOf = (more: readonly { readonly name: string; readonly from: object }[] = []) => [
  { name: 'ftp', from: { kind: 'folder' }, mode: 'snapshot', mapping: MAPPING },
  { name: 'dms', from: { kind: 'pull', url: ADDRESS, minutes: 30 }, mapping: MAPPING },
  { name: 'hook', from: { kind: 'webhook' }, mapping: MAPPING },
  ...more,
];
export const sites = (feeds: readonly object[]) => [
  aSiteFile({ slug: 'harbour', dealerships: [aDealership(DEALERSHIP, { feeds: feeds as never })] }),
  aSiteFile({ slug: 'elsewhere', dealerships: [aDealership('elsewhere-motors')] }),
];

/** A fleet one of whose dealerships has a feed of each kind, and what they are run with. */
export interface FeedYard {
  readonly fleet: Fleet;
  /** The folder of all feeds, new for each test. */
  folder: string;
  /** The time that the feeds are told. */
  now: Date;
  means: FeedMeans;
  /** Begins a test without stock, accounts and files; returns a function that ends it. `origin` answers for the host that is pulled from. */
  begin(origin: string): Promise<() => void>;
  stocked(): Promise<string[]>;
  feed(name: string): Promise<ListedFeed>;
  run(name: string, names?: readonly string[]): Promise<FeedRun>;
}

export async function aFeedYard(): Promise<FeedYard> {
  const fleet = await aFleet(sites(feedsOf()));
  const yard: FeedYard = {
    fleet,
    folder: '',
    now: new Date(0),
    means: {} as FeedMeans,
    async begin(origin) {
      await sql`delete from vehicle`.execute(fleet.all);
      await sql`delete from import_run`.execute(fleet.all);
      await sql`delete from feed_delivery`.execute(fleet.all);
      await sql`update feed set etag = null, last_modified = null, failures = 0, failure = null, paused_at = null, leased_until = null, tried_at = null,
        mapping = null, due_at = case when due_at is null then null else now() end`.execute(fleet.all);
      yard.folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feeds-'));
      yard.now = new Date('2026-11-17T02:00:00Z');
      yard.means = {
        db: fleet.all,
        store: new PlatformStore(fleet.all),
        feedsDir: yard.folder,
        download: (address, file, known) =>
          downloadFeed(address.replace('https://dms.example', origin), file, known, { ownOrigins: new Set([origin]) }),
        now: () => yard.now,
        log: pino({ level: 'silent' }),
      };
      return () => rmSync(yard.folder, { recursive: true });
    },
    async stocked() {
      const rows = await fleet.all.selectFrom('vehicle').select('stocknum').where('showOnDealerWebsite', '=', true).execute();
      return rows.map(({ stocknum }) => stocknum).sort();
    },
    async feed(name) {
      const found = await findFeed(yard.means, DEALERSHIP, name);
      if (found === null) throw new Error(`There is no feed ${name}.`);
      return found;
    },
    run: async (name, names) =>
      runFeed(yard.means, (await yard.feed(name)).id, {
        isAccepted: false,
        isByHand: false,
        ...(names === undefined ? {} : { names }),
      }),
  };
  return yard;
}

export const cars = (count: number, more: Readonly<Record<string, string>> = {}) =>
  csvOf(Array.from({ length: count }, (_, at) => aFeedCar(`S${at + 1}`, more)));

export const resultsOf = (ran: FeedRun) => (ran.kind === 'ran' ? ran.files.map(({ result }) => result.kind) : [ran.kind]);

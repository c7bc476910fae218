import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { type ImportAccount, importFeed } from '#src/use-cases/stock/import-feed.ts';
import { benchServer } from './search/lay-stock.ts';

/**
 * How fast a dealer's file goes in, against the rate at which PostgreSQL itself copies the finished rows into the same table; how long the
 * same rows take again with one of them changed; and how much memory it needs.
 */
const ROWS = Number(process.env.ROWS ?? 100_000);
const [LEAST_RATE, MOST_AGAIN, MOST_MB] = [0.3, 0.1, 150];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-import-'));
const server = await benchServer();
const urls = await server.database('import', { big: 1 });
const db = connect(urls.platform, { max: 4, statementMs: null });
const admin = connect(server.adminOf('import'), { max: 1, statementMs: null });
try {
  await bench();
} finally {
  await db.destroy();
  await admin.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function bench(): Promise<void> {
  const { slug: dealership } = await db.selectFrom('dealership').select('slug').executeTakeFirstOrThrow();
  const [first, again] = [path.join(folder, 'first.csv'), path.join(folder, 'again.csv')];
  await writeFeed(first, '21,990');
  await writeFeed(again, '21,890');
  const idle = memory();
  const watched = watchMemory();
  const one = await timed(() => bring(first, dealership));
  const two = await timed(() => bring(again, dealership));
  const peak = watched.stop() - idle;
  const copy = await timeCopy(admin);
  const rate = copy / one.ms;
  console.log(
    `${ROWS} rows: ${seconds(one.ms)}, ${Math.round((ROWS / one.ms) * 1000)} a second; COPY into the same table ${seconds(copy)}.`,
  );
  console.log(`rate against COPY: ${rate.toFixed(2)} (at least ${LEAST_RATE})`);
  console.log(
    `again, one row changed: ${seconds(two.ms)}, ${(two.ms / one.ms).toFixed(3)} of the first run (at most ${MOST_AGAIN}); ${two.result.unchanged} unchanged`,
  );
  console.log(`memory over idle: ${Math.round(peak)} MB (at most ${MOST_MB})`);
  if (rate < LEAST_RATE || two.ms / one.ms > MOST_AGAIN || peak > MOST_MB) process.exitCode = 1;
}

async function bring(file: string, dealership: string): Promise<ImportAccount> {
  const imported = await importFeed(new PlatformStore(db), {
    feed: await openFeed(file),
    dealership,
    name: 'bench',
    source: 'bench',
    mapping: null,
    mode: 'changes',
    isAccepted: true,
    isDryRun: false,
    now: new Date(),
  });
  if (imported.kind !== 'done') throw new Error('The file did not go in.');
  return imported.account;
}

async function writeFeed(file: string, lastPrice: string): Promise<void> {
  const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Hyundai', 'Nissan', 'Subaru'];
  const bodies = ['SUV', 'Hatchback', 'Ute', 'Sedan', 'Wagon'];
  function* lines() {
    yield 'Stock No,VIN,Make,Model,Badge,Year,Condition,Price,Odometer,Body,Fuel,Transmission,Drive,Engine,Colour,Seats,Doors,Rego,Rego Expiry,Features,Comments\n';
    for (let at = 0; at < ROWS; at += 1)
      yield `B${at},JM0CL0E1${String(at).padStart(9, '0')},${makes[at % 7]},Model ${at % 90},GX ${at % 5},${2005 + (at % 20)},Used,"$${at === ROWS - 1 ? lastPrice : `${10 + (at % 80)},990`}","${20 + (at % 200)},000 km",${bodies[at % 5]},${at % 3 === 0 ? 'Diesel' : 'Unleaded'},${at % 4 === 0 ? 'Manual' : 'Auto'},AWD,2.${at % 9}L,White,5,4,AB${at},31/12/2026,Alloy wheels|Cruise control|Reversing camera,One owner with books and two keys. Serviced on time.\n`;
  }
  await pipeline(lines, createWriteStream(file));
}

/** How long PostgreSQL takes to copy the finished rows out of a file into a table of the same shape, with its indexes. */
async function timeCopy(of: Database): Promise<number> {
  const file = path.join(tmpdir(), `forecourt-copy-${process.pid}.csv`);
  await sql.raw(`copy (select * from vehicle) to '${file}' (format csv)`).execute(of);
  await sql`create table copied (like vehicle including all)`.execute(of);
  const { ms } = await timed(() => sql.raw(`copy copied from '${file}' (format csv)`).execute(of));
  rmSync(file, { force: true });
  return ms;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}

function watchMemory() {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss / 1024 / 1024)), 50);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { lowerOwnPriority } from '#src/cli/lower-own-priority.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { type ImportAccount, importFeed } from '#src/use-cases/stock/import-feed.ts';
import { benchServer } from './search/lay-stock.ts';

/**
 * How fast a dealer's file goes in, against the rate at which PostgreSQL itself copies the finished rows into the same table; how long the
 * same rows take again with one of them changed; how much memory it needs; and what searches in a web process of the same machine feel of it.
 * Two processors are needed for the ratios to mean anything; where others use them too, the seconds of processor tell more than those of the clock.
 */
const ROWS = Number(process.env.ROWS ?? 100_000);
const [LEAST_RATE, MOST_AGAIN, MOST_MB, MOST_SLOWER] = [0.3, 0.1, 150, 1.5];
const QUIET_MS = 10_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-import-'));
const server = await benchServer();
const urls = await server.database('import', { big: 1, shop: 5_000 });
const db = connect(urls.platform, { max: 4, statementMs: null, isBackground: true });
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
  const { slug: dealership } = await db
    .selectFrom('dealership')
    .select('slug')
    .where('slug', '=', 'big-motors')
    .executeTakeFirstOrThrow();
  const [first, again] = [path.join(folder, 'first.csv'), path.join(folder, 'again.csv')];
  await writeFeed(first, '21,990');
  await writeFeed(again, '21,890');
  const web = await searching();
  await wait(QUIET_MS);
  const quiet = await web.told();
  const idle = memory();
  const watched = watchMemory();
  // As the command does, so that whoever serves visitors goes first.
  lowerOwnPriority();
  const one = await timed(() => bring(first, dealership));
  const busy = await web.told();
  const two = await timed(() => bring(again, dealership));
  const peak = watched.stop() - idle;
  const copy = await timeCopy(admin);
  web.end();
  const rate = copy.ms / one.ms;
  const slower = busy.p99 / quiet.p99;
  console.log(
    `${ROWS} rows: ${told(one)}, ${Math.round((ROWS / one.ms) * 1000)} a second; COPY into the same table ${told(copy)}.`,
  );
  console.log(
    `rate against COPY: ${rate.toFixed(2)} by the clock (at least ${LEAST_RATE}), ${(copy.database / one.database).toFixed(2)} by the database's processor`,
  );
  console.log(
    `again, one row changed: ${told(two)}, ${(two.ms / one.ms).toFixed(3)} of the first run (at most ${MOST_AGAIN}); ${two.result.unchanged} unchanged`,
  );
  console.log(`memory over idle: ${Math.round(peak)} MB (at most ${MOST_MB})`);
  console.log(
    `searches beside it, p99: ${busy.p99.toFixed(1)} ms of ${busy.searches}, without ${quiet.p99.toFixed(1)} ms: ${slower.toFixed(2)} times (at most ${MOST_SLOWER})`,
  );
  if (rate < LEAST_RATE || two.ms / one.ms > MOST_AGAIN || peak > MOST_MB || slower > MOST_SLOWER) process.exitCode = 1;
}

function told({ ms, own, database }: Timed<unknown>): string {
  return `${seconds(ms)} (processor: ${seconds(own)} here, ${seconds(database)} in the database)`;
}

interface Searched {
  readonly searches: number;
  readonly p99: number;
}

/** A web process that searches another site's stock. */
async function searching() {
  const child = fork(path.join(import.meta.dirname, 'search-beside.ts'), [urls.app, 'shop'], { execArgv: [] });
  await once(child, 'message');
  return {
    async told(): Promise<Searched> {
      child.send('tell');
      const [found] = (await once(child, 'message')) as [Searched];
      return found;
    },
    end: () => child.send('end'),
  };
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

/** How long PostgreSQL takes to copy the same rows out of a file into the same table, emptied of them, beside the same searches. */
async function timeCopy(of: Database): Promise<Timed<unknown>> {
  const file = path.join(tmpdir(), `forecourt-copy-${process.pid}.csv`);
  const ours = `dealership_id = (select id from dealership where slug = 'big-motors')`;
  await sql.raw(`copy (select * from vehicle where ${ours}) to '${file}' (format csv)`).execute(of);
  await sql.raw(`delete from vehicle where ${ours}`).execute(of);
  await sql`vacuum vehicle`.execute(of);
  const copied = await timed(() => sql.raw(`copy vehicle from '${file}' (format csv)`).execute(of));
  rmSync(file, { force: true });
  return copied;
}

interface Timed<T> {
  readonly ms: number;
  /** Milliseconds of processor, in this process and in the database's. */
  readonly own: number;
  readonly database: number;
  readonly result: T;
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const before = processorMs(await backends());
  const [begun, own] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(own);
  const ms = performance.now() - begun;
  // By process: one that served an earlier work may have ended meanwhile, and what it had used then is not to be taken off.
  let database = 0;
  for (const [pid, used] of processorMs(await backends())) database += used - (before.get(pid) ?? 0);
  return { ms, own: (user + system) / 1000, database, result };
}

/** The processes of this database's connections. */
async function backends(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and usename <> 'forecourt_app'`.execute(admin);
  return rows.map(({ pid }) => pid);
}

/** What each process has used of the processor, where the machine tells. */
function processorMs(pids: readonly number[]): Map<number, number> {
  const TICK_MS = 10;
  const used = new Map<number, number>();
  for (const pid of pids) {
    try {
      const [, , , , , , , , , , , user = 0, system = 0] =
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
      used.set(pid, (user + system) * TICK_MS);
    } catch {
      // The connection has been closed.
    }
  }
  return used;
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

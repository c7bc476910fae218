import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '#src/store/connect.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import type { Imported } from './import-files.ts';
import { benchServer } from './search/lay-stock.ts';
import { median } from './search/measure.ts';

/**
 * How fast a dealer's file goes in, against the rate at which PostgreSQL itself copies the finished rows into the same table; how long the
 * same rows take again with one of them changed; how much memory it needs; and what searches in a web process of the same machine feel of it.
 * The median of several runs counts, each with a database and processes of its own: a ratio of two 99th percentiles, and what memory is at when
 * the engine gets round to tidying up, differ from run to run. Two processors are needed for the ratios to mean anything; where others use them
 * too, the seconds of processor tell more than those of the clock.
 */
const ROWS = Number(process.env.ROWS ?? 100_000);
const RUNS = Number(process.env.RUNS ?? 5);
const [LEAST_RATE, MOST_AGAIN, MOST_MB, MOST_SLOWER] = [0.3, 0.1, 150, 1.5];
/** The database is busy with itself for a while after it was laid. */
const SETTLED_MS = 5_000;
/** A process that has just started is slower than it will be. */
const WARM_MS = 8_000;
const QUIET_MS = 12_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-import-'));
const [FIRST, AGAIN] = [path.join(folder, 'first.csv'), path.join(folder, 'again.csv')];
const server = await benchServer();
try {
  await writeFeed(FIRST, '21,990');
  await writeFeed(AGAIN, '21,890');
  const runs: (Run & Beside)[] = [];
  for (let at = 1; at <= RUNS; at += 1) {
    const run = { ...(await bench(`import${at}`)), ...(await benchSearches(`searches${at}`)) };
    console.log(
      `run ${at}: ${ROWS} rows ${told(run.first)}, COPY ${told(run.copy)}, again ${told(run.again)} with ${run.unchanged} unchanged; ` +
        `rate ${run.rate.toFixed(2)} (by the database's processor ${run.rateByProcessor.toFixed(2)}), again ${run.repeated.toFixed(3)}, ` +
        `${Math.round(run.megabytes)} MB, searches' p99 ${run.busy.p99.toFixed(1)} ms of ${run.busy.searches}, without ${run.quiet.p99.toFixed(1)} ms`,
    );
    runs.push(run);
  }
  const rate = median(runs.map((run) => run.rate));
  const repeated = median(runs.map((run) => run.repeated));
  const megabytes = median(runs.map((run) => run.megabytes));
  const slower = median(runs.map(({ busy, quiet }) => busy.p99 / quiet.p99));
  console.log(`Medians of ${RUNS} runs:`);
  console.log(`rate against COPY: ${rate.toFixed(2)} (at least ${LEAST_RATE})`);
  console.log(`again, one row changed: ${repeated.toFixed(3)} of the first import (at most ${MOST_AGAIN})`);
  console.log(`memory over idle: ${Math.round(megabytes)} MB (at most ${MOST_MB})`);
  console.log(`searches beside it, p99: ${slower.toFixed(2)} times (at most ${MOST_SLOWER})`);
  if (rate < LEAST_RATE || repeated > MOST_AGAIN || megabytes > MOST_MB || slower > MOST_SLOWER) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

interface Run {
  readonly first: Timed<unknown>;
  readonly again: Timed<unknown>;
  readonly copy: Timed<unknown>;
  readonly unchanged: number;
  readonly rate: number;
  readonly rateByProcessor: number;
  readonly repeated: number;
  readonly megabytes: number;
}

async function bench(database: string): Promise<Run> {
  const urls = await server.database(database, { big: 1 });
  const admin = connect(server.adminOf(database), { max: 1, statementMs: null });
  const files = importing(urls);
  try {
    await wait(SETTLED_MS);
    const first = await timed(admin, () => files.bring(FIRST));
    const again = await timed(admin, () => files.bring(AGAIN));
    const copy = await timeCopy(admin);
    return {
      first,
      again,
      copy,
      unchanged: again.result.unchanged,
      rate: copy.ms / first.ms,
      rateByProcessor: copy.database / first.database,
      repeated: again.ms / first.ms,
      megabytes: Math.max(first.result.megabytes, again.result.megabytes),
    };
  } finally {
    await files.end();
    await admin.destroy();
    await server.drop(database);
  }
}

interface Beside {
  readonly quiet: Searched;
  readonly busy: Searched;
}

/** What searches take before an import and during one. */
async function benchSearches(database: string): Promise<Beside> {
  const urls = await server.database(database, { big: 1, shop: 5_000 });
  const web = await searching(urls);
  const files = importing(urls);
  try {
    await wait(WARM_MS);
    await web.told();
    await wait(QUIET_MS);
    const quiet = await web.told();
    await files.bring(FIRST);
    return { quiet, busy: await web.told() };
  } finally {
    await Promise.all([web.end(), files.end()]);
    await server.drop(database);
  }
}

function told({ ms, own, database }: Timed<unknown>): string {
  return `${seconds(ms)} (processor: ${seconds(own)} of Node, ${seconds(database)} of the database)`;
}

interface Searched {
  readonly searches: number;
  readonly p99: number;
}

/** A web process that answers searches of another site. */
async function searching(urls: DatabaseUrls) {
  const child = fork(path.join(import.meta.dirname, 'search-beside.ts'), [urls.app, 'shop', folder], { execArgv: [] });
  await once(child, 'message');
  return {
    async told(): Promise<Searched> {
      child.send('tell');
      const [found] = (await once(child, 'message')) as [Searched];
      return found;
    },
    end: async () => {
      child.send('end');
      await once(child, 'exit');
    },
  };
}

/** A process that imports files as the command does. */
function importing(urls: DatabaseUrls) {
  const node = path.join(import.meta.dirname, '..', 'bin', 'small-node');
  const script = path.join(import.meta.dirname, 'import-files.ts');
  const child = spawn(node, ['--expose-gc', script, urls.platform, 'big-motors'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('The import ended early.');
  });
  failed.catch(() => {});
  return {
    async bring(file: string): Promise<Imported> {
      child.send({ file });
      const [imported] = (await Promise.race([once(child, 'message'), failed])) as [Imported];
      return imported;
    },
    end: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
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

/** How long PostgreSQL takes to copy the same rows out of a file into the same table, emptied of them. */
async function timeCopy(of: Database): Promise<Timed<Work>> {
  const file = path.join(tmpdir(), `forecourt-copy-${process.pid}.csv`);
  const ours = `dealership_id = (select id from dealership where slug = 'big-motors')`;
  await sql.raw(`copy (select * from vehicle where ${ours}) to '${file}' (format csv)`).execute(of);
  await sql.raw(`delete from vehicle where ${ours}`).execute(of);
  await sql`vacuum vehicle`.execute(of);
  const copied = await timed(of, async () => {
    await sql.raw(`copy vehicle from '${file}' (format csv)`).execute(of);
    return { processorMs: 0 };
  });
  rmSync(file, { force: true });
  return copied;
}

interface Work {
  /** Milliseconds of processor of whoever did it, beside the database. */
  readonly processorMs: number;
}

interface Timed<T> {
  readonly ms: number;
  /** Milliseconds of processor, in Node and in the database. */
  readonly own: number;
  readonly database: number;
  readonly result: T;
}

async function timed<T extends Work>(admin: Database, work: () => Promise<T>): Promise<Timed<T>> {
  const before = processorMs(await backends(admin));
  const begun = performance.now();
  const result = await work();
  const ms = performance.now() - begun;
  // By process: one that served an earlier work may have ended meanwhile, and what it had used then is not to be taken off.
  let database = 0;
  for (const [pid, used] of processorMs(await backends(admin))) database += used - (before.get(pid) ?? 0);
  return { ms, own: result.processorMs, database, result };
}

/** The processes of this database's connections. */
async function backends(admin: Database): Promise<number[]> {
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

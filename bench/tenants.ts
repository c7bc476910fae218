import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { shelfBytes } from '#src/showroom/shelf.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { connect } from '#src/store/connect.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { slugOfSite } from './scale/lay-sites.ts';
import { layTenants } from './scale/lay-tenants.ts';
import { memoryMb } from './scale/run-timed.ts';
import { benchServer } from './search/lay-stock.ts';
import { median } from './search/measure.ts';

/**
 * Thousands of sites of 200 vehicles in one web process: what the slowest hundredth of pages takes against a process that has one site, what a site
 * takes in memory beyond its stock, and what the first page of a site costs that is not in memory. `node bench/tenants.ts 500` takes fewer.
 * One run, one machine: only the ratios and the memory are figures.
 */
const SITES = Number(process.argv[2] ?? 5_000);
const CARS = 200;
const MEASURED = 3_000;
/** Sites of which only a few fit into the memory that the process is given. */
const COLD_SITES = Math.min(200, SITES);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const agent = new http.Agent({ keepAlive: true });

const server = await benchServer();
const alone = await layTenants(server, 'alone', 1, CARS);
const few = await layTenants(server, 'few', COLD_SITES, CARS);
const among = await layTenants(server, 'among', SITES, CARS);
const data = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
const failures: string[] = [];
try {
  const cold = await coldToWarm();
  const one = await startWeb(alone);
  const many = await startWeb(among);
  await one.allLoaded();
  await many.allLoaded();
  // They take turns, so that a busy moment of the machine falls on both.
  const [ofOne, ofMany]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < MEASURED; nth += 1) {
    ofOne.push(await timed(one.port, 1, nth));
    ofMany.push(await timed(many.port, 1 + ((nth * 7_919) % SITES), nth));
  }
  const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  console.table({
    'one site': { 'p99 ms': p99(ofOne).toFixed(1), ratio: '1' },
    [`${SITES} sites`]: { 'p99 ms': p99(ofMany).toFixed(1), ratio: (p99(ofMany) / p99(ofOne)).toFixed(2) },
  });
  console.log(`${many.mb().toFixed(0)} MB in the web process of ${SITES} sites, ${one.mb().toFixed(0)} MB in that of one.`);
  await Promise.all([one.stop(), many.stop()]);
  goal('p99 of many sites, to that of one', p99(ofMany) / p99(ofOne), 1.2);
  goal('the first page of a site that is not in memory, to one that is', cold, 3);
  await databaseSize(among);
  goal('KB of a site beyond its stock', await kilobytesASite(among), 150);
} finally {
  agent.destroy();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
if (failures.length > 0) process.exitCode = 1;

function goal(what: string, figure: number, most: number): void {
  console.log(`${what}: ${figure.toFixed(2)} (at most ${most})`);
  if (!(figure <= most)) failures.push(what);
}

async function startWeb(urls: DatabaseUrls, showroomMb = 16_384) {
  const port = await freePort();
  const web = fork(path.join(import.meta.dirname, '../src/server/web.ts'), {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data,
      DATABASE_APP_URL: urls.app,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SHOWROOM_MB: String(showroomMb),
      ESTIMATES_WAIT_SECONDS: '0',
    },
    execArgv: ['--max-old-space-size=8192'],
  });
  await once(web, 'message');
  return {
    port,
    mb: () => memoryMb(web),
    async allLoaded() {
      while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await new Promise((go) => setTimeout(go, 200));
    },
    async stop() {
      web.kill('SIGTERM');
      await once(web, 'exit');
    },
  };
}

/** A search that nobody has made before, on the nth site: how long it takes. */
function timed(port: string, site: number, nth: number): Promise<number> {
  const begun = performance.now();
  const path = `/search/new-used-and-demo-cars?range[price]=${1 + nth}:&page=${1 + (nth % 3)}`;
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, agent, headers: { host: `${slugOfSite(site)}.localhost` } }, (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - begun);
          else reject(new Error(`${path}: HTTP ${answer.statusCode}`));
        });
      })
      .once('error', reject);
  });
}

/** The first search on sites that had left memory, to the next one on each. */
async function coldToWarm(): Promise<number> {
  const web = await startWeb(few, 16);
  await web.allLoaded();
  const [first, next]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < 2 * COLD_SITES; nth += 1) {
    const site = 1 + (nth % COLD_SITES);
    const times = [await timed(web.port, site, 2 * nth), await timed(web.port, site, 2 * nth + 1)];
    // The first round warms up the code.
    if (nth < COLD_SITES) continue;
    first.push(times[0] ?? Number.NaN);
    next.push(times[1] ?? Number.NaN);
  }
  await web.stop();
  console.table({
    'a site in memory': { 'median ms': median(next).toFixed(1), ratio: '1' },
    'a site that must be loaded': { 'median ms': median(first).toFixed(1), ratio: (median(first) / median(next)).toFixed(2) },
  });
  return median(first) / median(next);
}

/** The memory of a site in this process, without the shelf of its stock. */
async function kilobytesASite(urls: DatabaseUrls): Promise<number> {
  const db = connect(urls.app, { max: 4 });
  const sites = await db.selectFrom('site').select('id').orderBy('id').limit(500).execute();
  const showrooms = new Showrooms({ db, url: urls.app, budgetBytes: Number.POSITIVE_INFINITY, now: Date.now });
  // The first brings what all share, and the code.
  const [first, ...others] = sites;
  await showrooms.of(first?.id ?? 0);
  const before = used();
  let stock = 0;
  for (const { id } of others)
    stock += ((await showrooms.of(id))?.shelves ?? []).reduce((sum, shelf) => sum + shelfBytes(shelf), 0);
  const each = (used() - before - stock) / others.length / 1024;
  console.log(`${(stock / others.length / 1024).toFixed(0)} KB of stock a site of ${CARS} vehicles.`);
  await db.destroy();
  return each;
}

function used(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** What the database takes for a vehicle, with its indexes. */
async function databaseSize(urls: DatabaseUrls): Promise<void> {
  const db = connect(urls.platform, { max: 1 });
  const { rows } = await sql<{ each: number }>`
    select pg_total_relation_size('vehicle')::float8 / (select count(*) from vehicle) as each`.execute(db);
  await db.destroy();
  console.log(`${((rows[0]?.each ?? 0) / 1024).toFixed(1)} KB in the database for a vehicle, with its indexes.`);
}

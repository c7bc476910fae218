import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { laySite, laySites, slugOfSite } from './scale/lay-sites.ts';
import { runTimed, type Took } from './scale/run-timed.ts';
import { median } from './search/measure.ts';

/**
 * Does work grow with the sites that nobody has touched? Setting up many sites, applying one changed file, applying none, and the first page after
 * a restart: among five sites, among a tenth of them, and among all. `node bench/fleet.ts 1000` takes fewer. One run, one machine: only the
 * ratios are figures, besides the first answer after a restart, which is also judged in seconds.
 */
const MOST = Number(process.argv[2] ?? 5_000);
const SIZES = [5, Math.max(6, Math.round(MOST / 10)), MOST];
const ROUNDS = 5;
const root = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
// As root PostgreSQL runs as another user, who must be able to pass through this folder.
chmodSync(root, 0o755);
const FORECOURT = path.resolve(import.meta.dirname, '../bin/forecourt');

interface Fleet {
  readonly size: number;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

function layFleet(size: number): Fleet {
  const folder = path.join(root, `sites-${size}`);
  mkdirSync(folder);
  laySites(folder, size);
  const env = { SITES_DIR: folder, DATA_DIR: path.join(root, `data-${size}`), LOG_LEVEL: 'warn', SHOWROOM_MB: '4096' };
  return { size, folder, env };
}

const apply = ({ env }: Fleet): Promise<Took> => runTimed(FORECOURT, ['site', 'apply'], env);

/** Starts Forecourt, works beside it, and stops it. */
async function whileRunning<T>({ env }: Fleet, work: (port: string, ready: Promise<unknown>) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = spawn(process.execPath, ['src/server/start.ts'], {
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise((resolve) => {
    server.stdout.on('data', (text: Buffer) => text.includes('ready:') && resolve(null));
  });
  try {
    return await work(port, ready);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

/** The milliseconds from the start of `npm start` to the first whole page of a site. */
function firstAnswer(fleet: Fleet): Promise<number> {
  const begun = performance.now();
  return whileRunning(fleet, async (port) => {
    while ((await statusOf(port, slugOfSite(fleet.size))) !== 200) await wait(10);
    return performance.now() - begun;
  });
}

const statusOf = (port: string, slug: string) =>
  new Promise<number>((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path: '/', headers: { host: `${slug}.localhost` }, agent: false }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      })
      .once('error', () => resolve(0));
  });

const fleets = SIZES.map(layFleet);
const figures = fleets.map(() => ({
  setUp: { ms: 0, mb: 0 },
  one: [] as number[],
  none: [] as number[],
  restart: [] as number[],
}));
try {
  for (const [at, fleet] of fleets.entries()) {
    // An empty Forecourt first: what is measured is the sites, not the database's own beginning.
    await runTimed(FORECOURT, ['site', 'list'], fleet.env);
    const row = figures[at];
    if (row !== undefined) row.setUp = await apply(fleet);
  }
  // The commands use the database of a Forecourt that runs, as they do for an operator.
  for (const [at, fleet] of fleets.entries())
    await whileRunning(fleet, async (_port, ready) => {
      await ready;
      for (let round = 0; round < ROUNDS; round += 1) {
        laySite(fleet.folder, 1, `Dealer 1, edition ${round}`);
        figures[at]?.one.push((await apply(fleet)).ms);
        figures[at]?.none.push((await apply(fleet)).ms);
      }
    });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, fleet] of fleets.entries()) figures[at]?.restart.push(await firstAnswer(fleet));
} finally {
  rmSync(root, { recursive: true, force: true });
}

const least = figures[0];
const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const ratio = (of: 'one' | 'none' | 'restart', row: (typeof figures)[number]) =>
  (median(row[of]) / median(least?.[of] ?? [])).toFixed(2);
console.table(
  Object.fromEntries(
    figures.map((row, at) => [
      `${SIZES[at]?.toLocaleString('en-AU')} sites`,
      {
        'set up s': seconds(row.setUp.ms),
        'ms a site': (row.setUp.ms / (SIZES[at] ?? 1)).toFixed(1),
        'most MB': row.setUp.mb.toFixed(0),
        'one changed s': seconds(median(row.one)),
        'to 5 sites': ratio('one', row),
        'none changed s': seconds(median(row.none)),
        'first answer s': seconds(median(row.restart)),
        'to 5 sites ': ratio('restart', row),
      },
    ]),
  ),
);
const [most] = figures.slice(-1);
if (most === undefined) throw new Error('Nothing was measured.');
const goals = [
  [`one changed among ${MOST}, to among 5 (at most 1.5)`, Number(ratio('one', most)), 1.5],
  ['first answer after a restart, s (at most 3)', median(most.restart) / 1_000, 3],
] as const;
for (const [what, figure, goal] of goals) {
  console.log(`${what}: ${figure.toFixed(2)}`);
  if (figure > goal) process.exitCode = 1;
}

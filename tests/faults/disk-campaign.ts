import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { ask } from '#tests/attacks/campaign/http-client.ts';
import type { FaultLine } from './faults-table.ts';
import { aKillShop } from './kill-shop.ts';
import { until } from './processes.ts';
import type { SmallDisk } from './small-disk.ts';
import { steadyLeads } from './steady-leads.ts';

export interface DiskResult {
  readonly line: FaultLine;
  /** Pages that were not served, and answers to leads that are neither an acknowledgement nor a word on when to try again. */
  readonly faults: readonly string[];
  readonly acknowledged: readonly string[];
  readonly found: readonly string[];
}

const FULL = 20;

/** Everything of a Forecourt is on a disk that is filled while shoppers look and send leads, stays full for a while, and is freed again. */
export async function diskCampaign(disk: SmallDisk, fullSeconds: number): Promise<DiskResult> {
  const shop = await aKillShop(disk.folder, 5);
  const { PORT, DATA_DIR } = shop.settings;
  const leads = steadyLeads(PORT, shop.host, 3);
  const { count } = leads;
  await until('leads are acknowledged', () => count.acknowledged.length > FULL);
  const faults: string[] = [];
  const reading = new AbortController();
  let read = 0;
  const readers = (async () => {
    const shown = ['/', '/search/used-cars', `/cars/${shop.cars[0]}`, '/api/search', '/sitemap.xml'];
    for (; !reading.signal.aborted; read += 1) {
      const address = shown[read % shown.length] ?? '/';
      const { status } = await ask(Number(PORT), address, { headers: { host: shop.host } });
      if (status !== 200) faults.push(`${address} was answered with ${status}`);
      await wait(50);
    }
  })();
  disk.fill();
  const before = count.acknowledged.length;
  const full = performance.now();
  await until('there is no room for a lead', async () => {
    await fillDatabase(DATA_DIR);
    return count.refused > 0;
  });
  await wait(Math.max(0, full + fullSeconds * 1_000 - performance.now()));
  const whileFull = count.acknowledged.length - before;
  const { refused } = count;
  const freed = performance.now();
  disk.free();
  const atFree = count.acknowledged.length;
  await until('leads are acknowledged again', () => count.acknowledged.length > atFree + FULL, 3);
  const back = Math.round(performance.now() - freed);
  await leads.stop();
  reading.abort();
  await readers;
  const found = await shop.query<{ message: string }>(`select fields->>'message' as message from lead where form = 'contact'`);
  await shop.stop();
  faults.push(...count.wrong);
  return {
    line: {
      disk: path.basename(disk.folder),
      'pages asked': read,
      'acknowledged while full': whileFull,
      'refused with 503': refused,
      'answered otherwise': count.wrong.length,
      unanswered: count.unanswered,
      'acknowledged in all': count.acknowledged.length,
      found: found.length,
      'back after (ms)': back,
    },
    faults,
    acknowledged: count.acknowledged,
    found: found.map(({ message }) => message),
  };
}

/** The database keeps some room of its own: it is used up too. What PostgreSQL says then, or that it has gone, is what is wanted. */
async function fillDatabase(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: (await runningEmbedded(dataDir))?.url ?? '', connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('create table if not exists ballast (text text)');
    for (;;) await client.query(`insert into ballast select repeat('x', 1000) || g from generate_series(1, 2000) g`);
  } catch {
    // There is no room left, or nobody to ask.
  } finally {
    await client.end().catch(() => {});
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { cachedAndBare } from './cached-page.ts';
import { runServer } from './run-server.ts';
import { benchServer } from './search/lay-stock.ts';

/** How long a page takes, one after the other over one connection. One run, one machine: only the ratios are figures. */
const agent = new http.Agent({ keepAlive: true });
const get = (port: string, site: string, address: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = { host: '127.0.0.1', port, path: address, agent, headers: { host: `${site}.localhost` } };
    http
      .get(asked, (answer) => {
        answer
          .resume()
          .once('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`${address}: HTTP ${answer.statusCode}`)),
          );
      })
      .once('error', reject);
  });
async function perPage(port: string, site: string, addresses: readonly string[]): Promise<number> {
  const begun = performance.now();
  for (const address of addresses) await get(port, site, address);
  return (performance.now() - begun) / addresses.length;
}
const median = (times: readonly number[]) => [...times].toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** What the page cache is worth: the same search kept, and made anew for every request (a page number is part of what it is remembered by). */
async function keptAndMade(): Promise<void> {
  const port = await freePort();
  const stop = await runServer(port);
  const search = '/search/new-used-and-demo-cars';
  const asked = (address: (round: number) => string) =>
    perPage(
      port,
      'summit',
      Array.from({ length: 300 }, (_, round) => address(round)),
    );
  await asked(() => search);
  const made = await asked((round) => `${search}?page=${round + 1000}`);
  const kept = await asked(() => search);
  await stop();
  console.table({
    'a search made anew': { 'ms a page': made.toFixed(2), ratio: 1 },
    'a search kept': { 'ms a page': kept.toFixed(2), ratio: (made / kept).toFixed(1) },
  });
}

/** What a vehicle's page costs on a small site and on a very large one: each page is another vehicle's, so that each is made anew. */
async function smallAndLarge(): Promise<void> {
  const sizes = { small: 200, large: 200_000 };
  const rounds = 5;
  const each = 30;
  const server = await benchServer();
  const urls = await server.database('pages', sizes);
  const client = new pg.Client(urls.owner);
  await client.connect();
  // As the platform itself names them: an address ends in the vehicle's id.
  await client.query(`update vehicle set slug = 'car-' || id`);
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-bench-'));
  const port = await freePort();
  const web = fork(path.join(import.meta.dirname, '../src/server/web.ts'), {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data,
      DATABASE_APP_URL: urls.app,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
  });
  await once(web, 'message');
  const times: Record<string, number[]> = { small: [], large: [] };
  const addresses = new Map<string, string[]>();
  for (const site of Object.keys(sizes)) {
    const { rows } = await client.query<{ slug: string }>(
      `select v.slug from vehicle v join dealership d on d.id = v.dealership_id where d.slug = $1 and v.status = 'in_stock' order by v.id limit $2`,
      [`${site}-motors`, (rounds + 1) * each],
    );
    addresses.set(
      site,
      rows.map(({ slug }) => `/cars/${slug}`),
    );
  }
  await client.end();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const site of Object.keys(sizes)) {
      const took = await perPage(port, site, (addresses.get(site) ?? []).slice(round * each, (round + 1) * each));
      if (round > 0) times[site]?.push(took);
    }
  }
  web.kill('SIGTERM');
  await once(web, 'exit');
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  const small = median(times.small ?? []);
  console.table(
    Object.fromEntries(
      Object.entries(sizes).map(([site, count]) => [
        `a vehicle of ${count.toLocaleString('en-AU')}`,
        { 'ms a page': median(times[site] ?? []).toFixed(2), ratio: (median(times[site] ?? []) / small).toFixed(2) },
      ]),
    ),
  );
}

await cachedAndBare();
await keptAndMade();
await smallAndLarge();
agent.destroy();

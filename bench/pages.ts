import http from 'node:http';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { runServer } from './run-server.ts';

/**
 * How much the page cache is worth: the same pages kept, and made anew for every request (each has a page number of its own, which is
 * part of what a page is remembered by). One run, one machine: only the ratio is a figure.
 */
const PORT = await freePort();
const ROUNDS = 300;
const stop = await runServer(PORT);

const agent = new http.Agent({ keepAlive: true });
const get = (address: string) =>
  new Promise<void>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: PORT, path: address, agent, headers: { host: 'summit.localhost' } }, (answer) => {
        answer.resume().once('end', resolve);
      })
      .once('error', reject);
  });
async function perPage(address: (round: number) => string): Promise<number> {
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await get(address(round));
  return (performance.now() - begun) / ROUNDS;
}

const search = '/search/new-used-and-demo-cars';
await perPage(() => search);
const made = await perPage((round) => `${search}?page=${round + 1000}`);
const kept = await perPage(() => search);
console.table({
  'made anew': { 'ms a page': made.toFixed(2), ratio: 1 },
  kept: { 'ms a page': kept.toFixed(2), ratio: (made / kept).toFixed(1) },
});

await stop();

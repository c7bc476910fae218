import http from 'node:http';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { runServer } from './run-server.ts';

/**
 * What a vehicle on paper costs (ledger V18): the PDF of one that nobody has asked for yet, a vehicle's page made anew, and
 * the PDF once it is kept. The photograph is painted beforehand, as a vehicle's page would have it; a row says what that adds.
 * One run, one machine: only the ratios are figures.
 */
const PORT = await freePort();
const ROUNDS = 60;
const WARMING = 10;
const stop = await runServer(PORT);

const agent = new http.Agent({ keepAlive: true });
const get = (address: string) =>
  new Promise<string>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: PORT, path: address, agent, headers: { host: 'summit.localhost' } }, (answer) => {
        let text = '';
        answer.setEncoding('latin1').on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => resolve(text));
      })
      .once('error', reject);
  });
async function timed(addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const begun = performance.now();
    await get(address);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const cars: string[] = [];
for (let page = 1; cars.length < 2 * ROUNDS + WARMING; page += 1) {
  const { hits } = JSON.parse(await get(`/api/search?page=${page}`)) as { hits: { path: string }[] };
  if (hits.length === 0) break;
  cars.push(...hits.map(({ path }) => path));
}
const paper = (paths: readonly string[]) => paths.map((path) => `${path}.pdf`);
await timed(paper(cars.slice(0, WARMING)));
const painting = cars.slice(WARMING, WARMING + ROUNDS);
const plain = cars.slice(WARMING + ROUNDS, WARMING + 2 * ROUNDS);
for (const path of plain) {
  const photo = /\/images\/[^"\s]*?[?&](?:amp;)?w=1200/.exec(await get(path))?.[0].replaceAll('&amp;', '&');
  if (photo !== undefined) await get(`${photo}&f=jpeg`);
}
// Nobody has opened these yet.
const page = await timed(painting);
const withPainting = await timed(paper(painting));
const made = await timed(paper(plain));
const kept = await timed(paper(plain));
const row = (ms: number) => ({ 'ms (median)': ms.toFixed(1), 'to a page': (ms / page).toFixed(2) });
console.table({
  'page, made anew': row(page),
  'sheet, made anew': row(made),
  'sheet and its photograph, made anew': row(withPainting),
  'sheet, kept': row(kept),
});

await stop();

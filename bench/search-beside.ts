import { builtPages, uncachedWeb } from './uncached-web.ts';

/**
 * A web process that is asked for a search page of one site every 150 ms whatever happens; it counts from when a page was due, so that waiting for a
 * processor counts too. No page is asked for twice, so none is remembered. Its parent says when to tell. Needs NODE_ENV=production and a build.
 */
const [databaseUrl = '', slug = '', data = ''] = process.argv.slice(2);
const EVERY_MS = 150;
const MAKES = ['Toyota', 'Ford', 'Mazda', 'Kia', 'Hyundai'];

const web = await uncachedWeb(await builtPages(), databaseUrl, data);
const host = `${slug}.localhost`;
let took: number[] = [];
let [count, due] = [0, performance.now()];

async function search(): Promise<void> {
  count += 1;
  const make = MAKES[count % MAKES.length] ?? '';
  const address = `/search/new-used-and-demo-cars/?make=${make}&range[price]=1000:${200_000 + count}`;
  const answer = await web.answer(new Request(`http://${host}${address}`, { headers: { host } }), '');
  await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  took.push(performance.now() - due);
  due += EVERY_MS;
  setTimeout(() => void search(), Math.max(0, due - performance.now()));
}

process.on('disconnect', () => process.exit(0));
process.on('message', (word) => {
  if (word === 'end') process.exit(0);
  const sorted = took.toSorted((one, other) => one - other);
  process.send?.({ searches: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 });
  took = [];
});
await search();
process.send?.('ready');

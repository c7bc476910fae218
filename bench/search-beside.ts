import { FACETS } from '#src/rules/search/facets.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { connect } from '#src/store/connect.ts';

/**
 * A process that searches one site's stock, as a web process does, once every 20 ms whatever happens; it counts from when a search was due, so that
 * waiting for a processor counts too. Its parent says when to begin and when to tell.
 */
const [url = '', slug = ''] = process.argv.slice(2);
const EVERY_MS = 20;
const MAKES = ['Toyota', 'Ford', 'Mazda', 'Kia', 'Hyundai'];

const db = connect(url);
const { id } = await db.selectFrom('site').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
const showrooms = new Showrooms({ db, url, budgetBytes: Number.POSITIVE_INFINITY, now: Date.now });
const showroom = await showrooms.of(id);
let took: number[] = [];
let [count, due] = [0, performance.now()];

function search(): void {
  count += 1;
  const words = { make: [MAKES[count % MAKES.length] ?? ''] };
  showroom?.stock.search({ text: '', sort: 'relevance', words, ranges: {} }, { offset: count % 50, limit: 21, facets: FACETS });
  took.push(performance.now() - due);
  due += EVERY_MS;
  setTimeout(search, Math.max(0, due - performance.now()));
}

process.on('disconnect', () => process.exit(0));
process.on('message', (word) => {
  if (word === 'end') process.exit(0);
  const sorted = took.toSorted((one, other) => one - other);
  process.send?.({ searches: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 });
  took = [];
});
search();
process.send?.('ready');

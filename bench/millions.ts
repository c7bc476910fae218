import { FACETS } from '#src/rules/search/facets.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { buildShelf } from '#src/showroom/build-shelf.ts';
import { type Shelf, shelfBytes, shelfIndexBytes } from '#src/showroom/shelf.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { Stock } from '#src/showroom/stock.ts';
import type { StockQuery } from '#src/showroom/stock-search.ts';
import { connect } from '#src/store/connect.ts';
import { benchServer } from './search/lay-stock.ts';
import { median, ms } from './search/measure.ts';

/**
 * Millions of vehicles on one site in one process: a marketplace. Memory and the time of a search for a vehicle, against a site of 200,000. The
 * vehicles are those of the search's bench, each many times with another id, price and distance. `node bench/millions.ts 5` takes five shelves
 * of 200,000 and not twenty-five. One run, one machine: only the ratios and the memory are figures.
 */
const SHELVES = Number(process.argv[2] ?? 25);
const EACH = 200_000;
const PATTERNS = 5_000;
const CHUNK = 5_000;
const GB = 1024 ** 3;
const NOTHING: StockQuery = { text: '', sort: 'relevance', words: {}, ranges: {} };
const QUERIES: Readonly<Record<string, StockQuery>> = {
  'three filters': { ...NOTHING, words: { make: ['Toyota'], body: ['SUV', 'Ute'], fuel: ['Diesel'] } },
  'price range by price': { ...NOTHING, ranges: { price: { min: 15_000, max: 40_000 } }, sort: 'price-asc' },
  text: { ...NOTHING, text: 'toyota hilux diesel' },
};

const server = await benchServer();
const urls = await server.database('millions', { pattern: PATTERNS });
const db = connect(urls.app);
const { id: siteId } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
const showroom = await new Showrooms({ db, url: urls.app, budgetBytes: 1e9, now: Date.now }).of(siteId);
await db.destroy();
await server.stop();
if (showroom === null) throw new Error('There is no site.');
const { site, read, lender, asOf } = showroom;
const patterns = showroom.stock
  .part(0, PATTERNS)
  .map(({ id }) => showroom.stock.vehicle(String(id)))
  .filter((car): car is Vehicle => car !== null);

/** A shelf's vehicles, made as they are read. */
async function* vehiclesOf(shelf: number): AsyncGenerator<Vehicle[]> {
  for (let from = 0; from < EACH; from += CHUNK)
    yield Array.from({ length: CHUNK }, (_, at) => {
      const nth = shelf * EACH + from + at + 1;
      const car = patterns[nth % patterns.length] as Vehicle;
      return {
        ...car,
        id: nth,
        stocknum: `S${nth}`,
        slug: `car-${nth}`,
        price: car.price && car.price + (nth % 977),
        km: nth % 260_000,
      };
    });
}

const shelves: Shelf[] = [];
const rows: Record<string, Record<string, string>> = {};
const first = new Map<string, number>();
for (const size of new Set([1, 5, SHELVES])) {
  const building: number[] = [];
  while (shelves.length < size) {
    const begun = performance.now();
    shelves.push(await buildShelf(shelves.length + 1, '1', vehiclesOf(shelves.length), []));
    building.push(performance.now() - begun);
  }
  const begun = performance.now();
  const stock = new Stock(site, read.locations, shelves, lender, asOf);
  stock.search(NOTHING, { offset: 0, limit: 21, facets: FACETS });
  const row: Record<string, string> = {
    'shelf s': (median(building) / 1_000).toFixed(1),
    'site s': ((performance.now() - begun) / 1_000).toFixed(1),
    'GB in all': (process.memoryUsage().rss / GB).toFixed(1),
    'stock, bytes a vehicle': (shelves.reduce((sum, one) => sum + shelfBytes(one), 0) / stock.count).toFixed(0),
    'of these index': (shelves.reduce((sum, one) => sum + shelfIndexBytes(one), 0) / stock.count).toFixed(0),
  };
  for (const [name, query] of Object.entries(QUERIES)) {
    const times = Array.from({ length: 6 }, (_, offset) => {
      const asked = performance.now();
      stock.search(query, { offset, limit: 21, facets: FACETS });
      return performance.now() - asked;
    });
    // The first builds what the facet needs.
    const each = median(times.slice(1)) / shelves.length;
    first.set(name, first.get(name) ?? each);
    row[`${name} ms`] = ms(each * shelves.length);
    row[`${name}, a vehicle, to ${EACH.toLocaleString('en-AU')}`] = (each / (first.get(name) ?? each)).toFixed(2);
  }
  rows[`${(stock.count / 1e6).toFixed(1)} million`] = row;
}
console.table(rows);

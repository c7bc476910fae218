import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { FACETS } from '#src/rules/search/facets.ts';
import { SORTS } from '#src/rules/search/search-query.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { buildShelf, ShelfIndex } from '#src/showroom/build-shelf.ts';
import { shelfIndexBytes } from '#src/showroom/shelf.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { Stock } from '#src/showroom/stock.ts';
import type { StockQuery } from '#src/showroom/stock-search.ts';
import { connect } from '#src/store/connect.ts';
import type { DatabaseUrls } from '#src/store/setup/role-urls.ts';
import { SqlOracle } from '#tests/store/search-oracle-sql.ts';
import type { OracleSite } from '#tests/store/search-oracle-stock.ts';
import { addOthers, benchServer } from './search/lay-stock.ts';
import { inTurn, ms } from './search/measure.ts';
import { miniSearch } from './search/mini-search.ts';
import { smallSite } from './search/small-site.ts';

/**
 * What a search costs in memory, in SQL on the same machine's PostgreSQL, and in a text library; what the index costs to build and to keep; and whether a
 * small site suffers from a large platform. 'unfiltered' is what the platform serves: its counts are worked out once for a stock and remembered; below it
 * stands the same with nothing remembered, not even the site's columns. SQL reads a table in which every facet's value stands ready, and looks for whole
 * words only. One run, one machine: only the ratios are figures. `--quick` leaves the two largest out.
 */
const isQuick = process.argv.includes('--quick');
const SIZES = isQuick ? [500, 5_000] : [500, 5_000, 20_000, 200_000];
const OTHERS = isQuick ? 20 : 1_000;
const sites = Object.fromEntries(SIZES.map((size) => [`s${size}`, size]));

const NOTHING: StockQuery = { text: '', sort: 'relevance', words: {}, ranges: {} };
const QUERIES: Readonly<Record<string, StockQuery>> = {
  unfiltered: NOTHING,
  'three filters': { ...NOTHING, words: { make: ['Toyota'], body: ['SUV', 'Ute'], fuel: ['Diesel'] } },
  text: { ...NOTHING, text: 'toyota hilux diesel' },
  'text with errors': { ...NOTHING, text: 'toyta hilxu diesle' },
  'price range by price': { ...NOTHING, ranges: { price: { min: 15_000, max: 40_000 } }, sort: 'price-asc' },
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const server = await benchServer();
const platform = await server.database('platform', { ...sites, small: 200 });
const alone = await server.database('alone', { small: 200 });
try {
  for (const size of SIZES) await compare(platform, size);
  await buildFigures(platform, 5_000);
  await addOthers(platform.owner, OTHERS, 1_000);
  await smallSite(alone, platform, 'small', OTHERS * 1_000);
} finally {
  await server.stop();
}

/** Every query on one site: the index, SQL over a table in which all facets stand ready, and a text library. */
async function compare(urls: DatabaseUrls, size: number): Promise<void> {
  const showroom = await load(urls, `s${size}`);
  const client = new pg.Client({ connectionString: urls.owner });
  // It is cut off when the server stops after a failure, which is told by itself.
  client.on('error', () => {});
  await client.connect();
  const oracle = await SqlOracle.of(client, asOracle(showroom));
  const rival = miniSearch(showroom.stock.search(NOTHING, { offset: 0, limit: size, facets: [] }).cards);
  const table: Record<string, object> = {};
  const rounds = size > 50_000 ? 5 : size > 10_000 ? 9 : 21;
  // A stock that has answered nothing yet, over the same shelves: the one kind of unfiltered search that has anything to work out.
  const first = () => freshStock(showroom).search(NOTHING, { offset: 0, limit: 21, facets: FACETS });
  const rows = { ...QUERIES, 'unfiltered, nothing remembered': NOTHING };
  for (const [name, query] of Object.entries(rows)) {
    let offset = 0;
    const again = () => {
      // Another place each time: the same one would be remembered whole.
      offset = (offset + 1) % 1_000;
      return showroom.stock.search(query, { offset, limit: 21, facets: FACETS });
    };
    const index = name in QUERIES ? again : first;
    for (let warm = 0; warm < 5; warm += 1) index();
    const hasSql = name !== 'text with errors';
    const sql = () => oracle.ask(query, query.text.split(' ').filter(Boolean).map(hasWord));
    const found = await inTurn(
      {
        index,
        sql: () => (hasSql ? sql() : undefined),
        rival: () => (query.text === '' ? 0 : rival(query.text)),
      },
      rounds,
    );
    table[name] = {
      found: index().count,
      'SQL found': hasSql ? (await sql()).count : '-',
      'index ms': ms(found.index),
      'SQL ms': hasSql ? ms(found.sql) : '-',
      'SQL / index': hasSql ? (found.sql / found.index).toFixed(0) : '-',
      'MiniSearch ms': query.text === '' ? '-' : ms(found.rival),
    };
  }
  console.log(
    `${size.toLocaleString('en-AU')} vehicles, ${FACETS.length} facets counted; ${bytesPerCar(showroom)} bytes of index a vehicle`,
  );
  console.table(table);
  await client.end();
}

function freshStock({ site, read, shelves, lender, asOf }: Showroom): Stock {
  return new Stock(site, read.locations, shelves, lender, asOf);
}

function hasWord(word: string): string {
  return `array_to_string(fields, ' ') ~* '\\m${word}\\M'`;
}

/** How long 5,000 vehicles take from rows to answers. */
async function buildFigures(urls: DatabaseUrls, size: number): Promise<void> {
  const showroom = await load(urls, `s${size}`);
  const { site, read, lender, asOf } = showroom;
  const cars = showroom.stock
    .search(NOTHING, { offset: 0, limit: size, facets: [] })
    .cards.map(({ id }) => showroom.stock.vehicle(String(id)));
  const vehicles = cars.filter((car): car is Vehicle => car !== null).toSorted((a, b) => a.id - b.id);
  async function* chunks() {
    yield vehicles;
  }
  const [shelf] = showroom.shelves;
  if (shelf === undefined) throw new Error('The site has no shelf.');
  const found = await inTurn(
    {
      columns: () => {
        const index = new ShelfIndex();
        for (const car of vehicles) index.add(car);
        return index.build();
      },
      site: () =>
        new Stock(site, read.locations, [shelf], lender, asOf).search(NOTHING, { offset: 0, limit: 21, facets: FACETS }),
      packed: () => buildShelf(1, '1', chunks(), []),
    },
    9,
  );
  console.log(
    `Building ${size.toLocaleString('en-AU')}: index and first search ${ms(found.columns + found.site)} ms (shelf ${ms(found.columns)}, site ${ms(found.site)}); with cards and details packed ${ms(found.packed + found.site)} ms`,
  );
}

/** What the shelf's index takes, and what the site adds once every facet and order has been asked for. */
function bytesPerCar(showroom: Showroom): string {
  const { site, read, shelves, lender, asOf, stock } = showroom;
  const copies = Math.ceil(20_000 / stock.count);
  collect();
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const held = Array.from({ length: copies }, () => {
    const again = new Stock(site, read.locations, shelves, lender, asOf);
    for (const sort of SORTS) again.search({ ...NOTHING, sort }, { offset: 0, limit: 1, facets: FACETS });
    return again;
  });
  collect();
  collect();
  const own = (process.memoryUsage().arrayBuffers - before) / held.length;
  const shelf = shelves.reduce((sum, one) => sum + shelfIndexBytes(one), 0);
  const per = (bytes: number) => (bytes / Math.max(1, stock.count)).toFixed(0);
  return `${per(shelf + own)} (shelf ${per(shelf)}, site ${per(own)})`;
}

async function load(urls: DatabaseUrls, slug: string): Promise<Showroom> {
  const db = connect(urls.app);
  const { id } = await db.selectFrom('site').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const showroom = await new Showrooms({ db, url: urls.app, budgetBytes: Number.POSITIVE_INFINITY, now: Date.now }).of(id);
  await db.destroy();
  if (showroom === null) throw new Error(`There is no site ${slug}.`);
  return showroom;
}

/** The same site for the SQL. */
function asOracle({ site }: Showroom): OracleSite {
  return {
    slug: site.slug,
    dealerships: [],
    manufacturer: null,
    switches: { ...site.switches, financeProvider: '' },
    weeklySql: 'null::float8',
    whereSql: 'true',
    categoriesSql: {},
  };
}

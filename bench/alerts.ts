import { sql } from 'kysely';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { vehicleStock } from '#src/showroom/vehicle-stock.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { matchAlerts } from '#src/use-cases/alerts/match-alerts.ts';
import { aSavedSearch, laySearches, type Words } from './alerts/lay-searches.ts';
import { benchServer } from './search/lay-stock.ts';

/**
 * How long it takes to find out whom 1,000 changed vehicles are news for among 100,000 saved searches: everything, from reading the changes to
 * the stored findings, in one run over PostgreSQL. The rivals run every search on every change and store nothing. 100 million searches would take
 * too long, so a sample is timed and multiplied; it runs in memory, with nothing read or written, which favours the rivals.
 */
const SEARCHES = 100_000;
const CHANGES = 1_000;
const STOCK = 20_000;
const GOAL = 50;
const ROUNDS = 3;
const SAMPLE = { searches: 400, changes: 50 };
/** Noise of a shared machine; the time per finding must not grow by more. */
const LINEAR = 1.3;

const server = await benchServer();
const urls = await server.database('alerts', { big: STOCK });
const db = connect(urls.platform, { max: 4, statementMs: null });
try {
  await bench(db);
} finally {
  await db.destroy();
  await server.stop();
}

async function bench(db: Database): Promise<void> {
  // As many models as a market has; the stock of the other benches has sixteen.
  await sql`update vehicle set model = model || ' ' || (id % 25)`.execute(db);
  const { id: siteId } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const words = await wordsOf(db);
  const searches = Array.from({ length: SEARCHES }, (_, at) => aSavedSearch(words, at));
  await laySearches(db, siteId, searches.slice(0, SEARCHES / 2), 0);
  const half = await run(db);
  await laySearches(db, siteId, searches.slice(SEARCHES / 2), SEARCHES / 2);
  const whole = await run(db);
  const rivals = await timeRivals(db, siteId, searches);
  const perFinding = (of: Run) => (of.ms * 1_000) / of.found;
  console.log(`${words.models.length} models, ${STOCK} vehicles in stock, ${CHANGES} of them changed.`);
  for (const [count, of] of [[SEARCHES / 2, half] as const, [SEARCHES, whole] as const])
    console.log(
      `${count} searches: ${(of.ms / 1_000).toFixed(2)} s, ${of.found} findings, ${perFinding(of).toFixed(1)} µs a finding`,
    );
  const growth = perFinding(whole) / perFinding(half);
  console.log(
    `Twice the searches: ${(whole.found / half.found).toFixed(2)} times the findings, ${growth.toFixed(2)} times the time for each.`,
  );
  const times = (ms: number) => Math.round((ms * SEARCHES * CHANGES) / whole.ms);
  console.log(
    [
      `Every search on every change, over all stock as the page does it: ${(rivals.page * 1_000).toFixed(1)} µs each (a sample), ${times(rivals.page)} times as long (goal: ${GOAL})`,
      `Every search on every change, over the changed vehicle alone: ${(rivals.alone * 1_000).toFixed(2)} µs each (a sample), ${times(rivals.alone)} times as long`,
    ].join('\n'),
  );
  if (times(rivals.page) < GOAL || growth > LINEAR) process.exitCode = 1;
}

interface Run {
  readonly ms: number;
  readonly found: number;
}

/** The changes come, and are matched, some times; the run that others on the machine disturbed least. */
async function run(db: Database): Promise<Run> {
  const owner = connect(urls.owner, { max: 1, statementMs: null });
  await sql`vacuum analyze`.execute(owner);
  await owner.destroy();
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await once(db));
  return runs.reduce((least, one) => (one.ms < least.ms ? one : least));
}

async function once(db: Database): Promise<Run> {
  await sql`delete from alert_finding`.execute(db);
  await sql`delete from stock_event`.execute(db);
  await sql`insert into stock_event (dealership_id, vehicle_id, kind, at)
    select dealership_id, id, 'listed', now() from vehicle where id % ${STOCK / CHANGES} = 0 order by id limit ${CHANGES}`.execute(
    db,
  );
  const begun = performance.now();
  const { found } = await matchAlerts(db, () => new Date());
  return { ms: performance.now() - begun, found };
}

async function wordsOf(db: Database): Promise<Words> {
  const { rows } = await sql<{ make: string; model: string }>`select distinct make, model from vehicle order by 1, 2`.execute(db);
  return {
    models: rows.map(({ make, model }) => [make, model] as const),
    bodies: ['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon'],
    fuels: ['Petrol', 'Diesel', 'Hybrid', 'Electric'],
  };
}

/** Milliseconds for one search: over all stock, and over one vehicle. */
async function timeRivals(db: Database, siteId: number, searches: readonly ReturnType<typeof aSavedSearch>[]) {
  const showroom = await new Showrooms({ db, url: urls.platform, budgetBytes: Number.POSITIVE_INFINITY, now: Date.now }).of(
    siteId,
  );
  if (showroom === null) throw new Error('The site is gone.');
  const step = Math.floor(searches.length / SAMPLE.searches);
  const queries = searches
    .filter((_, at) => at % step === 0)
    .map(({ text, words, ranges }) => ({ text, words, ranges, sort: 'relevance' as const, near: null }));
  const { rows } = await sql<{ id: number }>`select id from vehicle where id % ${STOCK / SAMPLE.changes} = 0 order by id`.execute(
    db,
  );
  const cars = await new SiteStore(db, siteId).vehicles(rows.map(({ id }) => id));
  const setting = { site: showroom.site, locations: showroom.locations, lender: showroom.lender, asOf: showroom.asOf };
  const stocks = await Promise.all(cars.map((car) => vehicleStock(setting, car)));
  const timed = (work: () => void) => {
    work();
    const begun = performance.now();
    work();
    return performance.now() - begun;
  };
  let hits = 0;
  const alone = timed(() => {
    for (const stock of stocks) for (const query of queries) hits += stock.countOf(query);
  });
  const page = timed(() => {
    for (const query of queries) hits += showroom.stock.countOf(query);
  });
  if (hits === 0) throw new Error('The sample finds nothing.');
  return { alone: alone / (stocks.length * queries.length), page: page / queries.length };
}

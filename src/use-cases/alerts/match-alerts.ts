import { isToldOf } from '#src/rules/alerts/alert-kind.ts';
import { vehicleTerms } from '#src/rules/alerts/alert-terms.ts';
import { isPrice, priceDisplay } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Stock } from '#src/showroom/stock.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import {
  type Candidate,
  type ChangedTerm,
  matchEvents,
  type NewFinding,
  readCandidates,
  readWatchers,
  type StockEvent,
} from '#src/store/alerts/match-alerts.ts';
import type { Database } from '#src/store/connect.ts';
import { ChangedStock } from './search-changed.ts';

/** How many events are matched in one transaction. */
const BATCH = 500;

export interface MatchOutcome {
  readonly events: number;
  readonly found: number;
}

/** An event with its vehicle as it is now. */
interface Changed {
  readonly event: StockEvent;
  readonly car: Vehicle;
}

type Reader = Parameters<Parameters<typeof matchEvents>[3]>[0];

/** Matches everything that has happened to stock with the alerts that it is news for, from the change to the searches (ledger A11). */
export async function matchAlerts(db: Database, now: () => Date): Promise<MatchOutcome> {
  const total = { events: 0, found: 0 };
  for (;;) {
    const at = now();
    const { events, found } = await matchEvents(db, BATCH, at, (trx, siteId, ofSite) => matchSite(db, trx, siteId, ofSite, at));
    total.events += events;
    total.found += found;
    if (events < BATCH) return total;
  }
}

async function matchSite(
  db: Database,
  trx: Reader,
  siteId: number,
  events: readonly StockEvent[],
  now: Date,
): Promise<NewFinding[]> {
  const stock = await ChangedStock.of(db, siteId, now);
  if (stock === null || !stock.setting.site.switches.hasAlerts) return [];
  const cars = new Map(
    (await stock.vehicles([...new Set(events.map(({ vehicleId }) => vehicleId))])).map((car) => [car.id, car]),
  );
  const changes = events.flatMap((event) => {
    const car = cars.get(event.vehicleId);
    return car === undefined ? [] : [{ event, car }];
  });
  // A change is told once: by an alert about the vehicle itself rather than by a search, and by the search that is told sooner.
  const searches = await matchSearches(stock, trx, siteId, changes);
  const bySooner = searches.toSorted((one, other) => ORDER[one.every] - ORDER[other.every]).map(({ finding }) => finding);
  return [...(await matchWatchers(stock, trx, siteId, changes)), ...bySooner];
}

const ORDER = { day: 0, week: 1 } as const;

/** Those who watch a vehicle are told that it costs less, is sold, or can be had again; not of a price that their site does not show. */
async function matchWatchers(
  stock: ChangedStock,
  trx: Reader,
  siteId: number,
  changes: readonly Changed[],
): Promise<NewFinding[]> {
  const byVehicle = Map.groupBy(changes, ({ car }) => car.id);
  const watchers = await readWatchers(trx, siteId, [...byVehicle.keys()]);
  return watchers.flatMap(({ kind, alertId, contactId, vehicleId, startedAt }) =>
    (byVehicle.get(vehicleId) ?? [])
      .filter(({ event }) => event.at >= startedAt && isToldOf(kind, event.kind))
      .filter(({ event, car }) => isOfShownPrice(stock, event.kind, car))
      .map(({ event }) => ({ siteId, contactId, alertId, event, isSearch: false })),
  );
}

/** Whether an event is not about a price, or is about the one that the site shows. */
function isOfShownPrice({ setting }: ChangedStock, event: StockEvent['kind'], car: Vehicle): boolean {
  if (event !== 'price' && event !== 'weekly') return true;
  const { kind } = priceDisplay(car, switchesFor(setting.site, car.dealershipId));
  return kind === (event === 'weekly' ? 'subscription' : 'price');
}

interface FoundSearch {
  readonly every: Candidate['every'];
  readonly finding: NewFinding;
}

/** A search has a new match when a vehicle has come into the lists, or its price has fallen to where the search finds it. */
async function matchSearches(
  stock: ChangedStock,
  trx: Reader,
  siteId: number,
  changes: readonly Changed[],
): Promise<FoundSearch[]> {
  const news = await Promise.all(
    changes
      .filter(({ event, car }) => (event.kind === 'listed' || event.kind === 'price') && isAvailable(car))
      .map(async (change) => ({
        ...change,
        alone: await stock.alone(change.car),
        before: change.event.kind === 'price' ? await stock.alone(atPriceBefore(change)) : null,
      })),
  );
  const candidates = await readCandidates(trx, siteId, news.flatMap(termsOf));
  const found: FoundSearch[] = [];
  for (const { alertId, contactId, every, wanted, startedAt, numbers } of candidates) {
    const query = await stock.queryOf(wanted);
    if (query === null) continue;
    for (const number of numbers) {
      const change = news[number];
      if (change === undefined || change.event.at < startedAt || change.alone.countOf(query) === 0) continue;
      if (change.before !== null && change.before.countOf(query) > 0) continue;
      if (query.text !== '' && !(await stock.findsAmongAll(query, change.car, change.alone))) continue;
      found.push({ every, finding: { siteId, contactId, alertId, event: change.event, isSearch: true } });
    }
  }
  return found;
}

/** The terms by which searches that may find a vehicle are found; none when no list of the site shows it. */
function termsOf({ car, alone }: { readonly car: Vehicle; readonly alone: Stock }, number: number): ChangedTerm[] {
  if (alone.count === 0) return [];
  const price = isPrice(car.price) ? car.price : null;
  return vehicleTerms((facet) => alone.values(facet)[0] ?? null).map((term) => ({ number, term, price }));
}

/** The vehicle as it was before its price fell. */
const atPriceBefore = ({ event, car }: Changed): Vehicle => ({
  ...car,
  price: event.fromCents === null ? null : event.fromCents / 100,
});

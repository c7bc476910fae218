import { sql, type Transaction } from 'kysely';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import type { Every } from '#src/rules/alerts/alert-limits.ts';
import type { StockEventKind } from '#src/rules/alerts/stock-events.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Database } from '#src/store/connect.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Something that happened to a vehicle and that no alert has been matched with yet. */
export interface StockEvent {
  readonly id: string;
  readonly dealershipId: number;
  readonly vehicleId: number;
  readonly kind: StockEventKind;
  readonly fromCents: number | null;
  readonly at: Date;
}

/** A term of one of some changed vehicles, which are known by their number; `price` is in dollars. */
export interface ChangedTerm {
  readonly number: number;
  readonly term: string;
  readonly price: number | null;
}

/** A search that shares a term with changed vehicles, and which these are. */
export interface Candidate {
  readonly alertId: string;
  readonly contactId: string;
  readonly every: Every;
  readonly wanted: WantedSearch;
  readonly startedAt: Date;
  readonly numbers: readonly number[];
}

/** Somebody who watches a vehicle, by an alert about it or by their watchlist. */
export interface Watcher {
  readonly kind: Exclude<AlertKind, 'search'>;
  readonly alertId: string;
  readonly contactId: string;
  readonly vehicleId: number;
  readonly startedAt: Date;
}

export interface NewFinding {
  readonly siteId: number;
  readonly contactId: string;
  readonly alertId: string;
  readonly event: StockEvent;
  readonly isSearch: boolean;
}

/** Finds whom events are news for, on one of the sites that show their dealerships. */
type Match = (trx: Transaction<Tables>, siteId: number, events: readonly StockEvent[]) => Promise<NewFinding[]>;

/**
 * Takes events that have not been matched, up to a number, matches them, and stores what was found, in one transaction: a worker that dies leaves
 * them as they were. Workers take turns. Returns how many events there were, and how many findings are new.
 */
export function matchEvents(db: Database, most: number, now: Date, match: Match): Promise<{ events: number; found: number }> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('forecourt alerts'))`.execute(trx);
    const { rows } = await sql<Omit<StockEvent, 'fromCents'> & { fromCents: string | null }>`
      select id, dealership_id, vehicle_id, kind, from_cents, at from stock_event where matched_at is null order by id limit ${most}`.execute(
      trx,
    );
    const events = rows.map((row) => ({ ...row, fromCents: row.fromCents === null ? null : Number(row.fromCents) }));
    const relisted = await readRelisted(trx, events);
    let found = 0;
    for (const [siteId, ofSite] of await eventsBySite(trx, events))
      found += await putFindings(trx, await match(trx, siteId, ofSite), relisted, now);
    await sql`update stock_event set matched_at = ${now} where id = any(${events.map(({ id }) => id)}::bigint[])`.execute(trx);
    return { events: events.length, found };
  });
}

/** The sites that show the dealerships of these events and on which anybody has an alert. */
async function eventsBySite(trx: Transaction<Tables>, events: readonly StockEvent[]): Promise<Map<number, StockEvent[]>> {
  const { rows } = await sql<{ siteId: number; dealershipId: number }>`
    select d.site_id, d.dealership_id from site_dealership d join site s on s.id = d.site_id
    where d.dealership_id = any(${[...new Set(events.map(({ dealershipId }) => dealershipId))]}::int[]) and s.removed_at is null
      and exists (select from alert a where a.site_id = d.site_id and a.confirmed_at is not null and a.stopped_at is null)`.execute(
    trx,
  );
  const byDealership = Map.groupBy(events, ({ dealershipId }) => dealershipId);
  const bySite = new Map<number, StockEvent[]>();
  for (const { siteId, dealershipId } of rows)
    bySite.set(siteId, [...(bySite.get(siteId) ?? []), ...(byDealership.get(dealershipId) ?? [])]);
  return bySite;
}

/** The searches of a site that are on and share a term with one of these vehicles, at a price that may fit; what started first comes first. */
export async function readCandidates(
  trx: Transaction<Tables>,
  siteId: number,
  terms: readonly ChangedTerm[],
): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'numbers'> & { numbers: string }>`
    select a.id as alert_id, a.contact_id, a.every, a.wanted, a.confirmed_at as started_at, f.numbers
    from (
      select t.alert_id, string_agg(c.number::text, ',') as numbers
      from unnest(${terms.map(({ number }) => number)}::int[], ${terms.map(({ term }) => term)}::text[],
        ${terms.map(({ price }) => price)}::float8[]) as c (number, term, price)
      join alert_term t on t.site_id = ${siteId} and t.term = c.term
        and (t.lowest is null or c.price >= t.lowest) and (t.highest is null or c.price <= t.highest)
      group by t.alert_id
    ) f
    join alert a on a.site_id = ${siteId} and a.id = f.alert_id and a.confirmed_at is not null and a.stopped_at is null
    join alert_contact k on k.site_id = ${siteId} and k.id = a.contact_id and k.confirmed_at is not null
    order by a.confirmed_at, a.id`.execute(trx);
  return rows.map((row) => ({ ...row, numbers: row.numbers.split(',').map(Number) }));
}

/** Who on a site has an alert that is on about one of these vehicles, or watches one of them with alerts. */
export async function readWatchers(trx: Transaction<Tables>, siteId: number, vehicleIds: readonly number[]): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`
    select w.* from (select a.kind, a.id as alert_id, a.contact_id, a.vehicle_id, a.confirmed_at as started_at
    from alert a join alert_contact c on c.site_id = a.site_id and c.id = a.contact_id and c.confirmed_at is not null
    where a.site_id = ${siteId} and a.vehicle_id = any(${[...vehicleIds]}::int[]) and a.confirmed_at is not null and a.stopped_at is null
    union all
    select a.kind, a.id, a.contact_id, w.vehicle_id, greatest(a.confirmed_at, w.saved_at)
    from watched_vehicle w join alert a on a.site_id = w.site_id and a.kind = 'watchlist' and a.shopper_id = w.shopper_id
      join alert_contact c on c.site_id = a.site_id and c.id = a.contact_id and c.confirmed_at is not null
    where w.site_id = ${siteId} and w.vehicle_id = any(${[...vehicleIds]}::int[]) and w.alerts
      and a.confirmed_at is not null and a.stopped_at is null) w
    -- The first to find a change tells of it, and one that tells once must not be left waiting for the next.
    order by w.kind = 'back' desc, w.started_at, w.alert_id`.execute(trx);
  return rows;
}

/** Those of these events by which a vehicle came into the lists again. They are few: only what they are news for is looked up one by one. */
async function readRelisted(trx: Transaction<Tables>, events: readonly StockEvent[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select e.id from stock_event e where e.id = any(${events.map(({ id }) => id)}::bigint[]) and e.kind = 'listed'
      and exists (select from stock_event p where p.vehicle_id = e.vehicle_id and p.kind = 'listed' and p.id < e.id)`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

const CHUNK = 10_000;

/**
 * Stores what was found; returns how much of it is new. A change is found once for an address, by the first alert in the list; the others are noted, in
 * case the first is stopped or erased before it has told. A vehicle that left the lists and came back is no new match for somebody who was told of it before.
 */
async function putFindings(
  trx: Transaction<Tables>,
  findings: readonly NewFinding[],
  relisted: ReadonlySet<string>,
  now: Date,
): Promise<number> {
  const changes = [...Map.groupBy(findings, ({ contactId, event }) => `${contactId} ${event.id}`).values()].flatMap(
    ([first, ...others]) => (first === undefined ? [] : [{ ...first, others: others.map(({ alertId }) => alertId).join(',') }]),
  );
  let count = 0;
  for (let from = 0; from < changes.length; from += CHUNK) {
    const some = changes.slice(from, from + CHUNK);
    const { numAffectedRows } = await sql`
      insert into alert_finding (site_id, contact_id, alert_id, event_id, vehicle_id, found_at, other_alert_ids)
      select n.site_id, n.contact_id, n.alert_id, n.event_id, n.vehicle_id, ${now}, string_to_array(n.others, ',')::uuid[]
      from unnest(${some.map(({ siteId }) => siteId)}::int[], ${some.map(({ contactId }) => contactId)}::uuid[],
        ${some.map(({ alertId }) => alertId)}::uuid[], ${some.map(({ event }) => event.id)}::bigint[],
        ${some.map(({ event }) => event.vehicleId)}::int[], ${some.map(({ isSearch, event }) => isSearch && relisted.has(event.id))}::bool[],
        ${some.map(({ others }) => others)}::text[]) as n (site_id, contact_id, alert_id, event_id, vehicle_id, is_again, others)
      where not (n.is_again and exists (
        select from alert_finding f join stock_event e on e.id = f.event_id
        where f.contact_id = n.contact_id and f.vehicle_id = n.vehicle_id and f.event_id < n.event_id and e.kind = 'listed'))
      on conflict (contact_id, event_id) do nothing`.execute(trx);
    count += Number(numAffectedRows ?? 0);
  }
  return count;
}

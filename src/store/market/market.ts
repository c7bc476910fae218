import { sql, type Transaction } from 'kysely';
import type { Listing } from '#src/rules/market/listing.ts';
import type { MarketRange } from '#src/rules/market/price-comparison.ts';
import type { Database } from '#src/store/connect.ts';
import { bumpVersions } from '#src/store/site/versions.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { writeTradedNames } from './traded-names.ts';

/** An estimate as it is stored with its vehicle. */
export interface StoredEstimate extends MarketRange {
  readonly id: number;
  readonly dealershipId: number;
}

/** The whole market at one instant: what is on offer, which estimates are stored, and the version of each dealership's stock. */
export interface MarketRead {
  /** In the order of their ids; dealerships that keep their prices to themselves have none here. */
  readonly listings: readonly Listing[];
  readonly stored: ReadonlyMap<number, StoredEstimate>;
  readonly versions: ReadonlyMap<number, string>;
}

export interface MarketChange {
  readonly moved: readonly StoredEstimate[];
  readonly gone: readonly StoredEstimate[];
}

/**
 * Whether some dealership's stock, or the way of estimating, has changed since the estimates were made. It reads small tables only: it can be
 * called every second.
 */
export async function isMarketDue(db: Database, edition: number): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`select exists (
    select from dealership d join version v on v.kind = 'dealership' and v.id = d.id
    left join market_run r on r.dealership_id = d.id
    where r.stock_version is distinct from v.number or r.edition <> ${edition}) as due`.execute(db);
  return rows[0]?.due === true;
}

/**
 * Reads the market, lets work decide, and writes the result, all in one transaction and by one worker at a time; null while another is doing it.
 * A change of stock that commits meanwhile is not part of it and makes the market due again.
 */
export function reviseMarket(
  db: Database,
  { edition, now }: { readonly edition: number; readonly now: Date },
  work: (market: MarketRead) => Promise<MarketChange>,
): Promise<MarketChange | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<{
        ours: boolean;
      }>`select pg_try_advisory_xact_lock(hashtext('forecourt market')) as ours`.execute(trx);
      if (rows[0]?.ours !== true) return null;
      const market = await readMarket(trx);
      const change = await work(market);
      await writeTradedNames(trx);
      await write(trx, change, market, { edition, now });
      return change;
    });
}

async function readMarket(trx: Transaction<Tables>): Promise<MarketRead> {
  const versions = await sql<{ id: number; number: string }>`select v.id, v.number from version v
    join dealership d on d.id = v.id where v.kind = 'dealership'`.execute(trx);
  // All stock of all dealerships: named by the query, since the plugin would rename every column of every row.
  const plain = trx.withoutPlugins();
  const listings = await sql<Listing>`select v.id, v.dealership_id as "dealershipId",
      v.item_type as "itemType", v.make, v.model, v.badge, v.car_type as "carType", v.year, v.km, v.price_cents / 100.0 as price
    from vehicle v join dealership d on d.id = v.dealership_id and not d.market_opt_out
    where v.show_on_dealer_website and not v.sold and v.status in ('in_stock', 'coming_soon') and v.price_cents > 0
    order by v.id`.execute(plain);
  const stored = await sql<StoredEstimate>`select vehicle_id as id, dealership_id as "dealershipId", range_min as low,
    range_max as high, confidence, comparables from market_estimate`.execute(plain);
  return {
    listings: listings.rows,
    stored: new Map(stored.rows.map((one) => [one.id, one])),
    versions: new Map(versions.rows.map(({ id, number }) => [id, number])),
  };
}

async function write(
  trx: Transaction<Tables>,
  { moved, gone }: MarketChange,
  { versions }: MarketRead,
  { edition, now }: { readonly edition: number; readonly now: Date },
): Promise<void> {
  if (gone.length > 0)
    await sql`delete from market_estimate where vehicle_id = any(${gone.map(({ id }) => id)}::int[])`.execute(trx);
  const rows = moved.map(({ id, dealershipId, low, high, confidence, comparables }) => ({
    vehicle_id: id,
    dealership_id: dealershipId,
    range_min: low,
    range_max: high,
    confidence,
    comparables,
    stock_version: versions.get(dealershipId) ?? '0',
    estimated_at: now,
  }));
  if (rows.length > 0)
    await sql`insert into market_estimate select * from jsonb_populate_recordset(null::market_estimate, ${JSON.stringify(rows)}::jsonb)
      on conflict (vehicle_id) do update set range_min = excluded.range_min, range_max = excluded.range_max, confidence = excluded.confidence,
        comparables = excluded.comparables, stock_version = excluded.stock_version, estimated_at = excluded.estimated_at`.execute(
      trx,
    );
  const known = await sql<{ id: number }>`select dealership_id as id from market_run`.execute(trx);
  const runs = [...versions].map(([dealership_id, stock_version]) => ({
    dealership_id,
    stock_version,
    edition,
    estimated_at: now,
  }));
  await sql`insert into market_run select * from jsonb_populate_recordset(null::market_run, ${JSON.stringify(runs)}::jsonb)
    on conflict (dealership_id) do update set stock_version = excluded.stock_version, edition = excluded.edition,
      estimated_at = excluded.estimated_at`.execute(trx);
  // Readers are notified of the first run even if it found nothing: they then know that no estimate will come.
  const before = new Set(known.rows.map(({ id }) => id));
  const first = runs.flatMap(({ dealership_id }) => (before.has(dealership_id) ? [] : [dealership_id]));
  const changed = new Set([...first, ...[...moved, ...gone].map(({ dealershipId }) => dealershipId)]);
  await bumpVersions(
    trx,
    [...changed].map((id) => ({ kind: 'market' as const, id })),
  );
}

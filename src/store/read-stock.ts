import { sql, type Transaction } from 'kysely';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Tables } from './tables.ts';

type Raw = Record<string, unknown> & { vehicle_id: number };
const CHUNK = 5_000;
/** Sold vehicles that could still be in any site's list: the switch for it allows no more days than this. */
const SOLD_DAYS = 31;

/** Whether a list may show a vehicle; null for one that was sold nobody knows when. */
const isListed = (now: Date) =>
  sql<boolean>`(not (sold or status = 'sold') or sold_at > ${new Date(now.getTime() - SOLD_DAYS * 86_400_000)})`;

/** One dealership's vehicles that any list may show, in the order of their ids, some thousands at a time. */
export async function* readStock(trx: Transaction<Tables>, dealershipId: number, now: Date): AsyncGenerator<Vehicle[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Record<string, unknown>>`select * from vehicle
      where dealership_id = ${dealershipId} and id > ${after} and show_on_dealer_website and ${isListed(now)}
      order by id limit ${CHUNK}`.execute(trx);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await whole(trx, rows);
    if (rows.length < CHUNK) return;
    after = Number(last.id);
  }
}

/** The ids of one dealership's vehicles that have a page but are in no list any more, in ascending order: together with its stock, all that can be asked for. */
export async function readArchivedIds(trx: Transaction<Tables>, dealershipId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from vehicle
    where dealership_id = ${dealershipId} and show_on_dealer_website and ${isListed(now)} is not true
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Vehicles of a site's dealerships by their ids, whatever their state, in one go; ids of no vehicle of theirs are left out. */
export async function readVehicles(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<Vehicle[]> {
  const { rows } = await sql<Record<string, unknown>>`select v.* from vehicle v
    join site_dealership s on s.dealership_id = v.dealership_id and s.site_id = ${siteId}
    where v.id = any(${ids}::int[])`.execute(trx);
  return whole(trx, rows);
}

/** One vehicle of a site's dealerships by its address or its id (ledger I3), whatever its state, or null. */
export async function readVehicle(trx: Transaction<Tables>, siteId: number, key: string): Promise<Vehicle | null> {
  // Anything else is no address of ours, and some of it (a zero byte) the database would not even take as a question.
  if (!/^[a-z0-9-]{1,400}$/.test(key)) return null;
  const id = /^\d{1,9}$/.test(key) ? Number(key) : null;
  const { rows } = await sql<Record<string, unknown>>`select v.* from vehicle v
    join site_dealership s on s.dealership_id = v.dealership_id and s.site_id = ${siteId}
    where v.slug = ${key} or v.id = ${id}
    order by (v.slug = ${key}) desc limit 1`.execute(trx);
  return (await whole(trx, rows))[0] ?? null;
}

async function whole(trx: Transaction<Tables>, rows: readonly Record<string, unknown>[]): Promise<Vehicle[]> {
  const ids = rows.map(({ id }) => Number(id));
  const children = async (table: string, order: string) => {
    const found = await sql<Raw>`select * from ${sql.table(table)} where vehicle_id = any(${ids}::int[])
      order by vehicle_id, ${sql.raw(order)}`.execute(trx);
    return Map.groupBy(found.rows, ({ vehicle_id }) => vehicle_id);
  };
  const variants = await children('vehicle_variant', 'vehicle_id');
  const specifications = await children('vehicle_specification', 'vehicle_id');
  const markets = await children('vehicle_market', 'vehicle_id');
  const lenders = await children('vehicle_lender', 'lender');
  const spins = await children('vehicle_spin_image', 'frame');
  const hotspots = await children('vehicle_hotspot', 'view, position');
  const changes = await children('price_change', 'changed_at, id');
  return rows.map((row) => {
    const id = Number(row.id);
    const one = (of: Map<number, Raw[]>) => (of.get(id)?.[0] === undefined ? null : dealersWords(of.get(id)?.[0] ?? {}));
    const many = (of: Map<number, Raw[]>) => (of.get(id) ?? []).map(dealersWords);
    // The one place where rows become a Vehicle: the round-trip test of the write path holds it to the type.
    return {
      ...dealersWords(row),
      variant: one(variants),
      specifications: one(specifications),
      marketData: one(markets),
      lenders: many(lenders),
      spinImages: (spins.get(id) ?? []).map(({ url }) => url),
      hotspots: many(hotspots).map(({ position: _position, ...rest }) => rest),
      priceChanges: many(changes).map(({ from, to, changedAt }) => ({ from, to, at: changedAt })),
    } as unknown as Vehicle;
  });
}

const DROPPED = new Set(['vehicle_id', 'digest']);

/** A row in the words of the code: camel case, cents as dollars, instants as milliseconds. */
function dealersWords(row: Record<string, unknown>): Record<string, unknown> {
  const isChild = 'vehicle_id' in row;
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !DROPPED.has(column) && !(isChild && column === 'dealership_id'))
      .map(([column, value]) => {
        if (column.endsWith('_cents')) return [camel(column.slice(0, -6)), value === null ? null : Number(value) / 100];
        return [camel(column), value instanceof Date ? value.getTime() : value];
      }),
  );
}

const names = new Map<string, string>();

/** Thousands of rows have the same few columns: each name is worked out once. */
function camel(column: string): string {
  let name = names.get(column);
  if (name === undefined) {
    name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    names.set(column, name);
  }
  return name;
}

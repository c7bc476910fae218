import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A row as its table's columns name it. */
export type Row = Readonly<Record<string, unknown>>;

/** The tables whose rows are replaced whole when their vehicle changes. */
const REPLACED = [
  'vehicle_variant',
  'vehicle_specification',
  'vehicle_market',
  'vehicle_lender',
  'vehicle_spin_image',
  'vehicle_hotspot',
] as const;

/** Everything that is stored for some vehicles, by table. */
export type StockRows = Readonly<Record<(typeof REPLACED)[number] | 'vehicle' | 'price_change', readonly Row[]>>;

/** New vehicle ids, taken ahead so that an address can carry its vehicle's id. */
export async function takeVehicleIds(trx: Transaction<Tables>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('vehicle', 'id')) as id from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ id }) => Number(id));
}

/** Writes vehicles and all that belongs to them; a vehicle that is there already is replaced, its price changes are added to. */
export async function writeVehicles(trx: Transaction<Tables>, rows: StockRows): Promise<void> {
  if (rows.vehicle.length === 0) return;
  const columns = Object.keys(rows.vehicle[0] ?? {});
  await sql`insert into vehicle (${names(columns)}) select ${names(columns)}
    from jsonb_populate_recordset(null::vehicle, ${JSON.stringify(rows.vehicle)}::jsonb)
    on conflict (id) do update set ${sql.join(columns.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`))}`.execute(
    trx,
  );
  const ids = rows.vehicle.map(({ id }) => id);
  for (const table of REPLACED) {
    await sql`delete from ${sql.table(table)} where vehicle_id = any(${ids}::int[])`.execute(trx);
    await insertAll(trx, table, rows[table]);
  }
  await insertAll(trx, 'price_change', rows.price_change);
}

async function insertAll(trx: Transaction<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  await sql`insert into ${sql.table(table)} (${names(columns)}) select ${names(columns)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

const names = (columns: readonly string[]) => sql.join(columns.map((name) => sql.id(name)));

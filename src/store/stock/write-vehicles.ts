import { type InsertType, type SelectType, sql, type Transaction } from 'kysely';
import { wantPhotos } from '#src/store/photos/wanted-photos.ts';
import { columnName } from '#src/store/tables/column-name.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A new row of a table as JSON carries it: instants as text, JSON values as themselves. What the database fills by itself is not in it. */
type NewRow<Table extends keyof Tables> = {
  readonly [Name in keyof Tables[Table] as [InsertType<Tables[Table][Name]>] extends [never] ? never : Name]: Exclude<
    SelectType<Tables[Table][Name]> | InsertType<Tables[Table][Name]>,
    Date | undefined
  >;
};

/** The tables whose rows are replaced whole when their vehicle changes. */
const REPLACED = [
  'vehicleVariant',
  'vehicleSpecification',
  'vehicleMarket',
  'vehicleLender',
  'vehicleSpinImage',
  'vehicleHotspot',
] as const;

type Replaced = (typeof REPLACED)[number];

/** Everything that is stored for some vehicles, by table. */
export type StockRows = { readonly [Table in Replaced | 'vehicle' | 'priceChange' | 'stockEvent']: readonly NewRow<Table>[] };

/** New vehicle ids, taken ahead so that an address can carry its vehicle's id. */
export async function takeVehicleIds(trx: Transaction<Tables>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('vehicle', 'id')) as id from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ id }) => Number(id));
}

/** Writes vehicles and all that belongs to them. Those of the given ids are there already: they are replaced, and their price changes and events are added to. */
export async function writeVehicles(trx: Transaction<Tables>, rows: StockRows, known: readonly number[]): Promise<void> {
  if (rows.vehicle.length === 0) return;
  const columns = Object.keys(rows.vehicle[0] ?? {});
  await sql`insert into vehicle (${ids(columns)}) select ${ids(columns)}
    from json_populate_recordset(null::vehicle, ${asColumns(rows.vehicle)}::json)
    on conflict (id) do update set ${sql.join(columns.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`))}`.execute(
    trx,
  );
  const vehicles = rows.vehicle.map(({ id }) => id);
  for (const table of REPLACED) {
    if (known.length > 0) await sql`delete from ${sql.table(table)} where vehicle_id = any(${[...known]}::int[])`.execute(trx);
    await insertAll(trx, table, rows[table]);
  }
  await insertAll(trx, 'priceChange', rows.priceChange);
  await insertAll(trx, 'stockEvent', rows.stockEvent);
  await wantPhotos(trx, vehicles);
}

async function insertAll(trx: Transaction<Tables>, table: keyof StockRows, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  await sql`insert into ${sql.table(table)} (${ids(columns)}) select ${ids(columns)}
    from json_populate_recordset(null::${sql.table(table)}, ${asColumns(rows)}::json)`.execute(trx);
}

const ids = (columns: readonly string[]) => sql.join(columns.map((name) => sql.id(name)));

/** Rows as one JSON text under the columns' own names: thousands of rows of seventy columns have more values than a query may have parameters. */
function asColumns(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {}).map((name) => [name, columnName(name)] as const);
  return JSON.stringify(
    rows.map((row) => {
      const values = row as Readonly<Record<string, unknown>>;
      const stored: Record<string, unknown> = {};
      for (const [name, column] of names) stored[column] = values[name];
      return stored;
    }),
  );
}

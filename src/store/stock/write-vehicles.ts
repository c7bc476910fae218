import { type InsertType, type SelectType, sql, type Transaction } from 'kysely';
import { wantPhotos } from '#src/store/photos/wanted-photos.ts';
import { columnName } from '#src/store/tables/column-name.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { insertRows } from './insert-rows.ts';

/** A new row of a table as it is sent: instants as text, JSON values as themselves. What the database fills by itself is not in it. */
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

/** The same, while more is added. */
export type GrowingRows = { readonly [Table in keyof StockRows]: StockRows[Table][number][] };

export const noRows = (): GrowingRows => ({
  vehicle: [],
  vehicleVariant: [],
  vehicleSpecification: [],
  vehicleMarket: [],
  vehicleLender: [],
  vehicleSpinImage: [],
  vehicleHotspot: [],
  priceChange: [],
  stockEvent: [],
});

/** New vehicle ids, taken ahead so that an address can carry its vehicle's id. */
export async function takeVehicleIds(trx: Transaction<Tables>, count: number): Promise<number[]> {
  const { rows } = await sql<{ ids: string }>`
    select string_agg(nextval(s.name)::text, ' ') as ids
    from (select pg_get_serial_sequence('vehicle', 'id')::regclass as name offset 0) as s, generate_series(1, ${count})`.execute(
    trx,
  );
  return rows.flatMap(({ ids }) => ids.split(' ').map(Number));
}

/** Writes vehicles and all that belongs to them. Those of the given ids are there already: they are replaced, and their price changes and events are added to. */
export async function writeVehicles(trx: Transaction<Tables>, rows: StockRows, known: readonly number[]): Promise<void> {
  if (rows.vehicle.length === 0) return;
  const isKnown = new Set(known);
  await insertRows(
    trx,
    'vehicle',
    rows.vehicle.filter(({ id }) => !isKnown.has(id)),
  );
  await insertRows(
    trx,
    'vehicle',
    rows.vehicle.filter(({ id }) => isKnown.has(id)),
    sql`on conflict (id) do update set ${sql.join(Object.keys(rows.vehicle[0] ?? {}).map(replaced))}`,
  );
  for (const table of REPLACED) {
    if (known.length > 0) await sql`delete from ${sql.table(table)} where vehicle_id = any(${[...known]}::int[])`.execute(trx);
    await insertRows(trx, table, rows[table]);
  }
  await insertRows(trx, 'priceChange', rows.priceChange);
  await insertRows(trx, 'stockEvent', rows.stockEvent);
  const photographed = new Set([
    ...rows.vehicle.flatMap(({ id, images }) => (images.length > 0 ? [id] : [])),
    ...rows.vehicleHotspot.flatMap(({ vehicleId, photoUrl }) => (photoUrl === null ? [] : [vehicleId])),
  ]);
  if (photographed.size > 0) await wantPhotos(trx, [...photographed]);
}

/** Whoever brings a vehicle without being a feed does not take it from its feed. */
function replaced(name: string) {
  const column = sql.id(columnName(name));
  return name === 'feed' ? sql`feed = coalesce(excluded.feed, vehicle.feed)` : sql`${column} = excluded.${column}`;
}

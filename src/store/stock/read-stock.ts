import { type Selectable, sql, type Transaction } from 'kysely';
import { shownImages, shownPhoto } from '#src/rules/photos/shown-images.ts';
import { isUpload } from '#src/rules/photos/uploaded-photo.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { knownBody } from '#src/rules/tow/towed.ts';
import { readDetailPhotos, readPhotos } from '#src/store/photos/read-photos.ts';
import { columnName } from '#src/store/tables/column-name.ts';
import { TABLES, type Tables } from '#src/store/tables/tables.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A vehicle's own row, and whether somebody has reserved it online. */
interface VehicleRow extends Row<'vehicle'> {
  readonly isReservedOnline: boolean | null;
  readonly reservedAt: Date | null;
}

/** The tables whose rows belong to a vehicle, each with the order in which its rows are read. */
const CHILDREN = {
  vehicleVariant: 'vehicle_id',
  vehicleSpecification: 'vehicle_id',
  vehicleMarket: 'vehicle_id',
  vehicleLender: 'lender',
  vehicleSpinImage: 'frame',
  vehicleHotspot: 'view, position',
  priceChange: 'changed_at, id',
} as const;
const CHUNK = 5_000;
/** Sold vehicles that could still be in any site's list: the switch for it allows no more days than this. */
const SOLD_DAYS = 31;

/**
 * The columns of a table, here `v`, under the names that the code has for them. The database names them once a query; the plugin would
 * rename every column of a hundred thousand vehicles, which takes twice the time.
 */
const columnsOf = (table: keyof Tables) =>
  sql.join(Object.keys(TABLES[table]).map((name) => sql`v.${sql.id(columnName(name))} as ${sql.id(name)}`));

/** A vehicle's columns with its mark, from `VEHICLES`. */
const vehicleColumns = () => sql`${columnsOf('vehicle')}, m.is_reserved as "isReservedOnline", m.changed_at as "reservedAt"`;
const VEHICLES = sql`vehicle v left join vehicle_reservation m on m.vehicle_id = v.id`;

/** Whether a list may show a vehicle; null for one whose date of sale is unknown. */
const isListed = (now: Date) =>
  sql<boolean>`(not (sold or status = 'sold') or sold_at > ${new Date(now.getTime() - SOLD_DAYS * DAY_MS)})`;

/** A vehicle as visitors are shown it: its photos at our addresses, its body told by its name where the feed gives none. Or as its feed sent it. */
type Told = 'as shown' | 'as sent';

/** One dealership's vehicles that any list may show, in the order of their ids, some thousands at a time. */
export async function* readStock(
  trx: Transaction<Tables>,
  dealershipId: number,
  now: Date,
  told: Told = 'as shown',
): AsyncGenerator<Vehicle[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<VehicleRow>`select ${vehicleColumns()} from ${VEHICLES}
      where v.dealership_id = ${dealershipId} and v.id > ${after} and v.show_on_dealer_website and ${isListed(now)}
      order by v.id limit ${CHUNK}`.execute(trx.withoutPlugins());
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await whole(trx, rows, told);
    if (rows.length < CHUNK) return;
    after = last.id;
  }
}

/** How many vehicles `readStock` leaves out, and why. */
export interface Unlisted {
  readonly sold: number;
  /** Off the site, sold or not. */
  readonly hidden: number;
}

export async function countUnlisted(trx: Transaction<Tables>, dealershipId: number, now: Date): Promise<Unlisted> {
  const { rows } = await sql<Unlisted>`
    select count(*) filter (where show_on_dealer_website)::int as sold, count(*) filter (where not show_on_dealer_website)::int as hidden
    from vehicle where dealership_id = ${dealershipId} and (not show_on_dealer_website or ${isListed(now)} is not true)`.execute(
    trx,
  );
  return rows[0] ?? { sold: 0, hidden: 0 };
}

/** The ids of one dealership's vehicles that have a page but are in no list any more, in ascending order. Together with its stock these are all that can be requested. */
export async function readArchivedIds(trx: Transaction<Tables>, dealershipId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from vehicle
    where dealership_id = ${dealershipId} and show_on_dealer_website and ${isListed(now)} is not true
    order by id`.execute(trx.withoutPlugins());
  return rows.map(({ id }) => id);
}

/** Vehicles of a site's dealerships by their ids, whatever their state, in one query; ids of other vehicles are left out. */
export async function readVehicles(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<Vehicle[]> {
  const { rows } = await sql<VehicleRow>`select ${vehicleColumns()} from ${VEHICLES}
    join site_dealership s on s.dealership_id = v.dealership_id and s.site_id = ${siteId}
    where v.id = any(${ids}::int[])`.execute(trx.withoutPlugins());
  return whole(trx, rows);
}

/** Some of a dealership's vehicles by their ids, whatever their state, as their feed sent them. */
export async function readSent(trx: Transaction<Tables>, dealershipId: number, ids: readonly number[]): Promise<Vehicle[]> {
  const { rows } = await sql<VehicleRow>`select ${vehicleColumns()} from ${VEHICLES}
    where v.dealership_id = ${dealershipId} and v.id = any(${ids}::int[])`.execute(trx.withoutPlugins());
  return whole(trx, rows, 'as sent');
}

/** One vehicle of a site's dealerships by its address or its id (ledger I3), whatever its state, or null. */
export async function readVehicle(trx: Transaction<Tables>, siteId: number, key: string): Promise<Vehicle | null> {
  // Anything else is no address of ours, and some of it (a zero byte) the database would not even take as a question.
  if (!/^[a-z0-9-]{1,400}$/.test(key)) return null;
  const id = /^\d{1,9}$/.test(key) ? Number(key) : null;
  const { rows } = await sql<VehicleRow>`select ${vehicleColumns()} from ${VEHICLES}
    join site_dealership s on s.dealership_id = v.dealership_id and s.site_id = ${siteId}
    where v.slug = ${key} or v.id = ${id}
    order by (v.slug = ${key}) desc limit 1`.execute(trx.withoutPlugins());
  return (await whole(trx, rows))[0] ?? null;
}

async function whole(trx: Transaction<Tables>, rows: readonly VehicleRow[], told: Told = 'as shown'): Promise<Vehicle[]> {
  const ids = rows.map(({ id }) => id);
  const children = async <Table extends keyof typeof CHILDREN>(table: Table) => {
    const found = await sql<Row<Table> & { vehicleId: number }>`select ${columnsOf(table)} from ${sql.table(columnName(table))} v
      where vehicle_id = any(${ids}::int[]) order by vehicle_id, ${sql.raw(CHILDREN[table])}`.execute(trx.withoutPlugins());
    const byVehicle = Map.groupBy(found.rows, ({ vehicleId }) => vehicleId);
    return (id: number): readonly Row<Table>[] => byVehicle.get(id) ?? [];
  };
  const variants = await children('vehicleVariant');
  const specifications = await children('vehicleSpecification');
  const markets = await children('vehicleMarket');
  const lenders = await children('vehicleLender');
  const spins = await children('vehicleSpinImage');
  const hotspots = await children('vehicleHotspot');
  const changes = await children('priceChange');
  const hasPhotos = rows.some(({ images }) => images.some(({ url }) => url.startsWith('https:') || isUpload(url)));
  const photosOf = told === 'as shown' && hasPhotos ? await readPhotos(trx, ids) : () => [];
  const hasDetails = rows.some(({ id }) => hotspots(id).some(({ photoUrl }) => photoUrl !== null));
  const detailOf = told === 'as shown' && hasDetails ? await readDetailPhotos(trx, ids) : () => null;
  return rows.map((row) => ({
    ...ownFacts(row),
    simpleBody: told === 'as sent' ? row.simpleBody : knownBody(row),
    images: told === 'as sent' ? row.images : shownImages(row.images, photosOf(row.id)),
    variant: variants(row.id).map(withoutKeys)[0] ?? null,
    specifications: specifications(row.id).map(withoutKeys)[0] ?? null,
    marketData: markets(row.id).map(withoutKeys)[0] ?? null,
    lenders: lenders(row.id).map(withoutKeys),
    spinImages: spins(row.id).map(({ url }) => url),
    hotspots: hotspots(row.id).map(({ view, kind, description, positions, photoUrl: url }) => {
      const photoUrl = url === null ? null : shownPhoto(url, detailOf(row.id, url));
      return { view, kind, description, positions, photoUrl: told === 'as sent' ? url : photoUrl };
    }),
    priceChanges: changes(row.id).map(({ fromCents, toCents, changedAt }) => ({
      from: dollars(fromCents),
      to: dollars(toCents),
      at: changedAt.getTime(),
    })),
  }));
}

/** A vehicle's own row in the words of the rules: dollars instead of cents, milliseconds instead of dates. A reservation changes the vehicle too. */
function ownFacts(whole: VehicleRow) {
  const {
    digest: _digest,
    feedDigest: _row,
    feed: _feed,
    priceCents,
    beforePriceCents,
    subscriptionPriceCents,
    depositCents,
    ...rest
  } = whole;
  const { isReservedOnline, reservedAt, ...row } = rest;
  return {
    ...row,
    reserved: row.reserved || isReservedOnline === true,
    price: dollars(priceCents),
    beforePrice: dollars(beforePriceCents),
    subscriptionPrice: dollars(subscriptionPriceCents),
    reserveAmount: dollars(depositCents),
    soldAt: row.soldAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    updatedAt: Math.max(row.updatedAt.getTime(), reservedAt?.getTime() ?? 0),
  };
}

/** A child without the keys that say whose it is. */
function withoutKeys<T extends { readonly vehicleId: number; readonly dealershipId: number }>({
  vehicleId: _vehicle,
  dealershipId: _dealership,
  ...facts
}: T): Omit<T, 'vehicleId' | 'dealershipId'> {
  return facts;
}

const dollars = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

import { sql, type Transaction } from 'kysely';
import type { DayOrders } from '#src/rules/feeds/day-orders.ts';
import type { ColumnsSeen } from '#src/rules/feeds/file-columns.ts';
import type { NamedLocation } from '#src/rules/feeds/find-location.ts';
import type { HeldFile } from '#src/rules/feeds/held-files.ts';
import { primaryOf } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { sellReserved } from '#src/store/reservations/sell-reserved.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type Elsewhere, findElsewhere, findSharedVins, type SharedVin } from './find-elsewhere.ts';
import { type KnownVehicle, readKnownVehicles } from './known-vehicles.ts';
import { readSent } from './read-stock.ts';
import { type StockRows, takeVehicleIds, writeVehicles } from './write-vehicles.ts';

/** A dealership as its stock needs it. */
export interface StockedDealership {
  readonly id: number;
  readonly locations: readonly NamedLocation[];
  readonly locationIds: ReadonlyMap<string, number>;
  readonly mainLocationId: number | null;
}

/** What is stored of a vehicle before it is changed. */
export interface StoredVehicle {
  readonly id: number;
  readonly slug: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly digest: string;
  readonly km: number | null;
  readonly status: string;
  readonly sold: boolean;
  readonly reserved: boolean;
  readonly showOnDealerWebsite: boolean;
  readonly soldAt: number | null;
  readonly createdAt: number;
  readonly priceCents: number | null;
  readonly subscriptionPriceCents: number | null;
}

export interface ImportRecord {
  readonly source: string;
  readonly startedAt: Date;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly setAside: readonly unknown[];
  readonly feed: string | null;
  readonly mode: 'changes' | 'snapshot';
  readonly fileHash: string | null;
  readonly rowCount: number;
  readonly removed: number;
  readonly held: number;
  readonly account: object;
}

/** What is remembered of a dealership's last import. */
export interface LastImport {
  readonly feed: string | null;
  readonly fileHash: string | null;
  readonly rowCount: number;
  /** The rows of the last snapshot whose removals were not held. */
  readonly snapshotRows: number | null;
  /** How its columns wrote days. */
  readonly dayOrders: DayOrders | null;
  /** Which columns its rows filled. */
  readonly columns: ColumnsSeen | null;
  /** What of it and of earlier ones waits for a person. */
  readonly waiting: readonly HeldFile[];
  /** Whether everything in it went in, and nothing else has been imported since. */
  readonly isWhole: boolean;
}

/** What may be done to one dealership's stock inside the transaction that holds it. */
export interface StockWriter {
  /** All vehicles by their stock numbers, as the feed of this name sees them. */
  knownVehicles(feed: string | null): Promise<Map<string, KnownVehicle>>;
  /** What is stored of these, by their ids. */
  storedVehicles(vehicleIds: readonly number[]): Promise<Map<number, StoredVehicle>>;
  /** Whole vehicles of these ids, as an export has them. */
  wholeVehicles(vehicleIds: readonly number[]): Promise<Vehicle[]>;
  /** Notes that a feed has brought these again as they are, and the hashes of its rows. */
  note(vehicles: readonly { readonly id: number; readonly feedDigest: string | null }[], feed: string): Promise<void>;
  /** Whether another feed than this one has brought something to this dealership. */
  hasOtherFeeds(feed: string): Promise<boolean>;
  takeIds(count: number): Promise<number[]>;
  /** Writes vehicles; those of the given ids are there already. */
  write(rows: StockRows, known: readonly number[]): Promise<void>;
  /** Tells the reservations of vehicles that these rows have sold. */
  sell(vehicleIds: readonly number[]): Promise<void>;
  /** Takes vehicles off the site that their feed no longer has; those that somebody has reserved online stay. Returns which were taken. */
  remove(vehicleIds: readonly number[], now: Date): Promise<number[]>;
  /** Whoever else has these vehicles in stock, by their VINs, or others under their stock numbers. */
  elsewhere(ours: readonly { readonly stocknum: string; readonly vin: string | null }[], mostNumbers: number): Promise<Elsewhere>;
  /** Those of these VINs that several vehicles for sale have here, each with the first few of their stock numbers. */
  sharedVins(vins: readonly string[], most: number): Promise<SharedVin[]>;
  lastImport(feed: string): Promise<LastImport | null>;
  record(run: ImportRecord): Promise<void>;
  /** Notes that the file of a feed's last import has come once more. */
  cameAgain(feed: string, arrivedAt: Date): Promise<void>;
}

/** A dealership with its locations, held until the transaction ends: one work at a time. */
export async function findDealership(trx: Transaction<Tables>, slug: string): Promise<StockedDealership | null> {
  const found = await trx.selectFrom('dealership').select('id').where('slug', '=', slug).forNoKeyUpdate().executeTakeFirst();
  if (found === undefined) return null;
  const locations = await trx
    .selectFrom('location')
    .select(['id', 'slug', 'name', 'city', 'isPrimary'])
    .where('dealershipId', '=', found.id)
    .orderBy('id')
    .execute();
  return {
    id: found.id,
    locations,
    locationIds: new Map(locations.map((location) => [location.slug, location.id])),
    mainLocationId: primaryOf(locations)?.id ?? null,
  };
}

/** The writing side of a dealership's stock. */
export function stockWriter(trx: Transaction<Tables>, dealershipId: number): StockWriter {
  return {
    knownVehicles: (feed) => readKnownVehicles(trx, dealershipId, feed),
    async storedVehicles(vehicleIds) {
      if (vehicleIds.length === 0) return new Map();
      const rows = await trx
        .selectFrom('vehicle')
        .select([
          'id',
          'slug',
          'year',
          'make',
          'model',
          'badge',
          'digest',
          'km',
          'status',
          'sold',
          'reserved',
          'showOnDealerWebsite',
          'soldAt',
          'createdAt',
          'priceCents',
          'subscriptionPriceCents',
        ])
        .where('dealershipId', '=', dealershipId)
        .where(sql<boolean>`id = any(${[...vehicleIds]}::int[])`)
        .execute();
      return new Map(
        rows.map((row) => [
          row.id,
          {
            ...row,
            soldAt: row.soldAt?.getTime() ?? null,
            createdAt: row.createdAt.getTime(),
            priceCents: row.priceCents === null ? null : Number(row.priceCents),
            subscriptionPriceCents: row.subscriptionPriceCents === null ? null : Number(row.subscriptionPriceCents),
          },
        ]),
      );
    },
    wholeVehicles: (vehicleIds) => (vehicleIds.length === 0 ? Promise.resolve([]) : readSent(trx, dealershipId, vehicleIds)),
    async note(vehicles, feed) {
      if (vehicles.length === 0) return;
      await sql`
        update vehicle v set feed = ${feed}, feed_digest = n.feed_digest
        from unnest(${vehicles.map(({ id }) => id)}::int[], ${vehicles.map(({ feedDigest }) => feedDigest)}::text[]) as n (id, feed_digest)
        where v.dealership_id = ${dealershipId} and v.id = n.id`.execute(trx);
    },
    async hasOtherFeeds(feed) {
      const { rows } = await sql<{ has: boolean }>`
        select exists (select from import_run where dealership_id = ${dealershipId} and feed <> ${feed}) as has`.execute(trx);
      return rows[0]?.has === true;
    },
    takeIds: (count) => (count === 0 ? Promise.resolve([]) : takeVehicleIds(trx, count)),
    write: (rows, known) => writeVehicles(trx, rows, known),
    sell: (vehicleIds) => sellReserved(trx, vehicleIds),
    async remove(vehicleIds, now) {
      if (vehicleIds.length === 0) return [];
      const { rows } = await sql<{ id: number }>`
        update vehicle v set show_on_dealer_website = false, status = 'removed', digest = '', feed_digest = null, updated_at = ${now}
        where v.dealership_id = ${dealershipId} and v.id = any(${[...vehicleIds]}::int[])
          and not exists (select from vehicle_reservation m where m.vehicle_id = v.id and m.is_reserved)
        returning v.id`.execute(trx);
      return rows.map(({ id }) => id);
    },
    elsewhere: (ours, mostNumbers) => findElsewhere(trx, { dealershipId, ours, mostNumbers }),
    sharedVins: (vins, most) => findSharedVins(trx, { dealershipId, vins, most }),
    async lastImport(feed) {
      const row = await trx
        .selectFrom('importRun')
        .select(['id', 'feed', 'fileHash', 'rowCount', 'setAside', 'held'])
        .select(sql<ColumnsSeen | null>`account->'columns'`.as('columns'))
        .select(sql<DayOrders | null>`account->'dayOrders'`.as('dayOrders'))
        .select(sql<readonly HeldFile[]>`coalesce(account->'waiting', '[]')`.as('waiting'))
        .where('dealershipId', '=', dealershipId)
        .where('feed', '=', feed)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { id, setAside, held, ...rest } = row;
      // What a snapshot is compared with: the last one whose removals were not held, else a short file need only be sent twice.
      const snapshot = await trx
        .selectFrom('importRun')
        .select('rowCount')
        .where('dealershipId', '=', dealershipId)
        .where('feed', '=', feed)
        .where('mode', '=', 'snapshot')
        .where(sql<boolean>`account->>'removalHeld' is null`)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const later = await trx
        .selectFrom('importRun')
        .select('id')
        .where('dealershipId', '=', dealershipId)
        .where('id', '>', id)
        .limit(1)
        .executeTakeFirst();
      return {
        ...rest,
        snapshotRows: snapshot?.rowCount ?? null,
        isWhole: setAside.length === 0 && held === 0 && later === undefined,
      };
    },
    async record({ setAside, account, ...run }) {
      await trx
        .insertInto('importRun')
        .values({ dealershipId, ...run, setAside: JSON.stringify(setAside), account: JSON.stringify(account) })
        .execute();
    },
    async cameAgain(feed, arrivedAt) {
      await sql`update import_run set account = account || ${JSON.stringify({ arrivedAt })}::jsonb
        where id = (select max(id) from import_run where dealership_id = ${dealershipId} and feed = ${feed})`.execute(trx);
    },
  };
}

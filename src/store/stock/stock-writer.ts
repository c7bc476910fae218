import { sql, type Transaction } from 'kysely';
import type { NamedLocation } from '#src/rules/feeds/find-location.ts';
import { primaryOf } from '#src/rules/places/location.ts';
import { sellReserved } from '#src/store/reservations/sell-reserved.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type StockRows, takeVehicleIds, writeVehicles } from './write-vehicles.ts';

/** A dealership as its stock needs it. */
export interface StockedDealership {
  readonly id: number;
  readonly locations: readonly NamedLocation[];
  readonly locationIds: ReadonlyMap<string, number>;
  readonly mainLocationId: number | null;
}

/** What is stored of a vehicle before an import. */
export interface StoredVehicle {
  readonly id: number;
  readonly slug: string;
  readonly digest: string;
  /** The hash of the feed's row that it came from; null for one that no feed brought. */
  readonly feedDigest: string | null;
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
  /** Whether everything in it went in, and nothing else has been imported since. */
  readonly isWhole: boolean;
}

/** A vehicle that another dealership has in stock too, by its VIN. */
export interface Duplicate {
  readonly stocknum: string;
  readonly vin: string;
  readonly dealership: string;
  readonly theirStocknum: string;
}

/** What may be done to one dealership's stock inside the transaction that holds it. */
export interface StockWriter {
  knownVehicles(): Promise<Map<string, StoredVehicle>>;
  takeIds(count: number): Promise<number[]>;
  /** Writes vehicles; those of the given ids are there already. */
  write(rows: StockRows, known: readonly number[]): Promise<void>;
  /** Tells the reservations of vehicles that these rows have sold. */
  sell(vehicleIds: readonly number[]): Promise<void>;
  /** Takes vehicles off the site that their feed no longer has; those that somebody has reserved online stay. Returns which were taken. */
  remove(vehicleIds: readonly number[], now: Date): Promise<number[]>;
  /** Whoever else has these VINs in stock, some of them. */
  elsewhere(vins: readonly string[]): Promise<Duplicate[]>;
  lastImport(feed: string): Promise<LastImport | null>;
  record(run: ImportRecord): Promise<void>;
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
    async knownVehicles() {
      const rows = await trx
        .selectFrom('vehicle')
        .select([
          'stocknum',
          'id',
          'slug',
          'digest',
          'feedDigest',
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
        .execute();
      return new Map(
        rows.map(({ stocknum, ...row }) => [
          stocknum,
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
    async elsewhere(vins) {
      if (vins.length === 0) return [];
      // Each side by itself: just after an import the planner knows nothing of the new rows, and would join every one with every other.
      const stocked = (isHere: boolean) =>
        trx
          .selectFrom('vehicle')
          .innerJoin('dealership', 'dealership.id', 'vehicle.dealershipId')
          .select(['vehicle.vin', 'vehicle.stocknum', 'dealership.slug'])
          .where(sql<boolean>`vehicle.vin = any(${[...vins]}::text[])`)
          .where('vehicle.dealershipId', isHere ? '=' : '<>', dealershipId)
          .where('vehicle.showOnDealerWebsite', '=', true)
          .where('vehicle.sold', '=', false)
          .orderBy('vehicle.id')
          .execute();
      const theirs = await stocked(false);
      if (theirs.length === 0) return [];
      const own = new Map((await stocked(true)).map(({ vin, stocknum }) => [vin, stocknum]));
      return theirs.flatMap(({ vin, stocknum: theirStocknum, slug: dealership }) => {
        const stocknum = own.get(vin);
        return vin === null || stocknum === undefined ? [] : [{ stocknum, vin, dealership, theirStocknum }];
      });
    },
    async lastImport(feed) {
      const row = await trx
        .selectFrom('importRun')
        .select(['id', 'feed', 'fileHash', 'rowCount', 'setAside', 'held'])
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
  };
}

import type { Transaction } from 'kysely';
import { primaryOf } from '#src/rules/places/location.ts';
import { sellReserved } from '#src/store/reservations/sell-reserved.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type StockRows, takeVehicleIds, writeVehicles } from './write-vehicles.ts';

/** A dealership as its stock needs it. */
export interface StockedDealership {
  readonly id: number;
  readonly locationIds: ReadonlyMap<string, number>;
  readonly mainLocationId: number | null;
}

/** What is stored of a vehicle before an import. */
export interface StoredVehicle {
  readonly id: number;
  readonly slug: string;
  readonly digest: string;
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
}

/** What may be done to one dealership's stock inside the transaction that holds it. */
export interface StockWriter {
  knownVehicles(): Promise<Map<string, StoredVehicle>>;
  takeIds(count: number): Promise<number[]>;
  write(rows: StockRows): Promise<void>;
  /** Tells the reservations of vehicles that these rows have sold. */
  sell(vehicleIds: readonly number[]): Promise<void>;
  record(run: ImportRecord): Promise<void>;
}

/** A dealership with its locations, held until the transaction ends: one work at a time. */
export async function findDealership(trx: Transaction<Tables>, slug: string): Promise<StockedDealership | null> {
  const found = await trx.selectFrom('dealership').select('id').where('slug', '=', slug).forNoKeyUpdate().executeTakeFirst();
  if (found === undefined) return null;
  const locations = await trx
    .selectFrom('location')
    .select(['id', 'slug', 'isPrimary'])
    .where('dealershipId', '=', found.id)
    .orderBy('id')
    .execute();
  return {
    id: found.id,
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
    write: (rows) => writeVehicles(trx, rows),
    sell: (vehicleIds) => sellReserved(trx, vehicleIds),
    async record({ source, startedAt, added, changed, unchanged, setAside }) {
      await trx
        .insertInto('importRun')
        .values({ dealershipId, source, startedAt, added, changed, unchanged, setAside: JSON.stringify(setAside) })
        .execute();
    },
  };
}

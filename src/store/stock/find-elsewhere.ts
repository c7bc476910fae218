import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';

/** A vehicle that another dealership has in stock too, by its VIN. */
export interface Duplicate {
  readonly stocknum: string;
  readonly vin: string;
  readonly dealership: string;
  readonly theirStocknum: string;
}

/** A stock number that another dealership of the same site uses too. */
export interface SameNumber {
  readonly stocknum: string;
  readonly dealership: string;
}

/** What other dealerships have of some new vehicles. */
export interface Elsewhere {
  readonly byVin: readonly Duplicate[];
  /** How many of their stock numbers are used at other dealerships of the same site, by other vehicles, and the first few. */
  readonly byNumber: { readonly count: number; readonly first: readonly SameNumber[] };
}

interface Asked {
  readonly dealershipId: number;
  /** New vehicles of this dealership. */
  readonly ours: readonly { readonly stocknum: string; readonly vin: string | null }[];
  readonly mostNumbers: number;
}

/** Finds new vehicles in the stock of other dealerships: the same ones by their VINs, and others that have their stock numbers. */
export async function findElsewhere(trx: Transaction<Tables>, asked: Asked): Promise<Elsewhere> {
  const { dealershipId, ours, mostNumbers } = asked;
  const byNumber = await sameNumbers(trx, asked);
  const numbers = new Map(ours.flatMap(({ vin, stocknum }) => (vin === null ? [] : [[vin, stocknum] as const])));
  if (numbers.size === 0) return { byVin: [], byNumber };
  // By the VINs themselves and not by a join: just after an import the planner knows nothing of the new rows, and would join every one with every other.
  const rows = await trx
    .selectFrom('vehicle')
    .innerJoin('dealership', 'dealership.id', 'vehicle.dealershipId')
    .select(['vehicle.vin', 'vehicle.stocknum', 'dealership.slug'])
    .where(sql<boolean>`vehicle.vin = any(${[...numbers.keys()]}::text[])`)
    .where('vehicle.dealershipId', '<>', dealershipId)
    .where('vehicle.showOnDealerWebsite', '=', true)
    .where('vehicle.sold', '=', false)
    .orderBy('vehicle.id')
    .execute();
  const byVin = rows.flatMap(({ vin, stocknum: theirStocknum, slug: dealership }) => {
    const stocknum = vin === null ? undefined : numbers.get(vin);
    return vin === null || stocknum === undefined ? [] : [{ stocknum, vin, dealership, theirStocknum }];
  });
  return { byVin, byNumber: { ...byNumber, first: byNumber.first.slice(0, mostNumbers) } };
}

/** A VIN that several vehicles of one dealership have. */
export interface SharedVin {
  readonly vin: string;
  readonly stocknums: readonly string[];
}

/** How many vehicles of one VIN are named. */
const NAMED = 10;

export async function findSharedVins(
  trx: Transaction<Tables>,
  { dealershipId, vins, most }: { readonly dealershipId: number; readonly vins: readonly string[]; readonly most: number },
): Promise<SharedVin[]> {
  if (vins.length === 0) return [];
  const isForSale = sql`dealership_id = ${dealershipId} and show_on_dealer_website and not sold`;
  const { rows } = await sql<SharedVin>`
    with shared as materialized (
      select vin, min(id) as first_id from vehicle where ${isForSale} and vin = any(${[...vins]}::text[])
      group by vin having count(*) > 1 order by first_id limit ${most}
    )
    select vin, array(select v.stocknum from vehicle v where v.vin = shared.vin and ${isForSale} order by v.id limit ${NAMED}) as stocknums
    from shared order by first_id`.execute(trx);
  return rows;
}

/** The stock numbers that another vehicle has at another dealership of a site of this one. */
async function sameNumbers(trx: Transaction<Tables>, { dealershipId, ours, mostNumbers }: Asked): Promise<Elsewhere['byNumber']> {
  const { rows: neighbours } = await sql<{ id: number }>`
    select distinct theirs.dealership_id as id from site_dealership here join site_dealership theirs using (site_id)
    where here.dealership_id = ${dealershipId} and theirs.dealership_id <> ${dealershipId}`.execute(trx);
  if (neighbours.length === 0 || ours.length === 0) return { count: 0, first: [] };
  // A number that several dealerships use is one number.
  const { rows } = await sql<SameNumber & { count: string }>`
    select v.stocknum, (array_agg(d.slug order by v.id))[1] as dealership, count(*) over () as count
    from vehicle v join dealership d on d.id = v.dealership_id
    where v.dealership_id = any(${neighbours.map(({ id }) => id)}::int[]) and v.show_on_dealer_website and not v.sold
      and v.stocknum = any(${ours.map(({ stocknum }) => stocknum)}::text[])
      and (v.vin is null or v.vin <> all(${ours.flatMap(({ vin }) => (vin === null ? [] : [vin]))}::text[]))
    group by v.stocknum order by min(v.id) limit ${mostNumbers}`.execute(trx);
  return { count: Number(rows[0]?.count ?? 0), first: rows.map(({ stocknum, dealership }) => ({ stocknum, dealership })) };
}

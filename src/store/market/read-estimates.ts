import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';

/** One dealership's estimates at one version; `packed` is null if that version is known already. */
export interface EstimatesRead {
  readonly dealershipId: number;
  readonly version: string;
  /** Sixteen bytes a vehicle in the order of their ids: id, lowest, highest (four bytes each), confidence in hundredths, comparables (two each). */
  readonly packed: Uint8Array<ArrayBuffer> | null;
}

/** The estimates of a site's dealerships that are not known yet. The database packs them: a hundred thousand rows are one value. */
export async function readEstimates(
  trx: Transaction<Tables>,
  siteId: number,
  known: ReadonlyMap<number, string>,
): Promise<EstimatesRead[]> {
  const { rows } = await sql<{ dealershipId: number; version: string; packed: Buffer | null }>`
    select s.dealership_id, coalesce(v.number, 0)::text as version, case when k.version is distinct from coalesce(v.number, 0)::text then (
      select coalesce(string_agg(int4send(e.vehicle_id) || int4send(e.range_min) || int4send(e.range_max)
          || int2send((e.confidence * 100)::smallint) || int2send(e.comparables), ''::bytea order by e.vehicle_id), ''::bytea)
      from market_estimate e where e.dealership_id = s.dealership_id) end as packed
    from site_dealership s
    left join version v on v.kind = 'market' and v.id = s.dealership_id
    left join unnest(${[...known.keys()]}::int[], ${[...known.values()]}::text[]) as k (id, version) on k.id = s.dealership_id
    where s.site_id = ${siteId} order by s.position`.execute(trx);
  return rows.map(({ dealershipId, version, packed }) => ({
    dealershipId,
    version,
    // A copy of its own: the driver's buffer may be a corner of a larger one, which would stay in memory with it.
    packed: packed === null ? null : new Uint8Array(packed),
  }));
}

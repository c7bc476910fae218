import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';

/** A view of a vehicle, and how its visitor is hashed with the day's salt. */
export interface ViewInput {
  readonly vehicleId: number;
  readonly day: string;
  readonly halfHour: number;
  readonly visitorOf: (salt: string) => string;
}

/** A reveal of the number of a vehicle's dealer. */
export interface RevealInput {
  readonly vehicleId: number;
  readonly dealershipId: number;
  readonly at: number;
}

/** Counts a view once a visitor, vehicle and half hour; of two at once the second waits for the first and counts nothing (ledger H5). */
export async function countView(trx: Transaction<Tables>, siteId: number, input: ViewInput): Promise<number> {
  const { vehicleId, day, halfHour, visitorOf } = input;
  const { rows } = await sql<{ salt: string }>`
    select view_salt_of(${day}::date, ${randomBytes(16).toString('base64url')}) as salt`.execute(trx);
  await sql`
    with seen as (
      insert into vehicle_view (site_id, vehicle_id, half_hour, visitor)
      values (${siteId}, ${vehicleId}, ${halfHour}, ${visitorOf(rows[0]?.salt ?? '')})
      on conflict do nothing returning vehicle_id
    )
    insert into vehicle_views (site_id, vehicle_id, views) select ${siteId}, vehicle_id, 1 from seen
    on conflict (site_id, vehicle_id) do update set views = vehicle_views.views + 1`.execute(trx);
  return readViews(trx, siteId, vehicleId);
}

/** How often a vehicle was looked at on a site. */
export async function readViews(trx: Transaction<Tables>, siteId: number, vehicleId: number): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select views from vehicle_views where site_id = ${siteId} and vehicle_id = ${vehicleId}`.execute(trx);
  return rows[0]?.views ?? 0;
}

/** Records that the number of a vehicle's dealer was revealed. */
export async function noteReveal(trx: Transaction<Tables>, siteId: number, input: RevealInput): Promise<void> {
  await sql`insert into call_reveal (site_id, vehicle_id, dealership_id, revealed_at)
    values (${siteId}, ${input.vehicleId}, ${input.dealershipId}, ${new Date(input.at)})`.execute(trx);
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';
import { endIfOver, lockReservation, raise } from './locked-reservation.ts';

/**
 * Ends the holds of vehicles that an import sells, in its transaction. Reservations are locked in one order, after the vehicles, as when they are
 * made. What was bought online is sold now like any other, so its mark goes.
 */
export async function sellReserved(trx: Transaction<Tables>, vehicleIds: readonly number[]): Promise<void> {
  if (vehicleIds.length === 0) return;
  const { rows } = await sql<{ id: string; siteId: number }>`
    select r.id, r.site_id from reservation r where r.vehicle_id = any(${[...vehicleIds]}::int[]) and r.state in ('held', 'paid')
    order by r.id`.execute(trx);
  for (const { id, siteId } of rows) {
    const locked = await lockReservation(trx, siteId, id);
    if (locked !== null) await raise(trx, await endIfOver(trx, locked), { event: 'vehicle-sells', by: 'feed' });
  }
  await sql`update vehicle_reservation m set is_reserved = false, changed_at = clock_timestamp()
    where m.vehicle_id = any(${[...vehicleIds]}::int[]) and m.is_reserved
      and not exists (select from reservation r where r.vehicle_id = m.vehicle_id and r.state = 'paid')`.execute(trx);
}

import { sql, type Transaction } from 'kysely';
import { dueEvent, endsAt, type ReservationTimes } from '#src/rules/reservations/due-event.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** That somebody has a vehicle, and until when at the latest if they do not go ahead. Times in milliseconds since 1970. */
export interface VehicleHold {
  readonly by: 'paying' | 'reserved';
  readonly since: number;
  readonly freeAt: number;
}

interface Raw extends Pick<ReservationTimes, 'state' | 'hasWaitingPayment'> {
  readonly heldUntil: string | null;
  readonly paidUntil: string | null;
  readonly changedAt: string;
  readonly now: string;
}

const timeOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Who has a vehicle now, whoever it is; null when nobody has, or their time is over. */
export async function readVehicleHold(trx: Transaction<Tables>, siteId: number, vehicleId: number): Promise<VehicleHold | null> {
  const { rows } = await sql<{ hold: Raw | null }>`select vehicle_hold(${siteId}, ${vehicleId}) as hold`.execute(trx);
  const hold = rows[0]?.hold ?? null;
  if (hold === null) return null;
  const times = { ...hold, heldUntil: timeOf(hold.heldUntil), paidUntil: timeOf(hold.paidUntil) };
  const now = Date.parse(hold.now);
  if (dueEvent(times, now) !== null) return null;
  return {
    by: hold.state === 'paid' ? 'reserved' : 'paying',
    since: Date.parse(hold.changedAt),
    freeAt: endsAt(times) ?? now,
  };
}

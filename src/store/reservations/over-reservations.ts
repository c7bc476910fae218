import { sql } from 'kysely';
import { GRACE_MINUTES, REMINDER_HOURS } from '#src/rules/reservations/due-event.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { endIfOver, lockReservation } from './locked-reservation.ts';

export interface OverReservation {
  readonly id: string;
  readonly siteId: number;
}

/** Reservations of all sites whose time is over by the database's clock, the longest over first. */
export async function readOverReservations(db: Database, most: number): Promise<OverReservation[]> {
  const { rows } = await sql<OverReservation>`
    select r.id, r.site_id from reservation r
    where (r.state = 'paid' and r.paid_until <= clock_timestamp()) or (r.state = 'held' and r.held_until <= clock_timestamp()
      and (r.held_until <= clock_timestamp() - make_interval(mins => ${GRACE_MINUTES})
        or not exists (select from payment p where p.reservation_id = r.id and p.state = 'waiting')))
    order by coalesce(r.paid_until, r.held_until) limit ${most}`.execute(db);
  return rows;
}

/** Ends a reservation if its time is over, and returns whether it was. */
export const endOver = (db: Database, { id, siteId }: OverReservation): Promise<boolean> =>
  fenced(db, siteId, async (trx) => {
    const locked = await lockReservation(trx, siteId, id);
    return locked !== null && (await endIfOver(trx, locked)).state !== locked.state;
  });

/** Queues the reminders of reservations that end soon, once each; returns how many. */
export async function queueReminders(db: Database): Promise<number> {
  const { rows } = await sql`
    insert into reservation_mail (site_id, reservation_id, kind)
    select site_id, id, 'reminder' from reservation
    where state = 'paid' and hours > ${REMINDER_HOURS} and paid_until > clock_timestamp()
      and paid_until - make_interval(hours => ${REMINDER_HOURS}) <= clock_timestamp()
    on conflict (reservation_id, kind) do nothing returning id`.execute(db);
  return rows.length;
}

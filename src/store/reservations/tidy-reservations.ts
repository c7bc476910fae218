import { sql } from 'kysely';
import { NOTICE_DAYS, RECEIPT_YEARS, UNPAID_DAYS } from '#src/rules/reservations/reservation-retention.ts';
import type { Database } from '#src/store/connect.ts';
import { removePastInvoicePayments } from '#src/store/invoices/tidy-invoices.ts';

/** Deletes what has been stored long enough, of all sites: never one that keeps a vehicle, or whose money is still under way. */
export async function removePastReservations(db: Database): Promise<{ reservations: number; notices: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select r.id from reservation r where r.state not in ('held', 'paid')
        and not exists (select from payment p where p.reservation_id = r.id
          and (p.state in ('started', 'waiting') or p.refund_state in ('wanted', 'refused')))
        and r.changed_at < clock_timestamp() - case
          when exists (select from payment p where p.reservation_id = r.id and p.state = 'succeeded') then make_interval(years => ${RECEIPT_YEARS})
          else make_interval(days => ${UNPAID_DAYS}) end
      for update`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from payment where reservation_id = any(${ids}::uuid[])`.execute(trx);
    await sql`delete from reservation where id = any(${ids}::uuid[])`.execute(trx);
    await removePastInvoicePayments(trx);
    const { rows: notices } = await sql`delete from payment_notice
      where handled_at < clock_timestamp() - make_interval(days => ${NOTICE_DAYS}) returning notice_id`.execute(trx);
    return { reservations: ids.length, notices: notices.length };
  });
}

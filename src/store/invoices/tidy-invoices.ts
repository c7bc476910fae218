import { sql, type Transaction } from 'kysely';
import { RECEIPT_YEARS, UNPAID_DAYS } from '#src/rules/reservations/reservation-retention.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Deletes payments towards invoices that have been stored long enough, and then invoices that nothing is stored of: of all sites. */
export async function removePastInvoicePayments(trx: Transaction<Tables>): Promise<void> {
  await sql`delete from payment p where p.purpose = 'invoice' and p.state in ('succeeded', 'failed', 'given-up')
    and p.refund_state not in ('wanted', 'refused') and p.changed_at < clock_timestamp() - case
      when p.state = 'succeeded' then make_interval(years => ${RECEIPT_YEARS}) else make_interval(days => ${UNPAID_DAYS}) end`.execute(
    trx,
  );
  await sql`delete from invoice i where i.changed_at < clock_timestamp() - make_interval(years => ${RECEIPT_YEARS})
    and not exists (select from invoice_payment p where p.site_id = i.site_id and p.invoice_id = i.id)`.execute(trx);
}

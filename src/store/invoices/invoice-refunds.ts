import { sql, type Transaction } from 'kysely';
import { refundedFields } from '#src/rules/invoices/invoice-lead.ts';
import type { Database } from '#src/store/connect.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Has whoever paid emailed, and the dealer told, that a payment towards an invoice has been given back. */
export async function noteInvoiceRefund(trx: Transaction<Tables>, siteId: number, paymentId: string): Promise<void> {
  await sql`insert into invoice_mail (site_id, payment_id, kind)
    select i.site_id, i.payment_id, 'refunded' from invoice_payment i where i.site_id = ${siteId} and i.payment_id = ${paymentId}
    on conflict (payment_id, kind) do nothing`.execute(trx);
  const told = JSON.stringify(refundedFields());
  await sql`select tell_reservation_change(i.site_id, i.lead_id, ${told}::jsonb) from invoice_payment i
    where i.site_id = ${siteId} and i.payment_id = ${paymentId} and i.lead_id is not null`.execute(trx);
}

/** Has payments given back: those that are kept, and those whose refund the provider has refused, under a new id. Returns how many. */
export async function wantInvoiceRefunds(db: Database, siteId: number, paymentIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update payment set refund_state = 'wanted', refund_id = gen_random_uuid(), error = null, attempts = 0, next_attempt_at = clock_timestamp(),
      changed_at = clock_timestamp()
    where site_id = ${siteId} and id = any(${paymentIds}::uuid[]) and purpose = 'invoice' and state = 'succeeded'
      and refund_state in ('none', 'refused') returning id`.execute(db);
  return rows.length;
}

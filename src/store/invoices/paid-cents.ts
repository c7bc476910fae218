import { sql } from 'kysely';

/** What was paid towards an invoice, here `i`, and is not given back. */
export const PAID_CENTS = sql<number>`(select coalesce(sum(paid.amount_cents), 0)::float8
  from invoice_payment paid join payment done on done.site_id = paid.site_id and done.id = paid.payment_id
  where paid.site_id = i.site_id and paid.invoice_id = i.id and done.state = 'succeeded' and done.refund_state = 'none')`;

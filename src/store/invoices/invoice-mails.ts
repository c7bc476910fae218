import { sql } from 'kysely';
import type { InvoiceMailKind, PaidNumber } from '#src/rules/invoices/invoice-payment.ts';
import { type AlertSite, SITE_COLUMNS } from '#src/store/alerts/digests.ts';
import type { Database } from '#src/store/connect.ts';

/** An email about a payment towards an invoice that is due. Money in cents. */
export interface DueInvoiceMail extends PaidNumber {
  readonly id: string;
  readonly kind: InvoiceMailKind;
  readonly attempts: number;
  readonly site: AlertSite;
  readonly paymentId: string;
  readonly number: string;
  readonly reference: string;
  /** Only for whoever was shown the invoice. */
  readonly purpose: string | null;
  readonly contact: Readonly<Record<string, string>>;
  readonly amountCents: number;
  readonly surchargeCents: number;
  readonly card: string | null;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
}

/** A worker that dies leaves them due again after this time; an email that is sent twice has the same id. */
const LEASE = sql`clock_timestamp() + interval '2 minutes'`;

/** Takes emails that are due, up to a number. */
export async function takeInvoiceMails(db: Database, most: number): Promise<DueInvoiceMail[]> {
  const { rows } = await sql<DueInvoiceMail>`
    with taken as (
      update invoice_mail set attempts = attempts + 1, next_attempt_at = ${LEASE} where id in (
        select id from invoice_mail where state = 'due' and next_attempt_at <= clock_timestamp()
        order by next_attempt_at limit ${most} for update skip locked)
      returning id, site_id, payment_id, kind, attempts
    )
    select t.id, t.kind, t.attempts, ${SITE_COLUMNS} as site, ip.payment_id, ip.number, ip.reference,
      ip.is_matched as is_invoice, not ip.is_matched and ip.lead->>'vehicleId' is not null as is_stock,
      case when ip.is_matched then (select i.purpose from invoice i where i.site_id = t.site_id and i.id = ip.invoice_id) end as purpose,
      ip.contact, ip.amount_cents::float8 as amount_cents, ip.surcharge_cents::float8 as surcharge_cents, p.card, p.paid_at, p.refunded_at
    from taken t join site s on s.id = t.site_id join invoice_payment ip on ip.site_id = t.site_id and ip.payment_id = t.payment_id
      join payment p on p.site_id = t.site_id and p.id = t.payment_id`.execute(db);
  return rows;
}

/** Records what came of an email; one that failed is tried again unless it was the last attempt. */
export async function recordInvoiceMail(
  db: Database,
  siteId: number,
  id: string,
  {
    state,
    error,
    retryMs,
  }: { readonly state: 'due' | 'sent' | 'failed'; readonly error: string | null; readonly retryMs: number },
): Promise<void> {
  await sql`update invoice_mail set state = ${state}, error = ${error},
    next_attempt_at = clock_timestamp() + make_interval(secs => ${retryMs / 1000})
    where site_id = ${siteId} and id = ${id}`.execute(db);
}

import { sql } from 'kysely';
import type { InvoiceMailKind, PaidNumber } from '#src/rules/invoices/invoice-payment.ts';
import { type AlertSite, SITE_COLUMNS } from '#src/store/alerts/digests.ts';
import type { Database } from '#src/store/connect.ts';
import { MAIL_LEASE } from '#src/store/mail-outbox.ts';

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

/** Takes emails that are due, up to a number. */
export async function takeInvoiceMails(db: Database, most: number): Promise<DueInvoiceMail[]> {
  const { rows } = await sql<DueInvoiceMail>`
    with taken as (
      update invoice_mail set attempts = attempts + 1, next_attempt_at = ${MAIL_LEASE} where id in (
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

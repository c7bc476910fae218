import { sql } from 'kysely';
import type { NewInvoice } from '#src/rules/invoices/invoice.ts';
import type { InvoiceOutcome } from '#src/rules/invoices/invoice-payment.ts';
import type { PaymentState, RefundState } from '#src/rules/payments/payment-state.ts';
import type { Database } from '#src/store/connect.ts';
import { PAID_CENTS } from './paid-cents.ts';

/** A payment towards an invoice as a dealer sees it. Money in cents. */
export interface ListedInvoicePayment {
  readonly id: string;
  readonly number: string;
  /** The invoice's number, or what was typed. */
  readonly reference: string;
  /** The invoice that it counts towards; null when it is to be matched by hand. */
  readonly invoice: string | null;
  readonly amountCents: number;
  readonly surchargeCents: number;
  readonly state: PaymentState;
  readonly outcome: InvoiceOutcome;
  readonly refundState: RefundState;
  readonly contact: Readonly<Record<string, string>>;
  readonly card: string | null;
  readonly provider: string;
  readonly providerReference: string | null;
  readonly error: string | null;
  readonly leadId: string | null;
  readonly paidAt: Date | null;
  readonly refundedAt: Date | null;
  readonly createdAt: Date;
}

/** An invoice as a dealer sees it. */
export interface ListedInvoice {
  readonly id: string;
  readonly number: string;
  readonly purpose: string;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly isCancelled: boolean;
  readonly isSample: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly stocknum: string | null;
  readonly dueOn: string | null;
  readonly createdAt: Date;
}

interface Wanted {
  readonly most: number;
  readonly key?: string;
}

/** The newest invoices of a site, or the one with a number. */
export async function listInvoices(db: Database, siteId: number, { most, key }: Wanted): Promise<ListedInvoice[]> {
  const { rows } = await sql<ListedInvoice>`
    select i.id, i.number, i.purpose, i.total_cents::float8 as total_cents, ${PAID_CENTS} as paid_cents, i.cancelled_at is not null as is_cancelled,
      i.is_sample, i.name, i.email, i.phone_e164 as phone, i.stocknum, i.due_on::text as due_on, i.created_at
    from invoice i where i.site_id = ${siteId} and (${key ?? null}::text is null or i.number_key = ${key ?? null})
    order by i.created_at desc, i.number_key limit ${most}`.execute(db);
  return rows;
}

interface WantedPayments {
  readonly most: number;
  /** Those that count towards an invoice, or were meant for it. */
  readonly invoiceId?: string;
  readonly number?: string;
}

/** The newest payments of a site towards invoices and typed numbers: all, those of an invoice, or the one with a number. */
export async function listInvoicePayments(
  db: Database,
  siteId: number,
  { most, invoiceId, number }: WantedPayments,
): Promise<ListedInvoicePayment[]> {
  const { rows } = await sql<ListedInvoicePayment>`
    select p.id, ip.number, ip.reference, i.number as invoice, ip.amount_cents::float8 as amount_cents, ip.surcharge_cents::float8 as surcharge_cents,
      p.state, ip.outcome, p.refund_state, ip.contact, p.card, p.provider, p.reference as provider_reference, p.error, ip.lead_id, p.paid_at,
      p.refunded_at, p.created_at
    from invoice_payment ip join payment p on p.site_id = ip.site_id and p.id = ip.payment_id
      left join invoice i on i.site_id = ip.site_id and i.id = ip.invoice_id
    where ip.site_id = ${siteId} and (${invoiceId ?? null}::uuid is null or ip.invoice_id = ${invoiceId ?? null}::uuid)
      and (${number ?? null}::text is null or ip.number = upper(${number ?? null}))
    order by p.created_at desc, p.id limit ${most}`.execute(db);
  return rows;
}

const AT_ONCE = 500;

/** Adds invoices and changes those whose numbers are known, all or none; one that was cancelled stays so. Returns how many are new. */
export function writeInvoices(
  db: Database,
  siteId: number,
  invoices: readonly NewInvoice[],
  { isSample }: { readonly isSample: boolean },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let added = 0;
    for (let from = 0; from < invoices.length; from += AT_ONCE) {
      // Always in the same order, so that two imports cannot wait for each other.
      const part = JSON.stringify(invoices.toSorted((a, b) => (a.numberKey < b.numberKey ? -1 : 1)).slice(from, from + AT_ONCE));
      const { rows } = await sql<{ isNew: boolean }>`
        insert into invoice (site_id, number, number_key, purpose, total_cents, name, email, phone_e164, stocknum, due_on, is_sample)
        select ${siteId}, r->>'number', r->>'numberKey', r->>'purpose', (r->>'totalCents')::bigint, r->>'name', r->>'email', r->>'phone',
          r->>'stocknum', (r->>'dueOn')::date, ${isSample}
        from jsonb_array_elements(${part}::jsonb) r
        on conflict (site_id, number_key) do update set number = excluded.number, purpose = excluded.purpose, total_cents = excluded.total_cents,
          name = excluded.name, email = excluded.email, phone_e164 = excluded.phone_e164, stocknum = excluded.stocknum, due_on = excluded.due_on,
          is_sample = excluded.is_sample, changed_at = clock_timestamp()
        returning xmax = 0 as is_new`.execute(trx);
      added += rows.filter(({ isNew }) => isNew).length;
    }
    return added;
  });
}

/** Cancels an invoice: nothing more can be paid towards it, and what is open is given up. Returns whether there was anything to cancel. */
export function cancelInvoice(db: Database, siteId: number, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`update invoice set cancelled_at = clock_timestamp(), changed_at = clock_timestamp()
      where site_id = ${siteId} and id = ${id} and cancelled_at is null returning id`.execute(trx);
    await sql`update payment p set attempts = 0, next_attempt_at = clock_timestamp() from invoice_payment ip
      where p.site_id = ${siteId} and ip.site_id = p.site_id and ip.payment_id = p.id and ip.invoice_id = ${id}
        and p.state in ('started', 'waiting', 'failed')`.execute(trx);
    return rows.length > 0;
  });
}

import { sql, type Transaction } from 'kysely';
import { balanceCents, type InvoiceFacts } from '#src/rules/invoices/invoice.ts';
import { PAYMENT_CATEGORY, PAYMENT_FORM, paymentFields } from '#src/rules/invoices/invoice-lead.ts';
import { arrivalOf } from '#src/rules/invoices/invoice-payment.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** An invoice that a transaction holds: nothing else is paid towards it meanwhile. */
export interface LockedInvoice extends InvoiceFacts {
  readonly id: string;
  readonly number: string;
}

/** What a payment pays towards. */
export interface PaidInvoice {
  /** The invoice, once it is known; the number that was typed is its key until then. */
  readonly id: string | null;
  readonly key: string;
  readonly isMatched: boolean;
  /** The payment's own number. */
  readonly number: string;
  readonly reference: string;
  readonly amountCents: number;
  readonly surchargeCents: number;
}

/** Locks an invoice of a site, by its id or else by its number; null when there is none. */
export async function lockInvoice(
  trx: Transaction<Tables>,
  siteId: number,
  { id, key }: Pick<PaidInvoice, 'id' | 'key'>,
): Promise<LockedInvoice | null> {
  const { rows } = await sql<{ found: LockedInvoice | null }>`
    select lock_invoice(${siteId}, ${JSON.stringify({ id, key })}::jsonb) as found`.execute(trx);
  return rows[0]?.found ?? null;
}

interface Arrived {
  readonly paymentId: string;
  readonly paid: PaidInvoice;
  /** As it was before the payment; locked. */
  readonly invoice: LockedInvoice | null;
}

/** Does what follows from a payment that has succeeded: it counts, or is given back. */
export async function payTowards(trx: Transaction<Tables>, siteId: number, { paymentId, paid, invoice }: Arrived): Promise<void> {
  const { outcome, counts } = arrivalOf(paid, invoice);
  const given = {
    outcome,
    invoiceId: counts && invoice !== null ? invoice.id : null,
    form: PAYMENT_FORM,
    category: PAYMENT_CATEGORY,
    leadFields: paymentFields({
      ...paid,
      counts,
      leftCents: counts && invoice !== null ? balanceCents(invoice) - paid.amountCents : null,
    }),
  };
  await sql`select record_invoice_payment(${siteId}, ${paymentId}::uuid, ${JSON.stringify(given)}::jsonb)`.execute(trx);
}

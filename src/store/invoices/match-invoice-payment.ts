import { sql } from 'kysely';
import { balanceCents } from '#src/rules/invoices/invoice.ts';
import { matchedFields } from '#src/rules/invoices/invoice-lead.ts';
import { matchRefusal, type PaymentToMatch } from '#src/rules/invoices/match-payment.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { lockInvoice } from './locked-invoice.ts';

/** matched: with what is left to pay then. refused: why, in a sentence; nothing was changed. */
export type InvoiceMatch =
  | { readonly kind: 'matched'; readonly invoice: string; readonly leftCents: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'no-payment' | 'no-invoice' };

interface Wanted {
  /** The payment's own number. */
  readonly payment: string;
  /** What the invoice is found by. */
  readonly key: string;
}

/**
 * Counts a payment towards an invoice that it was not matched with when it arrived. The invoice is locked before the payment, as everywhere, so that
 * nothing else is paid towards it meanwhile, and both must be the site's. The dealer's lead says so from then on, and is delivered again.
 */
export function matchInvoicePayment(db: Database, siteId: number, { payment, key }: Wanted): Promise<InvoiceMatch> {
  return fenced(db, siteId, async (trx) => {
    const invoice = await lockInvoice(trx, siteId, { id: null, key });
    if (invoice === null) return { kind: 'no-invoice' };
    const { rows } = await sql<PaymentToMatch & { readonly id: string }>`
      select p.id, ip.amount_cents::float8 as amount_cents, p.state, p.refund_state as refund, ip.outcome,
        (select i.number from invoice i where i.site_id = ${siteId} and i.id = ip.invoice_id) as invoice
      from invoice_payment ip join payment p on p.site_id = ip.site_id and p.id = ip.payment_id
      where ip.site_id = ${siteId} and ip.number = upper(${payment}) for update of p, ip`.execute(trx);
    const [found] = rows;
    if (found === undefined) return { kind: 'no-payment' };
    const reason = matchRefusal(found, invoice);
    if (reason !== null) return { kind: 'refused', reason };
    const leftCents = balanceCents(invoice) - found.amountCents;
    await sql`update invoice_payment set invoice_id = ${invoice.id} where site_id = ${siteId} and payment_id = ${found.id}`.execute(
      trx,
    );
    const told = JSON.stringify(matchedFields({ invoice: invoice.number, leftCents }));
    await sql`select tell_reservation_change(ip.site_id, ip.lead_id, ${told}::jsonb) from invoice_payment ip
      where ip.site_id = ${siteId} and ip.payment_id = ${found.id} and ip.lead_id is not null`.execute(trx);
    return { kind: 'matched', invoice: invoice.number, leftCents };
  });
}

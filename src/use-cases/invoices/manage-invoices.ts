import { numberKey } from '#src/rules/invoices/invoice-number.ts';
import { DEFAULT_ZONE } from '#src/rules/time/zones.ts';
import type { Database } from '#src/store/connect.ts';
import {
  cancelInvoice,
  type ListedInvoice,
  type ListedInvoicePayment,
  listInvoicePayments,
  listInvoices,
} from '#src/store/invoices/invoice-list.ts';
import { wantInvoiceRefunds } from '#src/store/invoices/invoice-refunds.ts';
import { type InvoiceMatch, matchInvoicePayment } from '#src/store/invoices/match-invoice-payment.ts';
import { findSite } from '#src/store/site/sites.ts';
import { readLeadSite } from '#src/use-cases/leads/read-lead-sites.ts';
import { type InvoicesImported, importInvoices } from './import-invoices.ts';

/** What a number stands for: an invoice with its payments, or one payment. */
export interface FoundForDealer {
  readonly invoice: ListedInvoice | null;
  readonly payments: readonly ListedInvoicePayment[];
}

/** A dealer's invoices: one site's, with what was paid. */
export interface InvoiceDesk {
  /** The site's time zone, in which times are shown (ledger P10). */
  readonly timeZone: string;
  import(text: string, options: { readonly isSample: boolean }): Promise<InvoicesImported>;
  list(most: number): Promise<ListedInvoice[]>;
  /** What was paid towards invoices and towards numbers that are to be matched by hand. */
  payments(most: number): Promise<ListedInvoicePayment[]>;
  /** By the number of an invoice, or of a payment; null when there is neither. */
  find(number: string): Promise<FoundForDealer | null>;
  /** Nothing more can be paid towards it; what was paid stays paid. Returns whether there was anything to cancel. */
  cancel(invoiceId: string): Promise<boolean>;
  /** Counts a payment towards an invoice that it was not matched with when it arrived; both by their numbers. */
  match(payment: string, invoice: string): Promise<InvoiceMatch>;
  /** Has payments given back, also where the provider has refused before. How many refunds are asked for. */
  refund(payments: readonly ListedInvoicePayment[]): Promise<number>;
}

const MOST_PAYMENTS = 1_000;

/** Returns null when there is no such site. */
export async function manageInvoices(db: Database, siteSlug: string): Promise<InvoiceDesk | null> {
  const site = await findSite(db, siteSlug);
  if (site === null) return null;
  const { id: siteId } = site;
  const known = (await readLeadSite(db, siteId))?.site ?? null;
  return {
    timeZone: known?.switches.timeZone ?? DEFAULT_ZONE,
    import: (text, options) => importInvoices(db, siteId, text, options),
    list: (most) => listInvoices(db, siteId, { most }),
    payments: (most) => listInvoicePayments(db, siteId, { most }),
    async find(number) {
      const key = numberKey(number);
      const [invoice = null] = key === null ? [] : await listInvoices(db, siteId, { most: 1, key });
      if (invoice !== null)
        return { invoice, payments: await listInvoicePayments(db, siteId, { most: MOST_PAYMENTS, invoiceId: invoice.id }) };
      const payments = await listInvoicePayments(db, siteId, { most: 1, number });
      return payments.length === 0 ? null : { invoice: null, payments };
    },
    cancel: (id) => cancelInvoice(db, siteId, id),
    async match(payment, invoice) {
      const key = numberKey(invoice);
      return key === null ? { kind: 'no-invoice' } : matchInvoicePayment(db, siteId, { payment: payment.trim(), key });
    },
    refund: (payments) =>
      wantInvoiceRefunds(
        db,
        siteId,
        payments.map(({ id }) => id),
      ),
  };
}

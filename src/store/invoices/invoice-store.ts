import { sql, type Transaction } from 'kysely';
import type { OwnInvoice } from '#src/rules/invoices/invoice.ts';
import type { PaymentLead } from '#src/rules/invoices/invoice-lead.ts';
import type { OwnInvoicePayment } from '#src/rules/invoices/invoice-payment.ts';
import { REOPEN_MINUTES } from '#src/rules/payments/hosted-page.ts';
import type { PaymentState } from '#src/rules/payments/payment-state.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { KnownPayment, OpenedPayment } from '#src/store/payments/payments.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type LockedInvoice, lockInvoice } from './locked-invoice.ts';

/** Whoever asks: a visitor by the hash of their token, a shopper who is signed in. */
export interface InvoiceAsker {
  readonly visitor: string | null;
  readonly shopper: string | null;
}

/** A payment that somebody is about to make. Money in cents. */
export interface InvoicePaymentToOpen {
  /** The id and the number of a new one. */
  readonly id: string;
  readonly number: string;
  readonly provider: KnownPayment['provider'];
  readonly account: string | null;
  readonly isHosted: boolean;
  /** The invoice that the payer was shown; null for a number that they typed. */
  readonly invoiceId: string | null;
  readonly reference: string;
  readonly referenceKey: string;
  readonly amountCents: number;
  readonly surchargeCents: number;
  readonly payKey: string;
  readonly visitor: string;
  readonly shopperId: string | null;
  readonly phone: string | null;
  readonly contact: Readonly<Record<string, string>>;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly lead: PaymentLead;
}

/** The amount is with the surcharge. */
export interface OpenedInvoicePayment extends OpenedPayment {
  /** What people call it. */
  readonly number: string;
  readonly state: PaymentState;
}

/** Everything that is stored of a shopper's payments and invoices: whole rows, under the database's names. */
export interface InvoiceRecords {
  readonly invoices: readonly unknown[];
  readonly payments: readonly {
    readonly paid: unknown;
    readonly payment: { readonly state: PaymentState };
    readonly emails: readonly { readonly id: string }[];
  }[];
}

/** A vehicle of a site, as far as a payment for it is concerned. */
export interface StockedVehicle {
  readonly id: number;
  readonly dealershipId: number;
}

type RawInvoice = Omit<OwnInvoice, 'paidAt'> & { readonly paidAt: string | null };
type RawPayment = Omit<OwnInvoicePayment, 'paidAt' | 'refundedAt'> & {
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
};

const at = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** The invoices of one site and the payments towards them, fenced as its store is. */
export class InvoiceStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** The invoice with a number, if it is the asker's own; null for another's, for an unknown one and for nobody. */
  find(key: string, asker: InvoiceAsker): Promise<OwnInvoice | null> {
    return this.#read(async (trx) => {
      const { rows } = await sql<{ found: RawInvoice | null }>`
        select find_own_invoice(${this.#siteId}, ${JSON.stringify({ ...asker, key })}::jsonb) as found`.execute(trx);
      const found = rows[0]?.found ?? null;
      return found === null ? null : { ...found, paidAt: at(found.paidAt) };
    });
  }

  /** The vehicle with a stock number that the site shows; null when there is none. */
  stocked(key: string): Promise<StockedVehicle | null> {
    return this.#read(async (trx) => {
      const { rows } = await sql<StockedVehicle>`
        select v.id, v.dealership_id from vehicle v
        where v.dealership_id in (select d.dealership_id from site_dealership d where d.site_id = ${this.#siteId})
          and v.show_on_dealer_website and upper(regexp_replace(v.stocknum, '\\s', '', 'g')) = ${key} order by v.id limit 1`.execute(
        trx,
      );
      return rows[0] ?? null;
    });
  }

  /**
   * Finds or makes a payment. `isPayable` decides about the invoice as it is now, locked; when it says no, only what the same page has paid before
   * is found, and null is returned if there is nothing. Attempts of one page take turns.
   */
  open(
    payment: InvoicePaymentToOpen,
    isPayable: (invoice: LockedInvoice | null) => boolean,
  ): Promise<OpenedInvoicePayment | null> {
    return fenced(this.#db, this.#siteId, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('invoice payment'), hashtext(${`${this.#siteId} ${payment.payKey}`}))`.execute(
        trx,
      );
      const { invoiceId, referenceKey } = payment;
      const invoice = invoiceId === null ? null : await lockInvoice(trx, this.#siteId, { id: invoiceId, key: referenceKey });
      if (invoiceId !== null && invoice === null) return null;
      const given = { ...payment, isPayable: isPayable(invoice), reopenMinutes: REOPEN_MINUTES };
      const { rows } = await sql<{ opened: OpenedInvoicePayment | null }>`
        select open_invoice_payment(${this.#siteId}, ${JSON.stringify(given)}::jsonb) as opened`.execute(trx);
      return rows[0]?.opened ?? null;
    });
  }

  /** The payments of whoever asks, newest first; with an id that one, for whoever has its key too. */
  payments(asker: InvoiceAsker, id: string | null = null, isKeyed = false): Promise<OwnInvoicePayment[]> {
    if (id !== null && !isUuid(id)) return Promise.resolve([]);
    return this.#read(async (trx) => {
      const { rows } = await sql<{ record: RawPayment }>`
        select record from own_invoice_payments(${this.#siteId}, ${JSON.stringify({ ...asker, id, isKeyed })}::jsonb)`.execute(
        trx,
      );
      return rows.map(({ record }) => ({ ...record, paidAt: at(record.paidAt), refundedAt: at(record.refundedAt) }));
    });
  }

  /** Everything of a shopper's payments and invoices (ledger A12). */
  records(shopperId: string): Promise<InvoiceRecords> {
    return this.#read(async (trx) => {
      const { rows } = await sql<{ found: InvoiceRecords }>`
        select own_invoice_records(${this.#siteId}, ${shopperId}::uuid) as found`.execute(trx);
      return rows[0]?.found ?? { invoices: [], payments: [] };
    });
  }

  /** Removes what is stored of a shopper's payments but for the receipts (ledger A12). */
  erase(shopperId: string): Promise<void> {
    return fenced(this.#db, this.#siteId, async (trx) => {
      await sql`select erase_own_invoice_payments(${this.#siteId}, ${shopperId}::uuid)`.execute(trx);
    });
  }

  #read<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#reads, this.#siteId, work, 'snapshot');
  }
}

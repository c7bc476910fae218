import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#src/use-cases/context.ts';
import type { InvoicesImported } from '#src/use-cases/invoices/import-invoices.ts';
import { type InvoiceDesk, manageInvoices } from '#src/use-cases/invoices/manage-invoices.ts';
import {
  type InvoicePaymentInput,
  type InvoicePaymentStart,
  startInvoicePayment,
} from '#src/use-cases/invoices/start-invoice-payment.ts';
import { ANNA, aReservationShop, type ReservationShop } from './reservation-shop.ts';
import { aPhone, aSignInHarness } from './sign-in-harness.ts';

/** Someone who pays, in a browser of their own. */
export interface Payer {
  readonly context: Context;
  /** In E.164 form. */
  readonly phone: string;
  readonly shopper: { readonly shopperId: string; readonly sessionId: string; readonly phone: string };
}

export interface OpenPayment {
  readonly paymentId: string;
  readonly reference: string;
}

/** Two sites that take online payments, a provider, and a worker that a test runs by hand. */
export interface InvoiceShop
  extends Pick<ReservationShop, 'fleet' | 'provider' | 'mails' | 'log' | 'means' | 'visitor' | 'aCar'> {
  readonly desk: InvoiceDesk;
  /** Somebody who is signed in. */
  payer(site?: 'ours' | 'partner'): Promise<Payer>;
  /** An invoice of the site, made out to a phone unless a test says otherwise; its number. */
  invoice(facts?: {
    readonly total?: string;
    readonly phone?: string;
    readonly email?: string;
    readonly number?: string;
  }): Promise<string>;
  importing(...lines: readonly string[]): Promise<InvoicesImported>;
  idOf(number: string): Promise<string>;
  /** What is sent to pay; all of the invoice unless a test says otherwise. */
  start(context: Context, number: string, cents: number, facts?: Partial<InvoicePaymentInput>): Promise<InvoicePaymentStart>;
  /** Starts a payment that must start. */
  started(context: Context, number: string, cents: number, facts?: Partial<InvoicePaymentInput>): Promise<OpenPayment>;
  work(): Promise<void>;
  /** Lets time pass for a payment. */
  age(paymentId: string, minutes: number): Promise<void>;
  /** 'succeeded none kept', oldest first, of what was meant for a number. */
  payments(number: string): Promise<string[]>;
  /** What is left to pay, in cents. */
  left(number: string): Promise<number>;
  mailKinds(paymentId: string): Promise<string[]>;
  end(): Promise<void>;
}

export async function anInvoiceShop(switches: Readonly<Record<string, unknown>> = {}): Promise<InvoiceShop> {
  const shop = await aReservationShop({ onlinePayments: true, ...switches });
  const signIn = await aSignInHarness(shop.fleet);
  const desk = await manageInvoices(shop.fleet.all, 'ours');
  if (desk === null) throw new Error('The site is not there.');
  let numbers = 10_000;
  const here: InvoiceShop = {
    ...shop,
    desk,
    async payer(site = 'ours') {
      const phone = aPhone();
      const { token, shopper } = await signIn.signIn(await signIn.at(site), phone);
      return { context: await shop.visitor({ site, session: token }), phone, shopper };
    },
    async invoice({ total = '412.50', phone = '', email = '', number } = {}) {
      numbers += 1;
      const named = number ?? `INV-${numbers}`;
      const done = await here.importing(
        'number,for,total,phone,email',
        `${named},2021 Kia Seltos service,${total},${phone},${email}`,
      );
      if (done.kind !== 'imported') throw new Error(JSON.stringify(done));
      return named;
    },
    importing: (...lines) => desk.import(lines.join('\n'), { isSample: false }),
    async idOf(number) {
      const found = await desk.find(number);
      if (found?.invoice == null) throw new Error(`There is no invoice ${number}.`);
      return found.invoice.id;
    },
    start: async (context, number, cents, facts = {}) =>
      startInvoicePayment(context, {
        number,
        amount: (cents / 100).toFixed(2),
        seenTotalCents: cents,
        seenInvoiceId: (await desk.find(number))?.invoice?.id ?? null,
        contact: ANNA,
        payKey: randomUUID(),
        ...facts,
      }),
    async started(context, number, cents, facts) {
      const outcome = await here.start(context, number, cents, facts);
      if (outcome.kind !== 'started') throw new Error(JSON.stringify(outcome));
      return outcome;
    },
    work: () => shop.work(),
    async age(paymentId, minutes) {
      const by = sql`make_interval(mins => ${minutes})`;
      await sql`update payment set created_at = created_at - ${by}, next_attempt_at = next_attempt_at - ${by} where id = ${paymentId}`.execute(
        shop.fleet.all,
      );
    },
    async payments(number) {
      const { rows } = await sql<{ text: string }>`select p.state || ' ' || p.refund_state || ' ' || i.outcome as text
        from payment p join invoice_payment i on i.payment_id = p.id where i.reference_key = ${number} order by p.created_at, p.id`.execute(
        shop.fleet.all,
      );
      return rows.map(({ text }) => text);
    },
    async left(number) {
      const invoice = (await desk.find(number))?.invoice ?? null;
      return invoice === null ? 0 : invoice.totalCents - invoice.paidCents;
    },
    async mailKinds(paymentId) {
      const rows = await shop.fleet.all
        .selectFrom('invoiceMail')
        .select('kind')
        .where('paymentId', '=', paymentId)
        .orderBy('createdAt')
        .execute();
      return rows.map(({ kind }) => kind);
    },
    end: () => signIn.end(),
  };
  return here;
}

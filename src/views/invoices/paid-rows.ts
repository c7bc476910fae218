import type { OwnInvoicePayment } from '#src/rules/invoices/invoice-payment.ts';
import { paidTitle, receiptWords } from '#src/rules/invoices/invoice-words.ts';
import { receiptStage } from '#src/rules/invoices/receipt-stage.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { dayTextAt } from '#src/rules/time/day-text.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listOwnInvoicePayments } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { receiptHref } from './online-payment-href.ts';

/** A payment towards an invoice in the shopper's own page. */
export interface PaidRow {
  readonly id: string;
  /** 'Invoice INV-10482: 2021 Kia Seltos service' */
  readonly title: string;
  /** '17 Nov 2026 · $412.50 · P-7K4M2XQH' */
  readonly line: string;
  readonly state: { readonly text: string; readonly isGood: boolean };
  readonly href: string;
}

/** What the shopper has paid towards invoices, newest first; what was never paid is nothing to remember. */
export async function paidRows(context: Context, signedIn: SignedIn): Promise<readonly PaidRow[]> {
  const { timeZone } = context.site.switches;
  return (await listOwnInvoicePayments(context, signedIn)).flatMap((payment) => rowOf(payment, timeZone));
}

function rowOf(payment: OwnInvoicePayment, zone: string): PaidRow[] {
  const stage = receiptStage(payment);
  if (stage === null) return [];
  const { id, number, reference, card, paidAt } = payment;
  const totalCents = payment.amountCents + payment.surchargeCents;
  const day = paidAt === null ? [] : [dayTextAt(zone, paidAt)];
  return [
    {
      id,
      title: paidTitle(payment),
      line: [...day, exactDollars(totalCents / 100), number].join(' · '),
      state: { text: receiptWords({ reference, totalCents, email: null, card, stage }).pill, isGood: stage === 'paid' },
      href: receiptHref(id),
    },
  ];
}

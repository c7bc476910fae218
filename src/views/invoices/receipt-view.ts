import type { OwnInvoicePayment } from '#src/rules/invoices/invoice-payment.ts';
import { receiptWords, referenceLabel } from '#src/rules/invoices/invoice-words.ts';
import { receiptStage } from '#src/rules/invoices/receipt-stage.ts';
import { centsText } from '#src/rules/text/money-text.ts';
import { dayTextAt } from '#src/rules/time/day-text.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type ReceiptDealer, receiptDealer } from '#src/use-cases/places/receipt-dealer.ts';
import { onlinePaymentHref } from './online-payment-href.ts';

/** The receipt of a payment towards an invoice (ledger R5). */
export interface ReceiptPage {
  readonly title: string;
  readonly text: string;
  readonly pill: { readonly text: string; readonly isGood: boolean };
  readonly number: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly againHref: string;
  readonly siteName: string;
  readonly dealer: ReceiptDealer;
}

/** null for a payment that has not succeeded. */
export function receiptView(context: Context, payment: OwnInvoicePayment): ReceiptPage | null {
  const stage = receiptStage(payment);
  if (stage === null) return null;
  const { amountCents, surchargeCents, reference, contact, card } = payment;
  const zone = context.site.switches.timeZone;
  const at = (time: number | null) => (time === null ? null : `${dayTextAt(zone, time)}, ${clockText(zone, time)}`);
  const dollars = (cents: number) => centsText(cents / 100);
  const totalCents = amountCents + surchargeCents;
  const { title, text, pill } = receiptWords({ reference, totalCents, email: contact.email ?? null, card, stage });
  const rows = [
    { label: 'Receipt number', value: payment.number },
    { label: referenceLabel(payment), value: reference },
    { label: 'For', value: payment.purpose },
    { label: 'Your note', value: contact.message ?? null },
    { label: 'Paid by', value: [contact.name, contact.last_name].filter(Boolean).join(' ') || null },
    { label: 'Amount', value: dollars(amountCents) },
    { label: 'Card surcharge', value: surchargeCents === 0 ? null : dollars(surchargeCents) },
    { label: 'Total', value: surchargeCents === 0 ? null : dollars(totalCents) },
    { label: 'Paid with', value: card },
    { label: 'Paid', value: at(payment.paidAt) },
    { label: 'Refunded', value: at(payment.refundedAt) },
  ];
  return {
    title,
    text,
    pill: { text: pill, isGood: stage === 'paid' },
    number: payment.number,
    rows: rows.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    againHref: onlinePaymentHref(),
    siteName: context.site.name,
    dealer: receiptDealer({ site: context.site, locations: context.showroom.locations }, null),
  };
}

import { exactDollars } from '../text/money-text.ts';
import { longDayText } from '../time/long-day-text.ts';
import { balanceCents, type OwnInvoice } from './invoice.ts';
import type { PaidNumber } from './invoice-payment.ts';
import { LEAST_CENTS } from './payable-amount.ts';

export const INVOICE_TITLE = 'Pay an invoice';
export const NUMBER_LABEL = 'Invoice or stock number';
export const NUMBER_HINT = 'The invoice number is at the top of your invoice. The stock number is in the listing.';

/** For a number that is not looked up for whoever asks, and for a vehicle's: nothing is named. */
export const MATCHED_LATER = 'We’ll match it when it arrives.';

/** The same for an unknown number and for somebody else's invoice, so that nobody learns which numbers there are. */
export const NOT_FOUND = 'We can’t find that number. Check it, or pay it anyway and tell us what it’s for.';

export const NO_NUMBER = 'Enter the number on your invoice, or a stock number.';
export const NO_NOTE = 'Tell us what it’s for.';

const dollars = (cents: number): string => exactDollars(cents / 100);

export const foundText = (invoice: OwnInvoice): string =>
  `Invoice ${invoice.number}, ${invoice.purpose}, ${dollars(balanceCents(invoice))} to pay.`;

interface Clock {
  readonly zone: string;
  readonly now: number;
}

/** Why there is nothing to pay: 'INV-10482 was paid on 3 November.' */
export function settledText({ number, isCancelled, paidAt }: OwnInvoice, { zone, now }: Clock): string {
  if (isCancelled) return `${number} was cancelled. There is nothing to pay.`;
  return paidAt === null ? `${number} has nothing left to pay.` : `${number} was paid on ${longDayText(zone, paidAt, now)}.`;
}

/** How much of a balance can be paid: one of no more than the least amount is paid as a whole. */
export const amountHint = (mostCents: number): string =>
  mostCents > LEAST_CENTS
    ? `You can pay part of it: anything from ${dollars(LEAST_CENTS)} to ${dollars(mostCents)}.`
    : `Pay all of it: ${dollars(mostCents)} is too little to split.`;

export const payLabel = (totalCents: number): string => `Pay ${dollars(totalCents)}`;

/** 'Card surcharge, 1.2%' */
export const surchargeLabel = (percent: number): string => `Card surcharge, ${percent}%`;

/** What was sent is not what the page showed last: it is shown again before anybody is charged. */
export const newSumText = (totalCents: number): string =>
  `That comes to ${dollars(totalCents)}. Nothing has been charged yet. Check it, then pay.`;

export const INVOICE_DECLINED = 'Your bank declined this card. Nothing was charged. Try another card, or ask your bank.';
export const INVOICE_UNPAID = 'You haven’t paid yet. Nothing was charged. Pay when you’re ready.';
export const INVOICE_DOWN = 'We can’t take payments right now. Nothing was charged. Try again later, or call us.';
/** While nobody knows whether an earlier payment was made, nothing is said of it. */
export const INVOICE_UNANSWERED =
  'We can’t take payments right now. If you’ve already paid, we’ll email your receipt. Otherwise, try again later.';
export const INVOICE_CHANGED = 'This changed while you were here. Nothing was charged. Check it, then pay.';

/** What a receipt calls the number that was paid; what a payer typed is called nothing, as they are not told what it is. */
export const referenceLabel = ({ isInvoice, isStock }: PaidNumber): string =>
  isInvoice ? 'Invoice' : isStock ? 'Stock number' : 'For';

/** What a list of payments calls one: 'Invoice INV-10482: 2021 Kia Seltos service', or the number as it was typed. */
export function paidTitle(payment: PaidNumber & { readonly reference: string; readonly purpose: string | null }): string {
  const { isInvoice, isStock, reference, purpose } = payment;
  const number = isInvoice || isStock ? `${referenceLabel(payment)} ${reference}` : reference;
  return purpose === null ? number : `${number}: ${purpose}`;
}

/** What a receipt says above its figures. */
export function receiptWords(payment: {
  readonly reference: string;
  readonly totalCents: number;
  readonly email: string | null;
  readonly card: string | null;
  readonly stage: ReceiptStage;
}): { readonly title: string; readonly text: string; readonly pill: string } {
  const [amount, card] = [dollars(payment.totalCents), payment.card ?? 'your card'];
  switch (payment.stage) {
    case 'paid':
      return {
        title: `${amount} paid`,
        text: [
          `Thank you. We’ve received your payment for ${payment.reference}.`,
          ...(payment.email === null ? [] : [`Your receipt is on its way to ${payment.email}.`]),
        ].join(' '),
        pill: 'Paid',
      };
    case 'returning':
      return {
        title: `We’re refunding ${amount}`,
        text: `By then, ${payment.reference} had less than that left to pay. We’ll refund all of your ${amount} to ${card}, usually in 3 to 5 business days.`,
        pill: 'Being refunded',
      };
    case 'refunding':
      return {
        title: `We’re refunding ${amount}`,
        text: `We’ll refund all of it to ${card}, usually in 3 to 5 business days.`,
        pill: 'Being refunded',
      };
    case 'refunded':
      return {
        title: `${amount} refunded`,
        text: `We’ve refunded all of it to ${card}. It usually arrives in 3 to 5 business days.`,
        pill: 'Refunded',
      };
    case 'refused':
      return {
        title: `We owe you ${amount}`,
        text: `We couldn’t refund it to ${card} automatically. We’ll call you about it.`,
        pill: 'Being refunded',
      };
  }
}

export type ReceiptStage = 'paid' | 'returning' | 'refunding' | 'refunded' | 'refused';

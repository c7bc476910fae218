import { randomUUID } from 'node:crypto';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { balanceCents } from '#src/rules/invoices/invoice.ts';
import { LONGEST_NUMBER } from '#src/rules/invoices/invoice-number.ts';
import {
  amountHint,
  foundText,
  INVOICE_TITLE,
  MATCHED_LATER,
  NO_NUMBER,
  NOT_FOUND,
  settledText,
} from '#src/rules/invoices/invoice-words.ts';
import { amountText, MOST_CENTS } from '#src/rules/invoices/payable-amount.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { dayText } from '#src/rules/time/day-text.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type FoundNumber, findInvoice } from '#src/use-cases/invoices/find-invoice.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { type CardFields, cardFields, knownContact } from '#src/views/reservations/checkout-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { onlinePaymentHref, receiptHref } from './online-payment-href.ts';

/** What a typed number is, in words. */
export interface NumberNote {
  readonly text: string;
  readonly look: 'good' | 'plain' | 'warn';
  /** The receipt of what was paid, if it is the visitor's own. */
  readonly receiptHref: string | null;
}

/** The form that pays. */
export interface PayForm {
  /** Sent back with the form, to be compared: the invoice that the page names; null if it names none. */
  readonly invoiceId: string | null;
  /** As it stands in the field; '' when nobody has said how much. */
  readonly amount: string;
  readonly amountHint: string | null;
  readonly mostCents: number;
  /** In percent; 0 for none. */
  readonly surcharge: number;
  readonly asksNote: 'no' | 'optional' | 'required';
  readonly contact: Readonly<Record<string, string>>;
  /** What is sent twice with the same key happens once. */
  readonly payKey: string;
  readonly card: CardFields;
}

/** The page that takes payments towards invoices and stock numbers (ledger R5). */
export interface OnlinePaymentPage {
  readonly title: string;
  readonly lede: string;
  readonly findHref: string;
  /** Where the form that pays is sent. */
  readonly action: string;
  readonly startHref: string;
  readonly number: string;
  readonly numberError: string | null;
  readonly note: NumberNote | null;
  /** 'Due 30 Nov 2026'; null without a date. */
  readonly due: string | null;
  /** null until there is something to pay. */
  readonly form: PayForm | null;
  readonly phone: string | null;
}

/** What the page shows after its form was sent, beside the page itself. */
export interface OnlinePaymentReply {
  /** The contact's fields, the message and the amount. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly note: { readonly text: string; readonly look: 'bad' | 'warn' } | null;
}

/** The page for a number as it was typed; '' before anything was. */
export async function onlinePaymentView(context: Context, typed: string): Promise<OnlinePaymentPage> {
  const number = typed.slice(0, 2 * LONGEST_NUMBER);
  const found = number.trim() === '' ? null : await findInvoice(context, number);
  return {
    title: INVOICE_TITLE,
    lede: `Pay by card for a service or repair, or towards a ${vehicleWord(context.site)}.`,
    findHref: onlinePaymentHref(),
    action: onlinePaymentHref(number),
    startHref: addressPath('apiPayInvoice'),
    number,
    numberError: found?.kind === 'invalid' ? NO_NUMBER : null,
    note: found === null ? null : noteOf(context, found),
    due: found === null ? null : dueOf(found),
    form: found === null ? null : await formOf(context, found),
    phone: sitePhone(context),
  };
}

function noteOf({ site, services }: Context, found: FoundNumber): NumberNote | null {
  switch (found.kind) {
    case 'invoice':
      return { text: foundText(found.invoice), look: 'good', receiptHref: null };
    case 'settled': {
      const { receiptId } = found.invoice;
      const text = settledText(found.invoice, { zone: site.switches.timeZone, now: services.now() });
      return { text, look: 'good', receiptHref: receiptId === null ? null : receiptHref(receiptId) };
    }
    case 'later':
      return { text: MATCHED_LATER, look: 'plain', receiptHref: null };
    case 'unknown':
      return { text: NOT_FOUND, look: 'warn', receiptHref: null };
    case 'invalid':
      return null;
  }
}

function dueOf(found: FoundNumber): string | null {
  const due = found.kind === 'invoice' && found.invoice.dueOn !== null ? calendarDay(found.invoice.dueOn) : null;
  return due === null ? null : `Due ${dayText(due)}`;
}

async function formOf(context: Context, found: FoundNumber): Promise<PayForm | null> {
  if (found.kind === 'settled' || found.kind === 'invalid') return null;
  const { site, services } = context;
  const invoice = found.kind === 'invoice' ? found.invoice : null;
  const mostCents = invoice === null ? MOST_CENTS : balanceCents(invoice);
  return {
    invoiceId: invoice?.id ?? null,
    amount: invoice === null ? '' : amountText(mostCents),
    amountHint: invoice === null ? null : amountHint(mostCents),
    mostCents,
    surcharge: site.switches.paymentSurcharge,
    asksNote: found.kind === 'invoice' ? 'no' : found.kind === 'unknown' ? 'required' : 'optional',
    contact: await knownContact(context),
    payKey: randomUUID(),
    card: cardFields(services.cardForm, site.switches.stripeAccount),
  };
}

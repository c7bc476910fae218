import type { TypedCard } from '#src/rules/payments/test-card.ts';
import { CONTACT_FIELDS } from '#src/rules/reservations/reservation-contact.ts';
import { centsOf, keyOf, sentCard } from './sent-checkout.ts';
import { sentText } from './sent-text.ts';

/** What a form of the page for online payments sends. Amounts are what the page showed; they are compared, never charged. */
export interface SentOnlinePayment {
  readonly step: 'continue' | 'pay' | 'approve' | 'decline';
  readonly number: string;
  readonly amount: string;
  readonly contact: Readonly<Record<string, string>>;
  readonly seenTotalCents: number;
  readonly seenInvoiceId: string | null;
  readonly payKey: string;
  /** Never logged, stored or shown again. */
  readonly card: TypedCard;
}

const STEPS: readonly SentOnlinePayment['step'][] = ['continue', 'pay', 'approve', 'decline'];
const LONGEST_NOTE = 4_000;

export function sentOnlinePayment(body: Readonly<Record<string, unknown>>): SentOnlinePayment {
  const invoice = keyOf(body.invoice);
  const message = typeof body.message === 'string' ? body.message.slice(0, LONGEST_NOTE) : '';
  return {
    step: STEPS.find((step) => step === body.step) ?? 'pay',
    number: sentText(body.number),
    amount: sentText(body.amount),
    contact: { ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, sentText(body[name])])), message },
    seenTotalCents: centsOf(body.total_cents),
    seenInvoiceId: invoice === '' ? null : invoice,
    payKey: keyOf(body.pay_key),
    card: sentCard(body),
  };
}

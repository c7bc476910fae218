import type { TypedCard } from '#src/rules/payments/test-card.ts';
import { CONTACT_FIELDS } from '#src/rules/reservations/reservation-contact.ts';
import { sentText } from './sent-text.ts';

/** What a form of the checkout sends. Amounts are what the page showed; they are compared, never charged. */
export interface SentCheckout {
  readonly step: 'hold' | 'pay' | 'approve' | 'decline';
  readonly contact: Readonly<Record<string, string>>;
  readonly seenPriceCents: number;
  readonly seenDepositCents: number;
  /** The total of a purchase; -1 for somebody who only reserves. */
  readonly seenTotalCents: number;
  readonly holdKey: string;
  /** Never logged, stored or shown again. */
  readonly card: TypedCard;
}

const STEPS: readonly SentCheckout['step'][] = ['hold', 'pay', 'approve', 'decline'];

/** Whole cents; anything else is an amount that no page showed. */
export const centsOf = (value: unknown): number => {
  const text = typeof value === 'number' ? String(value) : sentText(value);
  return /^\d{1,12}$/.test(text) ? Number(text) : -1;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
export const keyOf = (value: unknown): string => (UUID.test(sentText(value)) ? sentText(value).toLowerCase() : '');

export const sentCheckout = (body: Readonly<Record<string, unknown>>): SentCheckout => ({
  step: STEPS.find((step) => step === body.step) ?? 'pay',
  contact: Object.fromEntries(CONTACT_FIELDS.map((name) => [name, sentText(body[name])])),
  seenPriceCents: centsOf(body.price_cents),
  seenDepositCents: centsOf(body.deposit_cents),
  seenTotalCents: centsOf(body.total_cents),
  holdKey: keyOf(body.hold_key),
  card: sentCard(body),
});

/** What was typed into the test provider's card form. */
export const sentCard = (body: Readonly<Record<string, unknown>>): TypedCard => ({
  card_number: sentText(body.card_number),
  card_expiry: sentText(body.card_expiry),
  card_code: sentText(body.card_code),
  card_name: sentText(body.card_name),
});

/**
 * A payment's state, as far as this platform knows. started: the provider was asked for it, and nobody has paid yet. waiting: the shopper has
 * paid, and their bank has yet to answer. failed: the bank refused; another card may be tried. succeeded and given-up are final, but a success
 * that arrives after a payment was given up is still a success, and is given back.
 */
export const PAYMENT_STATES = ['started', 'waiting', 'succeeded', 'failed', 'given-up'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How far a refund is. wanted: to be asked for, by the worker. refused: the provider will not, so that a person must. */
export const REFUND_STATES = ['none', 'wanted', 'done', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What a provider says of a payment: the same states, as far as it knows. */
export type PaymentOutcome = PaymentState;

/** A payment that the provider knows of. */
export interface BegunPayment {
  readonly id: string;
  readonly provider: 'stripe' | 'test';
  readonly account: string | null;
  readonly reference: string;
  readonly state: PaymentState;
}

/** The state after the provider has said something: a success is never taken back, and one that was given up does not begin again. */
export function nextPaymentState(state: PaymentState, said: PaymentOutcome): PaymentState {
  if (state === 'succeeded' || said === 'succeeded') return 'succeeded';
  return state === 'given-up' || said === 'started' ? state : said;
}

/** Whether it may still be paid, so that it is given up once nobody wants it any more. */
export const isOpenPayment = (state: PaymentState): boolean => state === 'started' || state === 'waiting' || state === 'failed';

/** Whether nothing that the provider says can change it any more, so that it need not be asked. What was given up may have been paid at the last moment. */
export const isFinalPayment = (state: PaymentState): boolean => state === 'succeeded';

/** Whether a payment that nobody here knows must be reported: one that was refused or given up has charged nobody. */
export const isReportedStray = (said: PaymentOutcome): boolean => said !== 'failed' && said !== 'given-up';

/**
 * How the books differ from the provider's in what was given back. unasked: it gave something back that nobody here asked for, as when a dealer does
 * so in the provider's own pages. undone: what was given back has come back, as from a card that was closed.
 */
export type RefundGap = 'unasked' | 'undone';

/** null when they agree, or a refund is under way. The amounts are the provider's. */
export function refundGap(
  state: RefundState,
  said: { readonly amountCents: number; readonly refundedCents: number },
): RefundGap | null {
  if (state === 'none') return said.refundedCents > 0 ? 'unasked' : null;
  return state === 'done' && said.refundedCents < said.amountCents ? 'undone' : null;
}

/** The currency of every amount (ledger R4). */
export const CURRENCY = 'aud';

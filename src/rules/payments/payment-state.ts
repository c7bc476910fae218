/**
 * A payment's state, as far as this platform knows. started: the provider was asked for it. waiting: the shopper's bank has yet to answer.
 * succeeded, failed and given-up are final; of a payment that was given up, a success may still arrive and is given back.
 */
export const PAYMENT_STATES = ['started', 'waiting', 'succeeded', 'failed', 'given-up'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How far a refund is. wanted: to be asked for, by the worker. refused: the provider will not, so that a person must. */
export const REFUND_STATES = ['none', 'wanted', 'done', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What a provider says of a payment. */
export type PaymentOutcome = 'waiting' | 'succeeded' | 'failed' | 'given-up';

/** The state after the provider has said something: a success is never taken back, whatever arrives after it. */
export function nextPaymentState(state: PaymentState, said: PaymentOutcome): PaymentState {
  if (state === 'succeeded') return 'succeeded';
  if (said === 'waiting') return state === 'started' ? 'waiting' : state;
  return said;
}

/** The currency of every amount (ledger R4). */
export const CURRENCY = 'aud';

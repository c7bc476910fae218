import type { StripeServer } from '#tests/factories/a-stripe-server.ts';
import { type HostedAnswer, type StripeIntent, statusOf } from '#tests/factories/stripe-sessions.ts';

/** What somebody was sent to pay with: fields on a page of ours, or a page of Stripe's own. Its name is Stripe's. */
export interface Payable {
  readonly paymentId: string;
  readonly reservationId: string;
  readonly person: number;
  readonly kind: 'fields' | 'page';
  readonly reference: string;
}

const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The payments that Stripe has under one of our ids, whichever way they were made. */
export const intentsOf = ({ intents }: StripeServer, paymentId: string): StripeIntent[] =>
  [...intents.values()].filter(({ metadata }) => metadata.payment_id === paymentId);

/** What Stripe has taken under one of our ids and not given back, for each time that it took something. */
export const chargesOf = (stripe: StripeServer, paymentId: string): number[] =>
  intentsOf(stripe, paymentId)
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount, latest_charge: charge }) => amount - Number(charge?.amount_refunded ?? 0));

/** Whether somebody who has it before them could pay now. */
export function isPayable({ intents, sessions }: StripeServer, { kind, reference }: Payable): boolean {
  const session = sessions.get(reference);
  if (kind === 'page') return session !== undefined && statusOf(session) === 'open';
  return PAYABLE.includes(intents.get(reference)?.status ?? '');
}

/** Somebody enters a card, if they still can, or the bank that had yet to answer does. */
export function bankSays(stripe: StripeServer, payable: Payable, answer: HostedAnswer): void {
  if (isPayable(stripe, payable)) {
    if (payable.kind === 'page') stripe.payAt(payable.reference, answer);
    else stripe.confirm(payable.reference, answer);
    return;
  }
  for (const { id, status } of intentsOf(stripe, payable.paymentId)) if (status === 'processing') stripe.confirm(id, answer);
}

/** Every bank that had yet to answer does: no payment is under way for ever. */
export function banksAnswer(stripe: StripeServer): void {
  const late = [...stripe.intents.values()].filter(({ status }) => status === 'processing');
  for (const [at, { id }] of late.entries()) stripe.confirm(id, at % 2 === 0 ? 'succeeded' : 'declined');
}

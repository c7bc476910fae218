import { Stripe } from 'stripe';
import { type PaymentAccount, PaymentsUnavailable } from './payment-provider.ts';

export const optionsFor = (account: PaymentAccount): Stripe.RequestOptions =>
  account === null ? {} : { stripeAccount: account };

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

/** Whether Stripe has answered that it will not do what it was asked. */
export const isRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** The sentence names the kind of failure only: what Stripe answers may quote what was sent. */
export const unavailable = (error: unknown): PaymentsUnavailable =>
  error instanceof PaymentsUnavailable
    ? error
    : new PaymentsUnavailable(`Stripe refused or failed the request: ${kindOf(error)}.`);

function kindOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) return [error.type, error.code, error.statusCode].filter(Boolean).join(', ');
  return error instanceof Error ? error.name : 'an unknown error';
}

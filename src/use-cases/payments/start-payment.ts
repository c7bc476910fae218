import type { PriceChanged } from '#src/rules/reservations/price-changed.ts';
import type { Context } from '#src/use-cases/context.ts';

export interface PaymentInput {
  /** One per attempt to pay, made by the page. */
  readonly idempotencyKey: string;
  /** What the page showed when it was sent. */
  readonly seenDepositCents: number;
  readonly seenPriceCents: number;
  /** Where a bank's own page leads back to; absolute. */
  readonly returnUrl: string;
}

export type PaymentStartOutcome =
  | {
      readonly kind: 'started';
      readonly paymentId: string;
      readonly reference: string;
      /** What the browser finishes the payment with; never logged. */
      readonly clientSecret: string;
      readonly amountCents: number;
    }
  | PriceChanged
  /** lapsed: its time ran out or it was cancelled, nothing was charged. paid: it is paid already. unavailable: the provider does not answer. */
  | { readonly kind: 'lapsed' | 'paid' | 'unavailable' | 'unknown' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** Starts the payment of a deposit; while one is open, starting again finds that one, so that two tabs cannot pay twice. `key` is that of the emails' link. */
export function startPayment(
  _context: Context,
  _reservationId: string,
  _input: PaymentInput,
  _key: string | null = null,
): Promise<PaymentStartOutcome> {
  throw new Error('Payments are not there yet.');
}

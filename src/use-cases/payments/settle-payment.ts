import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { Context } from '#src/use-cases/context.ts';

export interface SettleOutcome {
  /**
   * paid: the deposit is taken and the vehicle reserved. declined: the bank refused, the hold stands. waiting: nobody knows yet, or nobody has
   * paid yet. returned: it was paid for nothing, and is given back. unknown: not a payment of whoever asks.
   */
  readonly kind: 'paid' | 'declined' | 'waiting' | 'returned' | 'unknown';
  readonly reservation: OwnReservation | null;
}

/** Asks the provider what became of a payment and does what follows from it. The browser is never believed. `key` is that of the emails' link. */
export function settlePayment(_context: Context, _paymentId: string, _key: string | null = null): Promise<SettleOutcome> {
  throw new Error('Payments are not there yet.');
}

import { isPaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { KnownPayment } from '#src/store/payments/payments.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownReservation } from '#src/use-cases/reservations/own-reservations.ts';

export interface SettleOutcome {
  /**
   * paid: the deposit is taken and the vehicle reserved. declined: the bank refused, the hold stands. waiting: nobody knows yet, or nobody has
   * paid yet. returned: it was paid for nothing, and is given back. unknown: not a payment of whoever asks.
   */
  readonly kind: 'paid' | 'declined' | 'waiting' | 'returned' | 'unknown';
  readonly reservation: OwnReservation | null;
}

/** Asks the provider what became of a payment and does what follows from it. The browser is never believed. `key` is that of the emails' link. */
export async function settlePayment(context: Context, paymentId: string, key: string | null = null): Promise<SettleOutcome> {
  const { store, services } = context;
  const payment = await store.reservations.payment(paymentId);
  const { reservationId = null } = payment ?? {};
  if (payment === null || reservationId === null || (await ownReservation(context, reservationId, key)) === null)
    return { kind: 'unknown', reservation: null };
  const settled = (await askProvider(payment)) ?? payment;
  return { kind: kindOf(settled), reservation: await ownReservation(context, reservationId, key) };

  async function askProvider({ id, reference, account, provider }: KnownPayment): Promise<KnownPayment | null> {
    if (reference === null || provider !== services.payments.name) return null;
    try {
      const said = await services.payments.find(reference, account);
      return said === null ? null : await store.reservations.settle(id, said);
    } catch (error) {
      if (!isPaymentsUnavailable(error)) throw error;
      services.warn(error, 'The provider did not say what became of a payment; it is asked again.');
      return null;
    }
  }
}

function kindOf({ state, refundState }: KnownPayment): SettleOutcome['kind'] {
  if (state === 'succeeded') return refundState === 'none' ? 'paid' : 'returned';
  return state === 'failed' || state === 'given-up' ? 'declined' : 'waiting';
}

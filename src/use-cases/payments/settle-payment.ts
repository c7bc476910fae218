import { isFinalPayment } from '#src/rules/payments/payment-state.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownReservation } from '#src/use-cases/reservations/own-reservations.ts';
import { type AskPayment, askProvider, type SettledKind, settledKind } from './ask-provider.ts';

export interface SettleOutcome {
  /**
   * paid: the deposit is taken and the vehicle reserved. declined: the bank refused, the hold stands. unpaid: nobody has paid on the provider's own
   * page. waiting: nobody knows yet, or nobody has paid yet. returned: it was paid for nothing, and is given back. unknown: not a payment of whoever asks.
   */
  readonly kind: SettledKind | 'unknown';
  readonly reservation: OwnReservation | null;
}

/** Asks the provider what became of a payment, unless that is certain, and does what follows from it. The browser is never believed. */
export async function settlePayment(context: Context, paymentId: string, ask: AskPayment = askProvider): Promise<SettleOutcome> {
  const { store } = context;
  const payment = await store.reservations.payment(paymentId);
  const { reservationId = null } = payment ?? {};
  if (payment === null || reservationId === null || (await ownReservation(context, reservationId)) === null)
    return { kind: 'unknown', reservation: null };
  const asked = isFinalPayment(payment.state) ? payment : await ask(context, payment);
  return { kind: settledKind(asked ?? payment, asked !== null), reservation: await ownReservation(context, reservationId) };
}

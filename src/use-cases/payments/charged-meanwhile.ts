import { type BegunPayment, isFinalPayment } from '#src/rules/payments/payment-state.ts';
import { isLive } from '#src/rules/reservations/reservation-state.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownReservationsOf } from '#src/use-cases/reservations/own-reservations.ts';
import { type AskPayment, askProvider } from './ask-provider.ts';

/** Somebody was charged, or may be. underWay: that payment's own page says how it ended. unavailable: the provider does not answer, so that nobody knows. */
export type Charged = { readonly kind: 'underWay'; readonly paymentId: string } | { readonly kind: 'unavailable' };

/**
 * Whether somebody was charged, or may be, for what can no longer be begun: before anybody is told that nothing was, the provider is asked. Null when
 * nobody was.
 */
export async function chargedMeanwhile(
  context: Context,
  begun: readonly BegunPayment[],
  ask: AskPayment = askProvider,
): Promise<Charged | null> {
  for (const payment of begun.filter(({ provider }) => provider === context.services.payments.name)) {
    const asked = isFinalPayment(payment.state) ? payment : await ask(context, payment);
    const { state } = asked ?? payment;
    if (state === 'succeeded' || state === 'waiting') return { kind: 'underWay', paymentId: payment.id };
    if (asked === null) return { kind: 'unavailable' };
  }
  return null;
}

/** The same of all that whoever asks has begun to pay for a vehicle: they may have done so in another tab, or on the provider's own page. */
export const chargedFor = async (context: Context, vehicleId: number): Promise<Charged | null> =>
  chargedMeanwhile(
    context,
    (await ownReservationsOf(context, vehicleId)).flatMap(({ openPayments }) => openPayments),
  );

/** The same where nothing keeps the vehicle for them any more: it is asked before they begin anew, so that nobody pays twice. */
export async function chargedBefore(context: Context, vehicleId: number): Promise<Charged | null> {
  const own = await ownReservationsOf(context, vehicleId);
  return own.some(({ state }) => isLive(state))
    ? null
    : chargedMeanwhile(
        context,
        own.flatMap(({ openPayments }) => openPayments),
      );
}

import { declinedText, lapsedText } from '#src/rules/reservations/checkout-words.ts';
import { isReservable } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Context } from '#src/use-cases/context.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
import { isAtTestBank } from '#src/views/reservations/test-bank.ts';
import { heldHref } from './checkout-href.ts';
import { type CheckoutReply, NO_REPLY } from './checkout-reply.ts';
import { type CheckoutPage, checkoutView } from './checkout-view.ts';
import { holdView } from './hold-view.ts';
import { type PaymentPage, paymentView } from './payment-view.ts';
import { type TakenPage, takenView } from './taken-view.ts';

/** What the address of a vehicle's checkout shows to whoever opens it. */
export type ShownCheckout =
  | { readonly kind: 'checkout'; readonly page: CheckoutPage; readonly reply: CheckoutReply | null }
  | { readonly kind: 'payment'; readonly page: PaymentPage }
  | { readonly kind: 'taken'; readonly page: TakenPage }
  /** It is reserved by this visitor. */
  | { readonly kind: 'yours'; readonly href: string };

export async function showCheckout(context: Context, car: Vehicle, paymentId: string | null): Promise<ShownCheckout> {
  const own = await ownReservationOf(context, car.id);
  if (own?.state === 'paid') return { kind: 'yours', href: heldHref(context, own) };
  const payment = paymentId === null || !isUuid(paymentId) ? null : await settlePayment(context, paymentId);
  if (paymentId !== null && payment !== null) {
    if (payment.kind === 'paid' && payment.reservation !== null)
      return { kind: 'yours', href: heldHref(context, payment.reservation) };
    if (payment.kind === 'waiting') {
      const isAtBank = await isAtTestBank(context, paymentId);
      return { kind: 'payment', page: paymentView(context, car, { paymentId, isAtBank, own: payment.reservation }) };
    }
    if (payment.kind === 'returned')
      return { kind: 'taken', page: takenView(context, car, { kind: 'returned', card: payment.reservation?.card ?? null }) };
  }
  if (own?.state !== 'held' && !isReservable(car, switchesFor(context.site, car.dealershipId))) {
    const kind = isSold(car) ? 'sold' : car.reserved ? 'reserved' : 'notOffered';
    return { kind: 'taken', page: takenView(context, car, { kind }) };
  }
  const page = await checkoutView(context, car, own);
  if (payment?.kind === 'declined') {
    const hold = holdView(context, own);
    const note = { text: declinedText(car.itemType, hold !== null), look: 'bad' } as const;
    return { kind: 'checkout', page, reply: { ...NO_REPLY, hold, note } };
  }
  const hasLapsed = own?.state === 'expired' && own.paidAt === null;
  if (!hasLapsed) return { kind: 'checkout', page, reply: null };
  const note = { text: lapsedText(car.itemType), look: 'warn' } as const;
  return { kind: 'checkout', page, reply: { ...NO_REPLY, typed: own.contact, isLapsed: true, note } };
}

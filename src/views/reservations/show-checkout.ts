import { declinedText, lapsedText, PAYMENTS_DOWN, unpaidText } from '#src/rules/reservations/checkout-words.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { isLive } from '#src/rules/reservations/reservation-state.ts';
import { isReservable } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';
import { askForPage } from '#src/use-cases/payments/ask-provider.ts';
import { chargedMeanwhile } from '#src/use-cases/payments/charged-meanwhile.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { ownReservationsOf } from '#src/use-cases/reservations/own-reservations.ts';
import { isAtTestBank } from '#src/views/reservations/test-bank.ts';
import { type CheckoutPages, heldHref } from './checkout-href.ts';
import { type CheckoutReply, NO_REPLY } from './checkout-reply.ts';
import { type CheckoutPage, checkoutView } from './checkout-view.ts';
import { holdView } from './hold-view.ts';
import { type PaymentPage, paymentView } from './payment-view.ts';
import { notPayableReason, returnedReason, type TakenPage, takenView, unavailableReason } from './taken-view.ts';

/** What the address of a vehicle's checkout shows to whoever opens it. */
export type ShownCheckout =
  | {
      readonly kind: 'checkout';
      readonly page: CheckoutPage;
      readonly reply: CheckoutReply | null;
      /** What is shown instead to whoever has sent nothing, since somebody is paying for it now. */
      readonly someone: TakenPage | null;
    }
  | { readonly kind: 'payment'; readonly page: PaymentPage }
  | { readonly kind: 'taken'; readonly page: TakenPage }
  /** It is reserved by this visitor. */
  | { readonly kind: 'yours'; readonly href: string };

export async function showCheckout(
  context: Context,
  car: Vehicle,
  paymentId: string | null,
  pages: CheckoutPages,
): Promise<ShownCheckout> {
  const { checkout } = pages;
  const payment = paymentId === null || !isUuid(paymentId) ? null : await settlePayment(context, paymentId, askForPage);
  const all = await ownReservationsOf(context, car.id);
  const own = all.find(({ state }) => isLive(state)) ?? null;
  if (own?.state === 'paid') return { kind: 'yours', href: heldHref(context, own) };
  // Its time is over, and only a bank that has yet to answer keeps it: nobody is told that it ran out, or asked to pay again.
  const waiting = paymentId === null && own !== null && isTimeOver(context, own) ? own.waitingPaymentId : null;
  if (waiting !== null) return showCheckout(context, car, waiting, pages);
  // Nor while the provider may know of a payment of which nobody has told us.
  const charged =
    own === null && (payment === null || payment.kind === 'unknown')
      ? await chargedMeanwhile(
          context,
          all.flatMap(({ openPayments }) => openPayments),
          askForPage,
        )
      : null;
  if (charged?.kind === 'underWay') return showCheckout(context, car, charged.paymentId, pages);
  if (paymentId !== null && payment !== null) {
    if (payment.kind === 'paid' && payment.reservation !== null)
      return { kind: 'yours', href: heldHref(context, payment.reservation) };
    if (payment.kind === 'waiting') {
      const isAtBank = await isAtTestBank(context, paymentId);
      return { kind: 'payment', page: paymentView(context, car, { paymentId, pages, isAtBank, own: payment.reservation }) };
    }
    if (payment.kind === 'returned') {
      const reason = await returnedReason(context, car, { own, card: payment.reservation?.card ?? null });
      return { kind: 'taken', page: await takenView(context, car, reason, { isPaying: true, checkout }) };
    }
  }
  const reason =
    notPayableReason(context, car, own) ?? (isOffered(context, car, own) ? null : await unavailableReason(context, car));
  if (reason !== null)
    return { kind: 'taken', page: await takenView(context, car, reason, { isPaying: payment !== null, checkout }) };
  // Whoever has just sent their first form is somebody else to this page: their cookie is in its answer.
  const other = own === null ? await context.store.reservations.holdOf(car.id) : null;
  const someone =
    other === null ? null : await takenView(context, car, { kind: 'taken', ...other }, { isPaying: payment !== null, checkout });
  const page = { ...(await checkoutView(context, car, { own, isPurchase: pages.isPurchase })), action: pages.checkout };
  if (payment?.kind === 'declined') {
    const hold = holdView(context, own);
    const note = { text: declinedText(car.itemType, hold !== null), look: 'bad' } as const;
    return { kind: 'checkout', page, reply: { ...NO_REPLY, hold, note }, someone };
  }
  if (payment?.kind === 'unpaid' && own !== null && !isTimeOver(context, own)) {
    const note = { text: unpaidText(car.itemType), look: 'warn' } as const;
    return { kind: 'checkout', page, reply: { ...NO_REPLY, hold: holdView(context, own), note }, someone };
  }
  if (charged?.kind === 'unavailable') {
    const note = { text: PAYMENTS_DOWN, look: 'warn' } as const;
    return { kind: 'checkout', page, reply: { ...NO_REPLY, isDown: true, note }, someone };
  }
  const lapsed = lapsedHold(context, all);
  if (lapsed === null) return { kind: 'checkout', page, reply: null, someone };
  const note = { text: lapsedText(car.itemType), look: 'warn' } as const;
  return { kind: 'checkout', page, reply: { ...NO_REPLY, typed: lapsed.contact, isLapsed: true, note }, someone };
}

/** Whether a vehicle can be reserved by this visitor: by anybody, or because they hold it. */
const isOffered = (context: Context, car: Vehicle, own: OwnReservation | null): boolean =>
  (own?.state === 'held' && !isTimeOver(context, own)) || isReservable(car, context.site.switches);

/** How long a visitor is told that their time ran out, rather than shown a checkout as if they had never been there. */
const REMEMBERED_MS = 3_600_000;

/** The visitor's hold of this vehicle that ran out before it was paid; null if there is none, or they hold it again. */
function lapsedHold(context: Context, all: readonly OwnReservation[]): OwnReservation | null {
  const now = context.services.now();
  const own = all.find(({ state }) => isLive(state));
  if (own !== undefined) return isTimeOver(context, own) ? own : null;
  const [last = null] = all;
  return last?.state === 'expired' && last.paidAt === null && now - last.changedAt < REMEMBERED_MS ? last : null;
}

const isTimeOver = ({ services }: Context, { heldUntil }: OwnReservation): boolean =>
  heldUntil !== null && heldUntil <= services.now();

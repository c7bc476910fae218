import type { PurchaseStep } from '#src/rules/purchase/purchase-steps.ts';
import { isReservable } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { keptElsewhere } from '#src/use-cases/purchase/kept-elsewhere.ts';
import { ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
import { type CheckoutPages, heldHref } from '#src/views/reservations/checkout-href.ts';
import { type ShownCheckout, showCheckout } from '#src/views/reservations/show-checkout.ts';
import { notPayableReason, type TakenPage, takenView, unavailableReason } from '#src/views/reservations/taken-view.ts';
import { type PaidElsewherePage, paidElsewhereView } from './paid-elsewhere-view.ts';

interface Input {
  readonly step: PurchaseStep | 'later';
  readonly paymentId: string | null;
  readonly pages: CheckoutPages;
  /** null before the first step is answered. */
  readonly purchaseId: string | null;
}

/** What a step of buying shows besides its questions: paying, or that the vehicle can no longer be bought. */
export type ShownPurchaseStep =
  | ShownCheckout
  | { readonly kind: 'step' }
  /** Its shopper pays, or has paid, on another device. */
  | { readonly kind: 'elsewhere'; readonly page: PaidElsewherePage };

/** Decides what whoever opens a step of buying sees: the step, the checkout's own pages when paying, or that the vehicle is taken. */
export async function showPurchase(
  context: Context,
  car: Vehicle,
  { step, paymentId, pages, purchaseId }: Input,
): Promise<ShownPurchaseStep> {
  const own = await ownReservationOf(context, car.id);
  const elsewhere = own === null ? await keptElsewhere(context, car.id, purchaseId) : null;
  if (elsewhere !== null) return { kind: 'elsewhere', page: paidElsewhereView(context, car, elsewhere) };
  const hasAnswers = purchaseId !== null;
  const from = { isPaying: false, checkout: pages.checkout };
  if (step === 'pay') {
    const shown = await showCheckout(context, car, paymentId, pages);
    if (shown.kind === 'checkout' && shown.someone !== null) return { ...shown, someone: kept(shown.someone, hasAnswers) };
    return shown.kind === 'taken' ? { ...shown, page: kept(shown.page, hasAnswers) } : shown;
  }
  if (own?.state === 'paid') return { kind: 'yours', href: heldHref(context, own) };
  const refusal = notPayableReason(context, car, own);
  if (refusal !== null) return { kind: 'taken', page: kept(await takenView(context, car, refusal, from), hasAnswers) };
  if (own?.state === 'held') return { kind: 'step' };
  if (isReservable(car, context.site.switches)) {
    // Nobody answers questions about what somebody else is paying for.
    const other = await context.store.reservations.holdOf(car.id);
    if (other === null) return { kind: 'step' };
    return { kind: 'taken', page: kept(await takenView(context, car, { kind: 'taken', ...other }, from), hasAnswers) };
  }
  return { kind: 'taken', page: kept(await takenView(context, car, await unavailableReason(context, car), from), hasAnswers) };
}

/** Whoever has answered something is told that it is not lost. */
const kept = (page: TakenPage, hasAnswers: boolean): TakenPage =>
  hasAnswers
    ? {
        ...page,
        more: [page.more, 'We’ve kept your answers, and we’ll fill them in if you buy another.']
          .filter((line) => line !== null)
          .join(' '),
      }
    : page;

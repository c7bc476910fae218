import { priceCents } from '#src/rules/price/price-cents.ts';
import { CHANGED } from '#src/rules/purchase/purchase-changes.ts';
import { nextStep, STEP_TITLES } from '#src/rules/purchase/purchase-steps.ts';
import { type NotPayable, priceRefusal } from '#src/rules/reservations/payable-deposit.ts';
import { depositCents, sellsOnline } from '#src/rules/reservations/reserve-offer.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';
import { ownPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { purchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import type { ShownPurchase } from '#src/use-cases/reservations/hold-vehicle.ts';
import { ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
import { agreedPurchase } from '#src/views/purchase/agreed-purchase.ts';
import { sentCheckout } from './sent-checkout.ts';
import { sentText } from './sent-text.ts';

/** What a shopper agrees to who pays in a purchase; nothing for one who only reserves. */
export type PurchaseShown =
  | { readonly kind: 'agreed'; readonly purchase: ShownPurchase | null }
  /** It is no longer what the page showed. */
  | { readonly kind: 'changed'; readonly text: string }
  | NotPayable;

/** The purchase that a form of the checkout is for, worked out anew and compared with what its page showed (ledger R3). */
export async function shownPurchase(
  context: Context,
  car: Vehicle,
  body: Readonly<Record<string, unknown>>,
): Promise<PurchaseShown> {
  const id = sentText(body.purchase_id);
  if (id === '') return { kind: 'agreed', purchase: null };
  const isKnown = sellsOnline(context.site.switches) && isUuid(id);
  const own = isKnown ? await ownPurchase(context, car.id, { id, key: sentText(body.purchase_key) }) : null;
  if (own?.id !== id) return { kind: 'changed', text: CHANGED.gone };
  // The vehicle as the database has it: what is in memory may be a moment older.
  const now = (await context.store.vehicle(car.slug)) ?? car;
  const hold = await ownReservationOf(context, car.id);
  const why = priceRefusal(priceCents(now), hold?.depositCents ?? depositCents(now, context.site.switches));
  if (why !== null && hold?.state !== 'paid') return { kind: 'notPayable', why };
  const figures = await purchaseFigures(context, now, own);
  const missing = nextStep(figures.answers);
  if (missing !== 'review')
    return {
      kind: 'changed',
      text: `${figures.changes[0] ?? `Please answer ‘${STEP_TITLES[missing]}’ again.`} Nothing was charged.`,
    };
  const { seenPriceCents, seenTotalCents } = sentCheckout(body);
  // A price of its own that has changed is said when the vehicle is held, in better words.
  if (seenPriceCents === figures.priceCents && seenTotalCents !== figures.sum.totalCents)
    return { kind: 'changed', text: CHANGED.total(seenTotalCents, figures.sum.totalCents) };
  const purchase = agreedPurchase(context, now, figures);
  if (seenPriceCents === figures.priceCents && sentText(body.purchase_seen) !== purchase.mark)
    return { kind: 'changed', text: changed(figures.changes) };
  // By its id the link of the purchase tells that it is paid, wherever that was.
  return { kind: 'agreed', purchase: { ...purchase, shown: { ...purchase.shown, id } } };
}

/** What has changed by itself is named; what was changed by hand, in another window, its shopper knows. */
const changed = ([change]: readonly string[]): string =>
  change === undefined ? CHANGED.agreed : `${change} Nothing was charged.`;

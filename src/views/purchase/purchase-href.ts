import { type PurchaseLink, purchasePath } from '#src/rules/purchase/purchase-path.ts';
import type { PurchaseStep } from '#src/rules/purchase/purchase-steps.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { Context, PageContext } from '#src/use-cases/context.ts';
import { returnMark } from '#src/use-cases/purchase/return-link.ts';
import { type CheckoutPages, checkoutHref } from '#src/views/reservations/checkout-href.ts';

export interface Where {
  readonly slug: string;
  /** The link of an email, if the shopper came by it. */
  readonly link: PurchaseLink | null;
}

/** A step of buying a vehicle, kept to the link that opened it. */
export const purchaseHref = (
  { slug, link }: Where,
  step: PurchaseStep | 'later' | null = null,
  more: Readonly<Record<string, string>> = {},
): string => purchasePath(slug, link, step, more);

/** Where a shopper goes on paying who holds a vehicle: in the purchase that they came from, or at its checkout. */
export const resumeHref = (context: Pick<PageContext, 'site'>, { vehicle: { slug }, agreed }: OwnReservation): string =>
  agreed === null ? checkoutHref(context, slug) : purchaseHref({ slug, link: null }, 'pay');

/** Where somebody who pays in a purchase goes on. */
export const purchasePages = (context: Pick<Context, 'services'>, where: Where): CheckoutPages => ({
  checkout: purchaseHref(where, 'pay'),
  payment: (paymentId) => purchaseHref(where, 'pay', { payment: paymentId }),
  returning: (paymentId, visitor) =>
    purchaseHref({ slug: where.slug, link: null }, 'pay', {
      payment: paymentId,
      ...(where.link === null ? {} : { id: where.link.id, back: returnMark(context, where.link.id, visitor) }),
    }),
  isPurchase: true,
});

import { type PurchaseLink, purchasePath } from '#src/rules/purchase/purchase-path.ts';
import type { PurchaseStep } from '#src/rules/purchase/purchase-steps.ts';
import type { CheckoutPages } from '#src/views/reservations/checkout-href.ts';

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

/** Where somebody who pays in a purchase goes on. */
export const purchasePages = (where: Where): CheckoutPages => ({
  checkout: purchaseHref(where, 'pay'),
  payment: (paymentId) => purchaseHref(where, 'pay', { payment: paymentId }),
});

import { checkoutPagePath, heldPath } from '#src/rules/reservations/reservation-path.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** Where a vehicle is reserved on this site (ledger R2). */
export const checkoutHref = ({ site }: Pick<PageContext, 'site'>, slug: string): string =>
  checkoutPagePath(slug, site.switches.checkoutPath);

/** The same page, for what became of a payment. */
const paymentHref = (context: Pick<PageContext, 'site'>, slug: string, paymentId: string): string =>
  `${checkoutHref(context, slug)}?${new URLSearchParams({ payment: paymentId })}`;

/** Where somebody who pays goes on: the page with the form, and the page of what became of a payment. */
export interface CheckoutPages {
  readonly checkout: string;
  readonly payment: (paymentId: string) => string;
  /** The same page, for somebody who comes back from the provider's own: it is told the address, so that no key of an email's link is in it. */
  readonly returning: (paymentId: string, visitor: string) => string;
  /** Whether it is the last step of buying online. */
  readonly isPurchase: boolean;
}

export const checkoutPages = (context: Pick<PageContext, 'site'>, slug: string): CheckoutPages => ({
  checkout: checkoutHref(context, slug),
  payment: (paymentId) => paymentHref(context, slug, paymentId),
  returning: (paymentId) => paymentHref(context, slug, paymentId),
  isPurchase: false,
});

/** Where a shopper sees their reservation; `key` is that of the emails' link, if they came by it. */
export const heldHref = (
  { site }: Pick<PageContext, 'site'>,
  reservation: { readonly id: string; readonly vehicle: { readonly slug: string } },
  key: string | null = null,
): string => heldPath(reservation.vehicle.slug, site.switches.checkoutPath, reservation.id, key);

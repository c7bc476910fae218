import type { PurchasePage, PurchaseReply } from '#src/views/purchase/purchase-view.ts';
import type { CheckoutReply } from '#src/views/reservations/checkout-reply.ts';
import type { CheckoutPage } from '#src/views/reservations/checkout-view.ts';

export interface PurchaseProps {
  readonly page: PurchasePage;
  readonly reply: PurchaseReply | null;
  /** The checkout, at the step that pays. */
  readonly checkout: { readonly page: CheckoutPage; readonly reply: CheckoutReply | null } | null;
  /** The purchase's id, and the key of the link that opened it. */
  readonly ids: { readonly id: string | null; readonly key: string | null };
}

import type { ShownPurchaseStep } from '#src/views/purchase/show-purchase.ts';
import type { TakenPage } from './taken-view.ts';

/** The page that stands in place of a checkout; null where the checkout is shown. Whoever has sent its form reads the answer to that. */
export function insteadOfCheckout(shown: ShownPurchaseStep, hasSent: boolean): TakenPage | null {
  if (shown.kind === 'taken') return shown.page;
  return shown.kind === 'checkout' && !hasSent ? shown.someone : null;
}

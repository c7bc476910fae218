import type { PopupView } from '#src/views/promotions/promotion-views.ts';
import { PopupCard } from './popup-card.tsx';

/**
 * A promotion in the corner once the page is idle, until it is dismissed or has expired (ledger O3). It takes no focus, comes
 * last in the tab order, and makes way when it would cover a form or the focused element.
 */
export function Popup({ popup }: { readonly popup: PopupView }) {
  const { key, expires, heading, alt } = popup;
  return (
    <fc-popup
      data-key={`forecourt.${key}`}
      data-expires={expires === null ? undefined : String(expires)}
      data-announces={`Promotion: ${heading === '' ? alt : heading}`}
    >
      <p role="status" className="sr-only" />
      <PopupCard popup={popup} isHidden />
    </fc-popup>
  );
}

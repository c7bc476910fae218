import { COUNTER_REFRESH_MS, salesCount } from '#src/rules/promotions/sales-count.ts';
import { numberText } from '#src/rules/text/number-text.ts';

/** Brings the count in an element up to date, and keeps it so. */
export function countSales(place: HTMLElement, signal: AbortSignal): void {
  const look = () => {
    place.textContent = numberText(salesCount(Date.now()));
  };
  look();
  const timer = setInterval(look, COUNTER_REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

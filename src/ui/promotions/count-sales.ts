import { COUNTER_REFRESH_MS, salesCount } from '#src/rules/promotions/sales-count.ts';
import { numberText } from '#src/rules/text/number-text.ts';

/** Keeps the count in an element up to date; returns what ends that. */
export function countSales(place: HTMLElement): () => void {
  const look = () => {
    place.textContent = numberText(salesCount(Date.now()));
  };
  look();
  const timer = setInterval(look, COUNTER_REFRESH_MS);
  return () => clearInterval(timer);
}

import type { Review } from './review.ts';

const MOST = 12;

/** The reviews to show, newest first: at most twelve, and none by a customer on the site's list (ledger D7). */
export function shownReviews(reviews: readonly Review[], hiddenNames: readonly string[], most: number = MOST): Review[] {
  const hidden = new Set(hiddenNames.map(folded));
  return reviews
    .filter(({ customerName }) => !hidden.has(folded(customerName)))
    .toSorted((a, b) => (a.reviewDate === b.reviewDate ? b.id - a.id : a.reviewDate < b.reviewDate ? 1 : -1))
    .slice(0, Math.min(most, MOST));
}

const folded = (name: string) => name.trim().toLowerCase();

/** A customer's review (ledger D7); dates are yyyy-mm-dd. */
export interface Review {
  readonly id: number;
  readonly dealershipId: number;
  /** null if it is about the whole dealership. */
  readonly locationId: number | null;
  readonly customerName: string;
  readonly text: string;
  readonly rating: number;
  readonly reviewDate: string;
  readonly replyText: string | null;
  readonly replyDate: string | null;
  readonly image: string | null;
}

export interface Rating {
  readonly average: number;
  readonly count: number;
}

/** The given rating or, if there is none, the average of the reviews; null without any. */
export function ratingOf(
  input: { readonly average: number | null; readonly count: number },
  counted: Rating | null,
): Rating | null {
  if (input.average === null || input.average === 0) return counted;
  return { average: input.average, count: input.count };
}

/** Several ratings as one, weighted by their number of reviews (ledger D7). */
export function combinedRating(ratings: readonly Rating[]): Rating | null {
  const count = ratings.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return ratings[0] ?? null;
  return { average: ratings.reduce((sum, one) => sum + one.average * one.count, 0) / count, count };
}

/** Whether ratings and reviews are shown at all: only above the minimum, and unless the site hides them (ledger D7). */
export const showsReviews = (
  rating: Rating | null,
  { reviewsMinimum, reviewsHidden }: { readonly reviewsMinimum: number; readonly reviewsHidden: boolean },
): rating is Rating => rating !== null && !reviewsHidden && rating.average > reviewsMinimum;

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

/** Five stars: how many are full, and how much of the next one, from 0 to 1. */
export interface Stars {
  readonly full: number;
  readonly part: number;
}

/** A rating in stars: up to 4 full and a partial one, which is whole only for a perfect 5 (ledger D7). */
export function stars(rating: number): Stars {
  const shown = Math.min(5, Math.max(0, oneDecimal(rating)));
  const full = Math.min(4, Math.floor(shown));
  return { full, part: oneDecimal(shown - full) };
}

/** A rating as text: 4.7. */
export const ratingText = (rating: number): string => oneDecimal(rating).toFixed(1);

const oneDecimal = (value: number) => Math.round((value + Number.EPSILON) * 10) / 10;

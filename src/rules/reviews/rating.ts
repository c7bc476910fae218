import type { Rating } from './review.ts';

/** The given rating or, if there is none, the average of the reviews; null without any. */
export function ratingOf(
  given: { readonly average: number | null; readonly count: number },
  counted: Rating | null,
): Rating | null {
  if (given.average === null || given.average === 0) return counted;
  return { average: given.average, count: given.count };
}

/** Several ratings as one, weighted by their number of reviews (ledger D7). */
export function joinedRating(ratings: readonly Rating[]): Rating | null {
  const count = ratings.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return ratings[0] ?? null;
  return { average: ratings.reduce((sum, one) => sum + one.average * one.count, 0) / count, count };
}

/** Whether ratings and reviews are shown at all: only above the minimum, and unless the site hides them (ledger D7). */
export const showsReviews = (
  rating: Rating | null,
  { reviewsMinimum, reviewsHidden }: { readonly reviewsMinimum: number; readonly reviewsHidden: boolean },
): rating is Rating => rating !== null && !reviewsHidden && rating.average > reviewsMinimum;

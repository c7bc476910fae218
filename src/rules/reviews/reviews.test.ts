import { expect, test } from 'vitest';
import type { Review } from '#src/rules/reviews/review.ts';
import { combinedRating, ratingOf, ratingText, shownReviews, showsReviews, stars } from './review.ts';

const aReview = (id: number, facts: Partial<Review> = {}): Review => ({
  id,
  dealershipId: 1,
  locationId: null,
  customerName: `Customer ${id}`,
  text: 'Good.',
  rating: 5,
  reviewDate: '2026-10-01',
  replyText: null,
  replyDate: null,
  image: null,
  ...facts,
});
const shows = (average: number, reviewsMinimum = 4, reviewsHidden = false) =>
  showsReviews({ average, count: 9 }, { reviewsMinimum, reviewsHidden });

test('D7.1 reviews show only where the average exceeds the minimum', () => {
  expect([shows(4.01), shows(4), shows(3.9)]).toEqual([true, false, false]);
  expect([shows(4.6, 4.5), shows(4.5, 4.5)]).toEqual([true, false]);
});
test('D7.1 a site that hides reviews shows none', () => expect(shows(5, 4, true)).toBe(false));
test('D7.1 a place that nobody has rated shows none', () =>
  expect(showsReviews(null, { reviewsMinimum: 0, reviewsHidden: false })).toBe(false));
test('D7.2 reviews by customers on the site’s list are hidden, however their name is spelt', () => {
  const reviews = [aReview(1, { customerName: 'A Google user ' }), aReview(2, { customerName: 'Ann' })];
  expect(shownReviews(reviews, ['A Google User']).map(({ id }) => id)).toEqual([2]);
});
test('D7.2 twelve reviews at most, the newest first', () => {
  const reviews = Array.from({ length: 14 }, (_, at) =>
    aReview(at + 1, { reviewDate: `2026-10-${String(at + 1).padStart(2, '0')}` }),
  );
  expect(shownReviews(reviews, []).map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(shownReviews(reviews, [], 2).map(({ id }) => id)).toEqual([14, 13]);
});
test.each([
  [4.5, 4, 0.5],
  [4.66, 4, 0.7],
  [5, 4, 1],
  [4.97, 4, 1],
  [3.2, 3, 0.2],
  [4, 4, 0],
  [0, 0, 0],
])('D7.3 a rating of %d is %d full stars and %d of the next', (rating, full, part) =>
  expect(stars(rating)).toEqual({ full, part }),
);
test('D7.3 a rating is written with one decimal', () => expect([4.66, 4, 4.95].map(ratingText)).toEqual(['4.7', '4.0', '5.0']));
test('D7h a group’s rating weighs each dealership by its reviews', () =>
  expect(
    combinedRating([
      { average: 5, count: 10 },
      { average: 4, count: 30 },
    ]),
  ).toEqual({ average: 4.25, count: 40 }));
test('D7i the rating that is given stands; without one, what the reviews make', () => {
  const counted = { average: 4.8, count: 5 };
  expect(ratingOf({ average: 4.5, count: 922 }, counted)).toEqual({ average: 4.5, count: 922 });
  expect(ratingOf({ average: null, count: 0 }, counted)).toEqual(counted);
});

import type { Location } from '#src/rules/places/location.ts';
import type { Rating, Review } from '#src/rules/reviews/review.ts';
import {
  combinedRating,
  ratingOf,
  ratingText,
  type Stars,
  shownReviews,
  showsReviews,
  stars,
} from '#src/rules/reviews/review.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { dayText } from '#src/rules/time/day-text.ts';
import { timeAgo } from '#src/rules/time/time-ago.ts';
import { calendarDay, isoInZone } from '#src/rules/time/zone-time.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** How customers rate a location. */
export interface RatingView {
  /** With one decimal, such as 4.7. */
  readonly average: string;
  readonly count: number;
  /** Such as '312 reviews'. */
  readonly countText: string;
  readonly stars: Stars;
}

/** A review with its dates in words (ledger D7). */
export interface ReviewView {
  readonly id: number;
  readonly customerName: string;
  readonly text: string;
  readonly rating: number;
  readonly stars: Stars;
  readonly agoInWords: string;
  readonly date: string;
  readonly dateInWords: string;
  readonly reply: { readonly text: string; readonly date: string; readonly dateInWords: string } | null;
  readonly image: string | null;
}

export interface ReviewsView {
  readonly rating: RatingView;
  readonly reviews: readonly ReviewView[];
}

type Input = Pick<PageContext, 'site' | 'showroom' | 'now'>;

/** What customers say of a location, or for null of all the site's dealerships; null where it may not be shown (ledger D7). */
export function reviewsView(context: Input, location: Location | null, most?: number): ReviewsView | null {
  const { site, showroom, now } = context;
  const rating = location === null ? siteRating(context) : locationRating(context, location);
  if (!showsReviews(rating, site.switches)) return null;
  const today = isoInZone(site.switches.timeZone, now).slice(0, 10);
  const about = showroom.places.reviews.filter((review) => location === null || isAbout(review, location));
  return {
    rating: ratingView(rating),
    reviews: shownReviews(about, site.switches.reviewsHiddenNames, most).map((review) => reviewView(review, today)),
  };
}

/** One that names no location speaks of all its dealership's. */
const isAbout = ({ dealershipId, locationId }: Review, location: Location) =>
  locationId === null ? dealershipId === location.dealershipId : locationId === location.id;

function locationRating({ showroom }: Input, { id, averageRating, reviewCount }: Location): Rating | null {
  const counted = showroom.places.counted.find(({ locationId }) => locationId === id) ?? null;
  return ratingOf({ average: averageRating, count: reviewCount }, counted);
}

function siteRating({ site, showroom }: Input): Rating | null {
  const ratings = site.dealerships.map(({ id, averageRating, reviewCount }) => {
    const counted = combinedRating(showroom.places.counted.filter(({ dealershipId }) => dealershipId === id));
    return ratingOf({ average: averageRating === null ? null : Number(averageRating), count: reviewCount }, counted);
  });
  return combinedRating(ratings.filter((one) => one !== null));
}

const ratingView = ({ average, count }: Rating): RatingView => ({
  average: ratingText(average),
  count,
  countText: countWords(count, 'review'),
  stars: stars(average),
});

function reviewView(review: Review, today: string): ReviewView {
  const { id, customerName, text, rating, reviewDate, replyText, replyDate, image } = review;
  return {
    id,
    customerName,
    text,
    rating,
    stars: stars(rating),
    agoInWords: timeAgo(reviewDate, today),
    date: reviewDate,
    dateInWords: inWords(reviewDate),
    reply:
      replyText === null || replyDate === null ? null : { text: replyText, date: replyDate, dateInWords: inWords(replyDate) },
    image,
  };
}

function inWords(date: string): string {
  const day = calendarDay(date);
  return day === null ? '' : dayText(day);
}

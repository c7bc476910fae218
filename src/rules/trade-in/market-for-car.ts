import { estimateGroup, fitVehicle } from '#src/rules/market/estimate-group.ts';
import { isComparable, isSameName, type Listing } from '#src/rules/market/listing.ts';

/** A shopper's car, as far as the market tells cars apart. */
export interface MarketCar {
  readonly year: number;
  readonly badge: string | null;
}

/** What cars like a shopper's are advertised for, before anything is said about that one car. */
export interface CarMarket {
  /** The middle, in dollars, at the usual kilometres. */
  readonly middle: number;
  readonly usualKm: number;
  /** What 10,000 km change, in logarithms; never more than 0, since no market pays for kilometres. */
  readonly perDistance: number;
  /** Four of five cars are advertised within this share of the middle, up or down. */
  readonly reach: number;
  readonly listings: readonly Listing[];
  /** What each listing would ask if it were of the car's year and badge, with the usual kilometres. */
  readonly asked: readonly number[];
}

/** The share of cars like the shopper's that is advertised within the range. */
export const RANGE_SHARE = 0.8;
/** With fewer advertisements a figure would not be fair. */
const FEWEST = 8;
/** A badge that hardly anybody advertises can be worth anything beside its model: without these the error is ten times as large. */
const FEWEST_OF_BADGE = 2;
/** Cars further apart than this are not alike. */
const YEARS_APART = 3;
/** A range that is wider than this, up or down, says nothing. */
const WIDEST = 0.25;

/**
 * The market of a shopper's car, by the platform's own estimator; null when too few are like it. It does not depend on the car's kilometres or
 * condition: these are rows of the offer, so that more of either can only lower it.
 */
export function marketForCar(car: MarketCar, offered: readonly Listing[]): CarMarket | null {
  const comparable = nearestInAge(car.year, offered.filter(isComparable));
  const listings = comparable.filter(({ year }) => Math.abs(year - car.year) <= YEARS_APART);
  if (listings.length < FEWEST || sameBadge(car, listings) < FEWEST_OF_BADGE) return null;
  const usualKm = usualFor(car.year, listings);
  const sample = listings[0] as Listing;
  const fitted = fitVehicle({ ...sample, id: 0, year: car.year, badge: car.badge, carType: 'used', km: usualKm }, comparable);
  const judged = fitted === null ? null : judgedBy(listings, comparable);
  const reach = judged === null ? null : usualError(judged, listings);
  if (fitted === null || judged === null || reach === null || reach > WIDEST) return null;
  const middle = Math.exp(fitted.level);
  return {
    middle,
    usualKm,
    perDistance: Math.min(0, fitted.perDistance),
    reach,
    listings,
    asked: judged.map(({ share }) => share * middle),
  };
}

/** The work for one shopper is bounded, however many of a model are for sale. */
const MOST = 200;

const nearestInAge = (year: number, listings: readonly Listing[]): readonly Listing[] =>
  listings.length <= MOST
    ? listings
    : listings.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year) || a.id - b.id).slice(0, MOST);

interface Judged {
  readonly listing: Listing;
  /** Its price, as a share of what the others say it should be. */
  readonly share: number;
}

/** Each listing beside its estimate by all the others. */
function judgedBy(listings: readonly Listing[], comparable: readonly Listing[]): Judged[] {
  const middles = new Map(estimateGroup(comparable).map(({ id, middle }) => [id, middle]));
  return listings.flatMap((listing) => {
    const middle = middles.get(listing.id);
    return middle === undefined ? [] : [{ listing, share: listing.price / middle }];
  });
}

/**
 * How far the estimator is from four of five of the listings when each is estimated by the others: the width of a range is what the
 * estimator has shown, not what it claims. Listings of a rare badge count only when the others are too few, since no such car gets an offer.
 */
function usualError(judged: readonly Judged[], listings: readonly Listing[]): number | null {
  const common = judged.filter(({ listing }) => sameBadge(listing, listings) > FEWEST_OF_BADGE);
  const errors = (common.length < FEWEST ? judged : common).map(({ share }) => Math.abs(share - 1)).toSorted((a, b) => a - b);
  if (errors.length < FEWEST) return null;
  // The place of the share among one more than there are: the shopper's own car is one of them.
  const place = Math.min(errors.length - 1, RANGE_SHARE * (errors.length + 1) - 1);
  const [below = 0, above = 0] = [errors[Math.floor(place)], errors[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

const sameBadge = ({ badge }: MarketCar, listings: readonly Listing[]): number =>
  listings.filter((one) => isSameName(one.badge, badge)).length;

const NEAR_YEARS = 1;
const KM_STEP = 1_000;

/** The usual kilometres of a car of a year: the median of its neighbours' in age, to the nearest thousand. */
function usualFor(year: number, listings: readonly Listing[]): number {
  const near = listings.filter((one) => Math.abs(one.year - year) <= NEAR_YEARS);
  const driven = (near.length < FEWEST ? listings : near).flatMap(({ km }) => km ?? []).toSorted((a, b) => a - b);
  const middle = driven[driven.length >> 1] ?? 0;
  return Math.round(middle / KM_STEP) * KM_STEP;
}

/** What the market asks for a car with these kilometres, in dollars. */
export const marketAt = ({ middle, usualKm, perDistance }: CarMarket, kms: number): number =>
  middle * Math.exp((perDistance * (kms - usualKm)) / 10_000);

import { badgeCodes, type Listing, type MarketEstimate, MIN_COMPARABLES, MIN_DEALERSHIPS } from './listing.ts';
import { nthSmallest } from './nth-smallest.ts';
import { type FittedPrice, PriceFit } from './price-fit.ts';

/** The most listings a vehicle is compared with: the nearest are enough, and a common model has thousands. */
const MOST = 120;
/** The nearest are chosen from this many, in order of year and kilometres. */
const WINDOW = 400;
/** Listings further apart than this, in years or units of 10,000 km, are not comparable. */
const FURTHEST_YEARS = 8;
const FURTHEST_DISTANCE = 20;
/** A spread beyond this (from half to double the price) is no longer an estimate. */
const WIDEST = 0.7;
/** Four of five listings lie within this many spreads of the middle. */
const FOUR_OF_FIVE = 1.2816;
/** This many equal listings give half of the full confidence; this much spread (a fifth) halves it. */
const HALF_WEIGHT = 6;
const HALF_SPREAD = 0.2;
/** The logarithm of more dollars than any vehicle costs: data that leads there is nonsense. */
const HIGHEST_LEVEL = Math.log(20_000_000);
/** Bounds are rounded to this many dollars: more digits would suggest false precision. */
const STEP = 10;

/**
 * The market estimate for each listing of a group (ledger M10), from the others in the group only: its own price has no
 * influence. A listing with too few comparables, or with comparables of a single dealership, has no estimate.
 */
export function estimateGroup(input: readonly Listing[]): MarketEstimate[] {
  if (input.length <= MIN_COMPARABLES) return [];
  const group = input.toSorted((a, b) => a.year - b.year || (a.km ?? 0) - (b.km ?? 0) || a.id - b.id);
  const columns = columnsOf(group);
  const size = Math.min(WINDOW, group.length);
  const fit = new PriceFit(Math.min(MOST, size), columns.badgeCount);
  const unlike = new Float64Array(size);
  const sorted = new Float64Array(size);
  return group.flatMap(({ id }, target) => {
    const from = Math.max(0, Math.min(group.length - size, target - (size >> 1)));
    measure(columns, target, from, unlike);
    // The listing itself is infinitely far away, so the last but one is the furthest that can be selected.
    sorted.set(unlike);
    const reach = nthSmallest(sorted, size, Math.min(MOST, size - 1) - 1);
    const dealers = gather(columns, target, from, unlike, reach, fit);
    if (fit.count < MIN_COMPARABLES || dealers < MIN_DEALERSHIPS) return [];
    return estimateOf(id, fit.fit(columns.badges[target] ?? 0), fit.count) ?? [];
  });
}

/** The price of a vehicle that is not for sale, with how many listings it was compared with. */
export interface FittedVehicle extends FittedPrice {
  readonly comparables: number;
  /** How far a price may be from the level, in logarithms: the listings' own scatter and the doubt about the level together. */
  readonly spread: number;
}

/**
 * Fits the price of a vehicle that is not among the listings, by the same comparison; null when there are too few, or all of one dealership.
 * Its own price is not read.
 */
export function fitVehicle(vehicle: Omit<Listing, 'price'>, listings: readonly Listing[]): FittedVehicle | null {
  if (listings.length < MIN_COMPARABLES) return null;
  const columns = columnsOf([{ ...vehicle, price: 1 }, ...listings]);
  const size = listings.length + 1;
  const fit = new PriceFit(Math.min(MOST, size), columns.badgeCount);
  const unlike = new Float64Array(size);
  measure(columns, 0, 0, unlike);
  const reach = nthSmallest(Float64Array.from(unlike), size, Math.min(MOST, size - 1) - 1);
  const dealers = gather(columns, 0, 0, unlike, reach, fit);
  if (fit.count < MIN_COMPARABLES || dealers < MIN_DEALERSHIPS) return null;
  const fitted = fit.fit(columns.badges[0] ?? 0);
  return { ...fitted, comparables: fit.count, spread: Math.hypot(fitted.noise, fitted.error) };
}

interface Columns {
  readonly years: Float64Array;
  /** In units of 10,000 km; NaN if unknown. */
  readonly distances: Float64Array;
  readonly demos: Float64Array;
  readonly badges: Int32Array;
  readonly badgeCount: number;
  readonly dealers: Int32Array;
  readonly logs: Float64Array;
}

function columnsOf(group: readonly Listing[]): Columns {
  const badges = badgeCodes(group);
  return {
    years: Float64Array.from(group, ({ year }) => year),
    distances: Float64Array.from(group, ({ km }) => (km === null ? Number.NaN : km / 10_000)),
    demos: Float64Array.from(group, ({ carType }) => (carType === 'demo' ? 1 : 0)),
    badges,
    badgeCount: badges.reduce((most, code) => Math.max(most, code + 1), 0),
    dealers: Int32Array.from(group, ({ dealershipId }) => dealershipId),
    logs: Float64Array.from(group, ({ price }) => Math.log(price)),
  };
}

/**
 * The distance between the target and each listing of a window: a year, 15,000 km, a different badge and being a demo count
 * equally.
 */
function measure({ years, distances, demos, badges }: Columns, target: number, from: number, into: Float64Array): void {
  for (let at = from; at < from + into.length; at += 1) {
    into[at - from] =
      Math.abs((years[at] ?? 0) - (years[target] ?? 0)) +
      Math.abs(difference(distances, at, target)) / 1.5 +
      Math.abs((demos[at] ?? 0) - (demos[target] ?? 0)) +
      (badges[at] === badges[target] ? 0 : 1);
  }
  // Never comparable with itself.
  into[target - from] = Number.POSITIVE_INFINITY;
}

/** Passes the comparable listings of a window to the fit; returns how many dealerships they belong to. */
function gather(columns: Columns, target: number, from: number, unlike: Float64Array, reach: number, fit: PriceFit): number {
  const dealers = new Set<number>();
  fit.clear();
  for (let at = from; at < from + unlike.length && fit.count < fit.capacity; at += 1) {
    const years = (columns.years[at] ?? 0) - (columns.years[target] ?? 0);
    const distance = difference(columns.distances, at, target);
    if ((unlike[at - from] ?? 0) > reach) continue;
    if (Math.abs(years) > FURTHEST_YEARS || Math.abs(distance) > FURTHEST_DISTANCE) continue;
    dealers.add(columns.dealers[at] ?? 0);
    fit.add(
      columns.logs[at] ?? 0,
      years,
      distance,
      (columns.demos[at] ?? 0) - (columns.demos[target] ?? 0),
      columns.badges[at] ?? 0,
    );
  }
  return dealers.size;
}

/** An unknown value adds no distance. */
function difference(column: Float64Array, at: number, target: number): number {
  const between = (column[at] ?? 0) - (column[target] ?? 0);
  return Number.isNaN(between) ? 0 : between;
}

function estimateOf(id: number, { level, noise, error, weight }: FittedPrice, comparables: number): MarketEstimate | null {
  const spread = Math.hypot(noise, error);
  if (spread > WIDEST || level > HIGHEST_LEVEL) return null;
  const dollars = (log: number) => Math.round(Math.exp(log) / STEP) * STEP;
  return {
    id,
    low: dollars(level - FOUR_OF_FIVE * spread),
    middle: dollars(level),
    high: dollars(level + FOUR_OF_FIVE * spread),
    confidence: Math.round((weight / (weight + HALF_WEIGHT) / (1 + (spread / HALF_SPREAD) ** 2)) * 100) / 100,
    comparables,
  };
}

import type { Listing } from '#src/rules/market/listing.ts';
import type { CarMarket } from './market-for-car.ts';

/** How many advertisements ask about one price, once they are made like the shopper's car in year, badge and kilometres. */
export interface EvidenceStack {
  /** The middle of the stack, in dollars. */
  readonly price: number;
  readonly count: number;
  readonly isMiddle: boolean;
}

/**
 * The advertisements that an offer rests on, without saying whose any of them is: prices are counted in steps, as are the years and kilometres
 * they span (decision 15).
 */
export interface OfferEvidence {
  readonly ads: number;
  readonly middle: number;
  readonly stacks: readonly EvidenceStack[];
  readonly step: number;
  readonly years: readonly [number, number];
  readonly kms: readonly [number, number] | null;
}

const KM_STEP = 10_000;
/** No more stacks than fit side by side on a phone. */
const MOST_STACKS = 24;
const STEPS = [500, 1_000, 2_000, 5_000, 10_000, 50_000, 500_000] as const;

export function offerEvidence({ listings, asked: prices, middle }: CarMarket): OfferEvidence {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const step = STEPS.find((one) => (highest - lowest) / one < MOST_STACKS) ?? STEPS[STEPS.length - 1] ?? 500;
  const at = (price: number) => Math.round(price / step) * step;
  const counts = Map.groupBy(prices, at);
  return {
    ads: prices.length,
    middle: Math.round(middle / 50) * 50,
    stacks: [...counts]
      .map(([price, { length: count }]) => ({ price, count, isMiddle: price === at(middle) }))
      .toSorted((a, b) => a.price - b.price),
    step,
    years: [Math.min(...listings.map(({ year }) => year)), Math.max(...listings.map(({ year }) => year))],
    kms: kmSpan(listings),
  };
}

function kmSpan(listings: readonly Listing[]): readonly [number, number] | null {
  const driven = listings.flatMap(({ km }) => km ?? []);
  if (driven.length === 0) return null;
  return [Math.floor(Math.min(...driven) / KM_STEP) * KM_STEP, Math.ceil(Math.max(...driven) / KM_STEP) * KM_STEP];
}

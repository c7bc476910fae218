/** The facts of a vehicle for sale that its price is compared by. */
export interface Listing {
  readonly id: number;
  readonly dealershipId: number;
  readonly itemType: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly carType: 'new' | 'demo' | 'used';
  readonly year: number;
  readonly km: number | null;
  /** In dollars. */
  readonly price: number;
}

/** The market estimate of a vehicle, made without the vehicle itself; in dollars, with a confidence from 0 to 1. */
export interface MarketEstimate {
  readonly id: number;
  readonly low: number;
  /** The single most likely price. */
  readonly middle: number;
  readonly high: number;
  readonly confidence: number;
  readonly comparables: number;
}

/** No figure from fewer listings, or from fewer dealerships, may be shown to another dealer. */
export const MIN_COMPARABLES = 5;
export const MIN_DEALERSHIPS = 2;

/** A price outside these is a placeholder or a typing error. */
const LOWEST_PRICE = 500;
const HIGHEST_PRICE = 10_000_000;

export const isComparable = ({ price, year }: Pick<Listing, 'price' | 'year'>): boolean =>
  price >= LOWEST_PRICE && price <= HIGHEST_PRICE && Number.isFinite(year);

/** Feeds spell one name in several ways: Hi-Lux, HILUX and HiLux are one model. */
const nameKey = (name: string | null): string => (name ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether two names, however they are spelled, mean the same model or badge. */
export const isSameName = (one: string | null, other: string | null): boolean => nameKey(one) === nameKey(other);

/** The key of listings that are compared with each other: one model, and new ones apart from used ones. */
export function marketGroups(listings: readonly Listing[]): readonly (readonly Listing[])[] {
  const groups = new Map<string, Listing[]>();
  for (const listing of listings) {
    if (!isComparable(listing)) continue;
    const { itemType, make, model, carType } = listing;
    const key = `${itemType} ${nameKey(make)} ${nameKey(model)} ${carType === 'used' ? 'used' : 'new'}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [listing]);
    else group.push(listing);
  }
  return [...groups.values()];
}

/** The badges of some listings as small numbers, equal for equal badges. */
export function badgeCodes(listings: readonly Pick<Listing, 'badge'>[]): Int32Array {
  const codes = new Map<string, number>();
  return Int32Array.from(listings, ({ badge }) => {
    const key = nameKey(badge);
    const known = codes.get(key) ?? codes.size;
    codes.set(key, known);
    return known;
  });
}

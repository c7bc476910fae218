/** A vehicle on offer, as far as its price can be compared with others'. */
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

/** What the market asks for a vehicle, worked out without the vehicle itself; dollars, and how sure from 0 to 1. */
export interface MarketEstimate {
  readonly id: number;
  readonly low: number;
  /** The single likeliest price. */
  readonly middle: number;
  readonly high: number;
  readonly confidence: number;
  readonly comparables: number;
}

/** No aggregate over fewer listings, or over fewer dealers', may cross from one dealer to another. */
export const FEWEST_COMPARABLES = 5;
export const FEWEST_DEALERSHIPS = 2;

/** Outside of these a price is a placeholder or a slip of the finger, and says nothing of the market. */
const LOWEST_PRICE = 500;
const HIGHEST_PRICE = 10_000_000;

/** Whether a price can be compared at all. */
export const isComparable = ({ price, year }: Pick<Listing, 'price' | 'year'>): boolean =>
  price >= LOWEST_PRICE && price <= HIGHEST_PRICE && Number.isFinite(year);

/** Feeds write one name in several ways: Hi-Lux, HILUX and HiLux are one model. */
const nameKey = (name: string | null): string => (name ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The listings that can be compared with one another: one model, and not new ones with used ones. */
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

/** The badges of some listings as small numbers, the same for the same badge. */
export function badgeCodes(listings: readonly Pick<Listing, 'badge'>[]): Int32Array {
  const codes = new Map<string, number>();
  return Int32Array.from(listings, ({ badge }) => {
    const key = nameKey(badge);
    const known = codes.get(key) ?? codes.size;
    codes.set(key, known);
    return known;
  });
}

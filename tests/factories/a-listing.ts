import type { Listing } from '#src/rules/market/listing.ts';

/** A listing of a common car, and whatever a test states. */
export function aListing(facts: Partial<Listing> = {}): Listing {
  return {
    id: 1,
    dealershipId: 1,
    itemType: 'car',
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Base',
    carType: 'used',
    year: 2020,
    km: 50_000,
    price: 20_000,
    ...facts,
  };
}

/** Several listings of two dealers in turn, each by its place. */
export const someListings = (count: number, facts: (at: number) => Partial<Listing>): Listing[] =>
  Array.from({ length: count }, (_, at) => aListing({ id: at + 1, dealershipId: (at % 2) + 1, ...facts(at) }));

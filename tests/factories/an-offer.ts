import type { Offer } from '#src/rules/offers/offer.ts';

/** An offer about a model that always stands, and whatever a test states. */
export function anOffer(facts: Partial<Offer> = {}): Offer {
  return {
    id: 7,
    dealershipId: 1,
    slug: 'run-out',
    name: 'Run-out',
    sanitizedDescription: '<p>Fewer kilometres, sharper prices.</p>',
    sanitizedDisclaimer: '',
    category: 'Run-out offer',
    imageUrl: null,
    manufacturer: 'MG',
    model: { name: 'ZS', slug: 'zs', overrideUrl: null, imageUrl: null },
    stockFilter: null,
    excludedWebsiteIds: [],
    startsAt: null,
    expiresAt: null,
    ...facts,
  };
}

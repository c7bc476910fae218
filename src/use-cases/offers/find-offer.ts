import type { Offer } from '#src/rules/offers/offer.ts';
import { readOfferId } from '#src/rules/offers/offer.ts';
import { enquirableOffers } from '#src/rules/offers/shown-offers.ts';
import type { PageContext } from '#src/use-cases/context.ts';

type Input = Pick<PageContext, 'showroom' | 'site' | 'now'>;

/** An offer that the site shows now, by the last part of its address; null for another site's and for one that has ended alike (ledger O1, I4). */
export const findOffer = ({ showroom }: Input, key: string): Offer | null => byId(showroom.offers, key);

/** An offer that a lead can be about: also one that ended while its form was being filled in, since its lead must not be lost. */
export const findLeadOffer = ({ showroom, site, now }: Input, key: string): Offer | null =>
  byId(enquirableOffers(showroom.read.offers, site, now), key);

function byId(offers: readonly Offer[], key: string): Offer | null {
  const id = readOfferId(key);
  return id === null ? null : (offers.find((offer) => offer.id === id) ?? null);
}

import { slugOf } from '../text/slug.ts';
import type { Offer } from './offer.ts';

/** The site that offers are shown on; manufacturer is set on a manufacturer's site. */
export interface OfferSite {
  readonly id: number;
  readonly manufacturer: string | null;
}

/**
 * The offers a site shows at an instant, in the dealer's order: none that excludes the site, nor another make's on a
 * manufacturer's site (ledger O1).
 */
export const shownOffers = (offers: readonly Offer[], site: OfferSite, now: number): Offer[] =>
  offers.filter((offer) => isOf(offer, site) && hasBegun(offer, now) && (offer.expiresAt === null || now < offer.expiresAt));

/** The offers that can be enquired about: including one that has just ended, for someone who was filling in its form. */
export const enquirableOffers = (offers: readonly Offer[], site: OfferSite, now: number): Offer[] =>
  offers.filter((offer) => isOf(offer, site) && hasBegun(offer, now));

/** The next instant at which an offer begins or ends; Infinity if none does. */
export const nextOfferChange = (offers: readonly Pick<Offer, 'startsAt' | 'expiresAt'>[], now: number): number =>
  Math.min(
    ...offers.flatMap(({ startsAt, expiresAt }) => [startsAt, expiresAt]).map((at) => (at === null || at <= now ? Infinity : at)),
    Infinity,
  );

function isOf({ excludedWebsiteIds, manufacturer }: Offer, site: OfferSite): boolean {
  if (excludedWebsiteIds.includes(site.id)) return false;
  return site.manufacturer === null || manufacturer === null || slugOf(manufacturer) === slugOf(site.manufacturer);
}

const hasBegun = ({ startsAt }: Offer, now: number): boolean => startsAt === null || startsAt <= now;

/** Filters offers by category and make, if either is set. */
export const offersAbout = (
  offers: readonly Offer[],
  wanted: { readonly category: string | null; readonly manufacturer: string | null },
): Offer[] =>
  offers.filter((offer) => hasName(offer.category, wanted.category) && hasName(offer.manufacturer, wanted.manufacturer));

const hasName = (name: string | null, wanted: string | null): boolean =>
  wanted === null || (name !== null && slugOf(name) === slugOf(wanted));

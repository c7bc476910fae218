import { slugOf } from '../text/slug.ts';
import type { Offer } from './offer.ts';

/** An offer's address: under its make if it has one (ledger O1). */
export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  manufacturer === null || slugOf(manufacturer) === '' ? `/offers/${id}` : `/offers/${slugOf(manufacturer)}/${id}`;

/** The id in the last segment of an address; null if it cannot be one. */
export const readOfferId = (part: string): number | null => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : null);

import { slugOf } from '../text/slug.ts';
import type { Offer } from './offer.ts';

/** An offer's one address: under its make where it has one (ledger O1). */
export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  manufacturer === null || slugOf(manufacturer) === '' ? `/offers/${id}` : `/offers/${slugOf(manufacturer)}/${id}`;

/** The id that the last part of an address names; null for anything that can be no id. */
export const readOfferId = (part: string): number | null => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : null);

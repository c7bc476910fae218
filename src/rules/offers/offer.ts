import { addressPath } from '#src/rules/addresses/addresses.ts';
import { slugOf } from '#src/rules/text/slug.ts';

/** A dealer's offer (ledger O9); its HTML was sanitised when it was stored. */
export interface Offer {
  readonly id: number;
  readonly dealershipId: number;
  /** Its name within its dealership, which blocks refer to it by. */
  readonly slug: string;
  readonly name: string;
  readonly sanitizedDescription: string;
  readonly sanitizedDisclaimer: string;
  /** Such as 'Finance offer'. */
  readonly category: string | null;
  readonly imageUrl: string | null;
  /** The make it is about; null for any. */
  readonly manufacturer: string | null;
  readonly model: OfferModel | null;
  /** Which vehicles it is about, if not those of its model or make. */
  readonly stockFilter: string | null;
  /** Sites of its dealership that do not show it. */
  readonly excludedWebsiteIds: readonly number[];
  /** Milliseconds since 1970; null for no limit. */
  readonly startsAt: number | null;
  readonly expiresAt: number | null;
}

export interface OfferModel {
  readonly name: string;
  readonly slug: string;
  readonly overrideUrl: string | null;
  readonly imageUrl: string | null;
}

/** An offer's address: under its make if it has one (ledger O1). */
export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  offerAddress(manufacturer === null ? '' : slugOf(manufacturer), String(id));

/** The path of these parts of an offer's address; the make may be empty. */
export const offerAddress = (make: string, id: string): string =>
  make === '' ? addressPath('offer', { id }) : addressPath('makeOffer', { make, id });

/** The id in the last segment of an address; null if it cannot be one. */
export const readOfferId = (part: string): number | null => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : null);

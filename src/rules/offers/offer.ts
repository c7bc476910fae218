/** A dealer's offer as a site knows it (ledger O9); its HTML was made safe on the way in. */
export interface Offer {
  readonly id: number;
  readonly dealershipId: number;
  /** Its name within its dealership: what a page calls it by. */
  readonly slug: string;
  readonly name: string;
  readonly sanitizedDescription: string;
  readonly sanitizedDisclaimer: string;
  /** Such as 'Finance offer'. */
  readonly category: string | null;
  readonly imageUrl: string | null;
  /** The make it is about; null for one about any. */
  readonly manufacturer: string | null;
  readonly model: OfferModel | null;
  /** Which vehicles it is about, where that is not its model's or its make's. */
  readonly stockFilter: string | null;
  /** Sites of its dealership that do not have it. */
  readonly excludedWebsiteIds: readonly number[];
  /** Milliseconds since 1970; null for always. */
  readonly startsAt: number | null;
  readonly expiresAt: number | null;
}

/** The model that an offer is about. */
export interface OfferModel {
  readonly name: string;
  readonly slug: string;
  readonly overrideUrl: string | null;
  readonly imageUrl: string | null;
}

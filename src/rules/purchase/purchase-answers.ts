/** Who buys, and in which state the vehicle will be registered. */
export interface BuyerDetails {
  /** name, last_name, email, phone. */
  readonly contact: Readonly<Record<string, string>>;
  readonly state: string;
  readonly buyer: 'me' | 'business';
  /** A business's number, eleven digits; null for a person. */
  readonly abn: string | null;
}

/** How the vehicle comes to its buyer. A day is yyyy-mm-dd; null where the location gives no hours, so that it is agreed by phone. */
export type DeliveryChoice =
  | { readonly kind: 'pick-up'; readonly day: string | null }
  | {
      readonly kind: 'deliver';
      readonly postcode: string;
      readonly street: string;
      readonly suburb: string;
      readonly day: string | null;
      readonly window: string;
      /** What the shopper was told it costs, so that a change can be announced. */
      readonly toldCents: number;
    }
  /** Somewhere without a price: the dealer makes a quote. */
  | { readonly kind: 'quote'; readonly postcode: string; readonly street: string; readonly suburb: string };

/** What the shopper's own car takes off. */
export type TradeInChoice =
  | { readonly kind: 'none' }
  /** An offer that was accepted; what it said then, so that its end can be announced. */
  | { readonly kind: 'offer'; readonly offerId: string; readonly vehicle: string; readonly toldCents: number }
  /** To be agreed: counted as nothing. */
  | { readonly kind: 'later'; readonly vehicle: string };

/** How the rest is paid. */
export type PayingChoice =
  | { readonly kind: 'transfer' }
  | { readonly kind: 'loan'; readonly amountCents: number; readonly years: number }
  | { readonly kind: 'own-loan' };

/** What a shopper has answered so far in buying a vehicle online (ledger R3). */
export interface PurchaseAnswers {
  readonly details?: BuyerDetails;
  readonly delivery?: DeliveryChoice;
  readonly tradeIn?: TradeInChoice;
  readonly finance?: PayingChoice;
}

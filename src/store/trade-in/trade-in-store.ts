import type { Listing } from '#src/rules/market/listing.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { type ListingQuery, type NameQuery, readListings, readNames } from './market-reads.ts';
import { type OpenOfferQuery, type OpenStoredOffer, readOpenOffers, readOwnOffer, type StoredOffer } from './offers.ts';
import { type ValuationInput, writeValuation } from './write-valuation.ts';

/** Offers for shoppers' own cars at one site, and the market that they are made from. */
export class TradeInStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** The offer of a lead, for the visitor who began the lead; null for anyone else (ledger H3). */
  ownOffer(leadId: string, visitorHash: string): Promise<StoredOffer | null> {
    return fenced(this.#db, this.#siteId, (trx) => readOwnOffer(trx, this.#siteId, leadId, visitorHash));
  }

  /** The offers that were accepted and still hold, of a visitor or of a shopper, newest first. */
  openOffers(query: OpenOfferQuery): Promise<OpenStoredOffer[]> {
    return fenced(this.#db, this.#siteId, (trx) => readOpenOffers(trx, this.#siteId, query));
  }

  /** Stores what a valuation said with a lead of this visitor's; returns false when it is not theirs (ledger H2). */
  writeValuation(input: ValuationInput): Promise<boolean> {
    return writeValuation(this.#db, this.#siteId, input);
  }

  /** What used cars of a model are advertised for on the whole platform, without saying whose they are. */
  listings(query: ListingQuery): Promise<Listing[]> {
    return fenced(this.#reads, this.#siteId, (trx) => readListings(trx, this.#siteId, query));
  }

  /** The makes, models or badges that the platform's stock knows. */
  names(query: NameQuery): Promise<string[]> {
    return fenced(this.#reads, this.#siteId, (trx) => readNames(trx, this.#siteId, query));
  }
}

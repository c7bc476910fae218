import type { Transaction } from 'kysely';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { AccountStore } from '#src/store/accounts/account-store.ts';
import { AlertStore } from '#src/store/alerts/alert-store.ts';
import { type BookedDay, type DayQuery, readBookedDay } from '#src/store/bookings/booked-day.ts';
import {
  type BookedLead,
  type BookingChange,
  type BookingChanged,
  changeBooking,
  readBookedLead,
} from '#src/store/bookings/bookings.ts';
import { InvoiceStore } from '#src/store/invoices/invoice-store.ts';
import { type OwnLead, readOwnLead } from '#src/store/leads/own-lead.ts';
import { continueLead, type LeadInput, type LeadWritten, takeLead } from '#src/store/leads/take-lead.ts';
import { type EstimatesRead, readEstimates } from '#src/store/market/read-estimates.ts';
import { PrizeStore } from '#src/store/prizes/prize-store.ts';
import { ReservationStore } from '#src/store/reservations/reservation-store.ts';
import { readSite, type SharedRead, type SiteRead } from '#src/store/site/read-site.ts';
import { readSiteVersions } from '#src/store/site/versions.ts';
import {
  type FileTaken,
  readWebhookFeeds,
  type SentFile,
  takeFeedFile,
  type WebhookFeed,
} from '#src/store/stock/feed-deliveries.ts';
import { readArchivedIds, readStock, readVehicle, readVehicles } from '#src/store/stock/read-stock.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { TradeInStore } from '#src/store/trade-in/trade-in-store.ts';
import { countView, noteReveal, type RevealInput, readViews, type ViewInput } from '#src/store/vehicle/views.ts';
import type { Database } from './connect.ts';
import { fenced } from './fence.ts';
import { PurchaseStore } from './purchases/purchase-store.ts';

/** What one snapshot of a site gives: the site, then the stock of its dealerships, one by one. */
export interface SiteSnapshot {
  readonly site: SiteRead;
  stockOf(dealershipId: number): AsyncGenerator<Vehicle[]>;
  /** The ids of vehicles that have a page but are in no list any more. */
  archivedIdsOf(dealershipId: number): Promise<number[]>;
}

/** The store of one site. It is fenced already: no method takes a site, and the database shows it no other's rows. */
export class SiteStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly siteId: number;
  readonly accounts: AccountStore;
  readonly alerts: AlertStore;
  readonly invoices: InvoiceStore;
  readonly prizes: PrizeStore;
  readonly reservations: ReservationStore;
  readonly tradeIn: TradeInStore;
  readonly purchases: PurchaseStore;

  /** What is only read may have connections of its own, so that visitors who look around cannot hold up a lead (ledger H8). */
  constructor(db: Database, siteId: number, reads: Database = db) {
    this.#db = db;
    this.#reads = reads;
    this.siteId = siteId;
    this.accounts = new AccountStore(db, siteId, reads);
    this.alerts = new AlertStore(db, siteId, reads);
    this.invoices = new InvoiceStore(db, siteId, reads);
    this.prizes = new PrizeStore(db, siteId, reads);
    this.reservations = new ReservationStore(db, siteId, reads);
    this.tradeIn = new TradeInStore(db, siteId, reads);
    this.purchases = new PurchaseStore(db, siteId, reads);
  }

  /** Reads in one consistent snapshot: what is read later belongs to the same instant as the versions read first. */
  snapshot<T>(now: Date, work: (snapshot: SiteSnapshot | null) => Promise<T>, known: SharedRead | null = null): Promise<T> {
    return this.#fenced(async (trx) => {
      const site = await readSite(trx, this.siteId, now, known);
      if (site === null) return work(null);
      const own = (dealershipId: number) => (site.dealershipVersions.has(dealershipId) ? dealershipId : 0);
      return work({
        site,
        stockOf: (dealershipId) => readStock(trx, own(dealershipId), now),
        archivedIdsOf: (dealershipId) => readArchivedIds(trx, own(dealershipId), now),
      });
    });
  }

  /** The versions of the site and of its dealerships' stock and estimates, by key. */
  versions(): Promise<Map<string, string>> {
    return this.#fenced((trx) => readSiteVersions(trx, this.siteId));
  }

  /** The feeds of this site's dealerships that are sent to /api/stock (ledger J7). */
  webhookFeeds(): Promise<WebhookFeed[]> {
    return readWebhookFeeds(this.#reads, this.siteId);
  }

  /** Stores a file that was sent to one of them, once, for the worker. */
  takeFeedFile(file: SentFile): Promise<FileTaken> {
    return takeFeedFile(this.#db, this.siteId, file);
  }

  /** A vehicle of this site's dealerships by address or id, in whatever state it is (ledger I3, V8). */
  vehicle(key: string): Promise<Vehicle | null> {
    return this.#fenced((trx) => readVehicle(trx, this.siteId, key));
  }

  /** Vehicles of this site's dealerships by their ids, in whatever state they are, in one query. */
  vehicles(ids: readonly number[]): Promise<Vehicle[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.#fenced((trx) => readVehicles(trx, this.siteId, ids));
  }

  /** What the market asks for the vehicles of this site's dealerships that have changed since the known versions. */
  estimates(known: ReadonlyMap<number, string>): Promise<EstimatesRead[]> {
    return this.#fenced((trx) => readEstimates(trx, this.siteId, known));
  }

  /** Whether the site's dealerships hold more vehicles than this. */
  hasMoreVehiclesThan(count: number): Promise<boolean> {
    return this.#fenced(async (trx) => {
      const found = await trx
        .selectFrom('vehicle')
        .innerJoin('siteDealership', 'siteDealership.dealershipId', 'vehicle.dealershipId')
        .select('vehicle.id')
        .where('siteDealership.siteId', '=', this.siteId)
        .offset(count)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    });
  }

  /** Writes a lead, or what is sent again of one, in one transaction with all that follows from it (ledger L1). */
  takeLead(input: LeadInput): Promise<LeadWritten> {
    return takeLead(this.#db, this.siteId, input);
  }

  /** Writes a later step of a lead of this site, for the visitor who began it (ledger H3, L12). */
  continueLead(leadId: string, input: LeadInput): Promise<LeadWritten> {
    return continueLead(this.#db, this.siteId, leadId, input);
  }

  /** A lead of this site as the visitor who began it may see it; null for anyone else (ledger H3). */
  ownLead(leadId: string, visitorHash: string): Promise<OwnLead | null> {
    return this.#fenced((trx) => readOwnLead(trx, this.siteId, leadId, visitorHash));
  }

  /** The special hours and the taken times of a day at a location of this site (ledger L11). */
  bookedDay(query: DayQuery): Promise<BookedDay> {
    return this.#fenced((trx) => readBookedDay(trx, this.siteId, query));
  }

  /** A lead of this site with its booking; null if there is no such lead, or it has none. */
  bookedLead(leadId: string): Promise<BookedLead | null> {
    return this.#fenced((trx) => readBookedLead(trx, this.siteId, leadId));
  }

  /** Changes a booking of this site, and frees and takes slots with it in one transaction (ledger L11). */
  changeBooking(leadId: string, change: BookingChange): Promise<BookingChanged> {
    return changeBooking(this.#db, this.siteId, leadId, change);
  }

  /** Counts a view of a vehicle, unless it was counted already, and returns how many there are now (ledger V16, H5). */
  countView(input: ViewInput): Promise<number> {
    return fenced(this.#db, this.siteId, (trx) => countView(trx, this.siteId, input));
  }

  /** How often a vehicle was looked at on this site. */
  views(vehicleId: number): Promise<number> {
    return this.#fenced((trx) => readViews(trx, this.siteId, vehicleId));
  }

  /** Records that someone revealed the dealer's number, without who it was (ledger V11). */
  noteReveal(input: RevealInput): Promise<void> {
    return fenced(this.#db, this.siteId, (trx) => noteReveal(trx, this.siteId, input));
  }

  #fenced<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#reads, this.siteId, work, 'snapshot');
  }
}

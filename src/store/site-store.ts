import type { Transaction } from 'kysely';
import type { ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { changePhone, type PhoneChange, type PhoneChanged } from '#src/store/accounts/change-phone.ts';
import { type RestoreInput, restoreWatched, setWatchAlerts } from '#src/store/accounts/change-watched.ts';
import {
  eraseOwnLeads,
  eraseShopper,
  type LeadRecord,
  type OwnLeadFiles,
  readOwnLeadFiles,
  readOwnLeadRecords,
  readShopperRecord,
  type ShopperRecord,
} from '#src/store/accounts/personal-data.ts';
import {
  type CurrentShopper,
  currentSession,
  currentShopper,
  endSessions,
  type OpenSession,
  readCodeEnteredAt,
  readSessions,
  type SessionInput,
  type SessionLine,
} from '#src/store/accounts/sessions.ts';
import { putShopperDetails, readShopperDetails } from '#src/store/accounts/shopper-details.ts';
import { readShopperLeads, type ShopperLead } from '#src/store/accounts/shopper-leads.ts';
import {
  type CodeInput,
  type CodeIssued,
  type CodeTried,
  issueCode,
  type TryInput,
  tryCode,
  withdrawCode,
} from '#src/store/accounts/sign-in-codes.ts';
import {
  readWatched,
  unwatchVehicle,
  type Watched,
  type WatchInput,
  type WatchOutcome,
  watchVehicle,
} from '#src/store/accounts/watchlist.ts';
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
import { readSite, type SiteRead } from '#src/store/site/read-site.ts';
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
    this.alerts = new AlertStore(db, siteId, reads);
    this.invoices = new InvoiceStore(db, siteId, reads);
    this.prizes = new PrizeStore(db, siteId, reads);
    this.reservations = new ReservationStore(db, siteId, reads);
    this.tradeIn = new TradeInStore(db, siteId, reads);
    this.purchases = new PurchaseStore(db, siteId, reads);
  }

  /** Reads in one consistent snapshot: what is read later belongs to the same instant as the versions read first. */
  snapshot<T>(now: Date, work: (snapshot: SiteSnapshot | null) => Promise<T>): Promise<T> {
    return this.#fenced(async (trx) => {
      const site = await readSite(trx, this.siteId, now);
      if (site === null) return work(null);
      const own = (dealershipId: number) => (site.dealershipVersions.has(dealershipId) ? dealershipId : 0);
      return work({
        site,
        stockOf: (dealershipId) => readStock(trx, own(dealershipId), now),
        archivedIdsOf: (dealershipId) => readArchivedIds(trx, own(dealershipId), now),
      });
    });
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

  /** Stores a code and counts its text, unless a limit is reached. */
  issueCode(input: CodeInput): Promise<CodeIssued> {
    return issueCode(this.#db, this.siteId, input);
  }

  /** Removes a code whose text was not sent; the one before it works again. */
  withdrawCode(codeId: string): Promise<void> {
    return withdrawCode(this.#db, this.siteId, codeId);
  }

  /** Tries a code of this site, and signs in if it is right. */
  tryCode(input: TryInput): Promise<CodeTried> {
    return tryCode(this.#db, this.siteId, input);
  }

  /** The session of a token with what its shopper watches; null when there is none. */
  currentShopper(input: SessionInput): Promise<CurrentShopper | null> {
    return currentShopper(this.#reads, this.siteId, input);
  }

  /** Whose session a token is on this site; extends it when it is due. */
  currentSession(input: SessionInput): Promise<OpenSession | null> {
    return currentSession(this.#reads, this.siteId, input);
  }

  sessions(shopperId: string, now: Date): Promise<SessionLine[]> {
    return this.#fenced((trx) => readSessions(trx, this.siteId, shopperId, now));
  }

  /** Gives a shopper another number, with the code that was sent to it. */
  changePhone(input: PhoneChange): Promise<PhoneChanged> {
    return changePhone(this.#db, this.siteId, input);
  }

  /** When the code of a shopper's session was entered. */
  codeEnteredAt(shopperId: string, sessionId: string): Promise<number | null> {
    return this.#fenced((trx) => readCodeEnteredAt(trx, this.siteId, shopperId, sessionId));
  }

  /** Ends one session of a shopper, or all of them when it is null; how many. */
  endSessions(shopperId: string, sessionId: string | null): Promise<number> {
    return fenced(this.#db, this.siteId, (trx) => endSessions(trx, this.siteId, shopperId, sessionId));
  }

  /** Puts a vehicle of this site on a shopper's watchlist. */
  watchVehicle(input: WatchInput): Promise<WatchOutcome> {
    return fenced(this.#db, this.siteId, (trx) => watchVehicle(trx, this.siteId, input));
  }

  unwatchVehicle(shopperId: string, vehicleId: number): Promise<void> {
    return fenced(this.#db, this.siteId, (trx) => unwatchVehicle(trx, this.siteId, shopperId, vehicleId));
  }

  /** Puts a vehicle back on a watchlist as it was; returns false when the list is full. */
  restoreWatched(input: RestoreInput): Promise<boolean> {
    return fenced(this.#db, this.siteId, (trx) => restoreWatched(trx, this.siteId, input));
  }

  /** Whether a shopper is told of changes to a vehicle that they watch; returns false when they do not. */
  setWatchAlerts(shopperId: string, vehicleId: number, isOn: boolean): Promise<boolean> {
    return fenced(this.#db, this.siteId, (trx) => setWatchAlerts(trx, this.siteId, shopperId, vehicleId, isOn));
  }

  /** What a shopper sent to this site, newest first: leads with the phone number that they have proved (ledger A10). */
  shopperLeads(shopperId: string, most: number): Promise<ShopperLead[]> {
    return this.#fenced((trx) => readShopperLeads(trx, this.siteId, shopperId, most));
  }

  /** A shopper's watchlist, newest first. */
  watched(shopperId: string): Promise<Watched[]> {
    return this.#fenced((trx) => readWatched(trx, this.siteId, shopperId));
  }

  shopperDetails(shopperId: string): Promise<Partial<ShopperDetails>> {
    return this.#fenced((trx) => readShopperDetails(trx, this.siteId, shopperId));
  }

  putShopperDetails(shopperId: string, details: ShopperDetails): Promise<void> {
    return fenced(this.#db, this.siteId, (trx) => putShopperDetails(trx, this.siteId, shopperId, details));
  }

  /** Everything of a shopper's account; `subject` is the keyed hash of their number. null when there is no such shopper (ledger A12). */
  shopperRecord(shopperId: string, subject: string): Promise<ShopperRecord | null> {
    return this.#fenced((trx) => readShopperRecord(trx, this.siteId, shopperId, subject));
  }

  /** Everything of the leads that are a shopper's, oldest first (ledger A12). */
  ownLeadRecords(shopperId: string): Promise<LeadRecord[]> {
    return this.#fenced((trx) => readOwnLeadRecords(trx, this.siteId, shopperId));
  }

  /** The leads that are a shopper's, with their files. */
  ownLeadFiles(shopperId: string): Promise<OwnLeadFiles[]> {
    return this.#fenced((trx) => readOwnLeadFiles(trx, this.siteId, shopperId));
  }

  /** Removes leads that are a shopper's; only the use-case that removes their files first calls it. Returns how many there were. */
  eraseOwnLeads(shopperId: string, ids: readonly string[]): Promise<number> {
    return fenced(this.#db, this.siteId, (trx) => eraseOwnLeads(trx, this.siteId, shopperId, ids));
  }

  /** Removes a shopper's account; returns false when there is none (ledger A12). */
  eraseShopper(shopperId: string, subject: string): Promise<boolean> {
    return fenced(this.#db, this.siteId, (trx) => eraseShopper(trx, this.siteId, shopperId, subject));
  }

  #fenced<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#reads, this.siteId, work, 'snapshot');
  }
}

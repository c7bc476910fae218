import type { Transaction } from 'kysely';
import type { StoredDetails } from '#src/rules/accounts/shopper-details.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type BegunHere, type BrowserOfShopper, claimBegun, readBegunHere } from './begun-here.ts';
import { changePhone, type PhoneChange, type PhoneChanged } from './change-phone.ts';
import { type RestoreInput, restoreWatched, setWatchAlerts } from './change-watched.ts';
import {
  eraseOwnLeads,
  eraseShopper,
  type LeadRecord,
  type OwnLeadFiles,
  readOwnLeadFiles,
  readOwnLeadRecords,
  readShopperRecord,
  type ShopperRecord,
} from './personal-data.ts';
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
} from './sessions.ts';
import { putShopperDetails, readShopperDetails } from './shopper-details.ts';
import { readShopperLeads, type ShopperLead } from './shopper-leads.ts';
import {
  type CodeInput,
  type CodeIssued,
  type CodeTried,
  carryOver,
  issueCode,
  type Subjects,
  type TryInput,
  tryCode,
  withdrawCode,
} from './sign-in-codes.ts';
import { readWatched, unwatchVehicle, type Watched, type WatchInput, type WatchOutcome, watchVehicle } from './watchlist.ts';

/** The shoppers of one site, their sessions, watchlists and data, fenced as its store is. */
export class AccountStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** Stores a code and counts its text, unless a limit is reached. */
  issueCode(input: CodeInput): Promise<CodeIssued> {
    return issueCode(this.#db, this.#siteId, input);
  }

  /** Finds a phone number's codes, counts and draws under the current key, if there is a previous one. */
  carryOver(subjects: Subjects): Promise<void> {
    return carryOver(this.#db, this.#siteId, subjects);
  }

  /** Removes a code whose text was not sent; the one before it works again. */
  withdrawCode(codeId: string): Promise<void> {
    return withdrawCode(this.#db, this.#siteId, codeId);
  }

  /** Tries a code of this site, and signs in if it is right. */
  tryCode(input: TryInput): Promise<CodeTried> {
    return tryCode(this.#db, this.#siteId, input);
  }

  /** The session of a token with what its shopper watches; null when there is none. */
  currentShopper(input: SessionInput): Promise<CurrentShopper | null> {
    return currentShopper(this.#reads, this.#siteId, input);
  }

  /** Whose session a token is on this site; extends it when it is due. */
  currentSession(input: SessionInput): Promise<OpenSession | null> {
    return currentSession(this.#reads, this.#siteId, input);
  }

  sessions(shopperId: string, now: Date): Promise<SessionLine[]> {
    return this.#fenced((trx) => readSessions(trx, this.#siteId, shopperId, now));
  }

  /** Gives a shopper another number, with the code that was sent to it. */
  changePhone(input: PhoneChange): Promise<PhoneChanged> {
    return changePhone(this.#db, this.#siteId, input);
  }

  /** When the code of a shopper's session was entered. */
  codeEnteredAt(shopperId: string, sessionId: string): Promise<number | null> {
    return this.#fenced((trx) => readCodeEnteredAt(trx, this.#siteId, shopperId, sessionId));
  }

  /** Ends one session of a shopper, or all of them when it is null; how many. */
  endSessions(shopperId: string, sessionId: string | null): Promise<number> {
    return fenced(this.#db, this.#siteId, (trx) => endSessions(trx, this.#siteId, shopperId, sessionId));
  }

  /** Puts a vehicle of this site on a shopper's watchlist. */
  watchVehicle(input: WatchInput): Promise<WatchOutcome> {
    return fenced(this.#db, this.#siteId, (trx) => watchVehicle(trx, this.#siteId, input));
  }

  unwatchVehicle(shopperId: string, vehicleId: number): Promise<void> {
    return fenced(this.#db, this.#siteId, (trx) => unwatchVehicle(trx, this.#siteId, shopperId, vehicleId));
  }

  /** Puts a vehicle back on a watchlist as it was; returns false when the list is full. */
  restoreWatched(input: RestoreInput): Promise<boolean> {
    return fenced(this.#db, this.#siteId, (trx) => restoreWatched(trx, this.#siteId, input));
  }

  /** Whether a shopper is told of changes to a vehicle that they watch; returns false when they do not. */
  setWatchAlerts(shopperId: string, vehicleId: number, isOn: boolean): Promise<boolean> {
    return fenced(this.#db, this.#siteId, (trx) => setWatchAlerts(trx, this.#siteId, shopperId, vehicleId, isOn));
  }

  /** What a shopper sent to this site, newest first: leads with the phone number that they have proved (ledger A10). */
  shopperLeads(shopperId: string, most: number): Promise<ShopperLead[]> {
    return this.#fenced((trx) => readShopperLeads(trx, this.#siteId, shopperId, most));
  }

  /** A shopper's watchlist, newest first. */
  watched(shopperId: string): Promise<Watched[]> {
    return this.#fenced((trx) => readWatched(trx, this.#siteId, shopperId));
  }

  shopperDetails(shopperId: string): Promise<StoredDetails> {
    return this.#fenced((trx) => readShopperDetails(trx, this.#siteId, shopperId));
  }

  putShopperDetails(shopperId: string, details: StoredDetails): Promise<void> {
    return fenced(this.#db, this.#siteId, (trx) => putShopperDetails(trx, this.#siteId, shopperId, details));
  }

  /** What was done on a shopper's browser before anybody signed in, and is nobody's yet (ledger A10). */
  begunHere(input: BrowserOfShopper): Promise<BegunHere[]> {
    return this.#fenced((trx) => readBegunHere(trx, this.#siteId, input));
  }

  /** Makes that the shopper's; returns how much it was. */
  claimBegun(input: BrowserOfShopper): Promise<number> {
    return fenced(this.#db, this.#siteId, (trx) => claimBegun(trx, this.#siteId, input));
  }

  /** Everything of a shopper's account; `subject` is the keyed hash of their number. null when there is no such shopper (ledger A12). */
  shopperRecord(shopperId: string, subject: string): Promise<ShopperRecord | null> {
    return this.#fenced((trx) => readShopperRecord(trx, this.#siteId, shopperId, subject));
  }

  /** Everything of the leads that are a shopper's, oldest first (ledger A12). */
  ownLeadRecords(shopperId: string): Promise<LeadRecord[]> {
    return this.#fenced((trx) => readOwnLeadRecords(trx, this.#siteId, shopperId));
  }

  /** The leads that are a shopper's, with their files. */
  ownLeadFiles(shopperId: string): Promise<OwnLeadFiles[]> {
    return this.#fenced((trx) => readOwnLeadFiles(trx, this.#siteId, shopperId));
  }

  /** Removes leads that are a shopper's; only the use-case that removes their files first calls it. Returns how many there were. */
  eraseOwnLeads(shopperId: string, ids: readonly string[]): Promise<number> {
    return fenced(this.#db, this.#siteId, (trx) => eraseOwnLeads(trx, this.#siteId, shopperId, ids));
  }

  /** Removes a shopper's account; returns false when there is none (ledger A12). */
  eraseShopper(shopperId: string, subject: string): Promise<boolean> {
    return fenced(this.#db, this.#siteId, (trx) => eraseShopper(trx, this.#siteId, shopperId, subject));
  }

  #fenced<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#reads, this.#siteId, work, 'snapshot');
  }
}

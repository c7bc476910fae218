import type { Transaction } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { type AlertInput, type AlertTaken, type AskAgainInput, askAlert, askAlertAgain } from './ask-alerts.ts';
import { changeLinkedAlert, type LinkAct, type LinkedAlert, readLinkedAlert } from './linked-alerts.ts';
import { changeOwnAlert, type OwnAlertChange, type OwnAlertLines, readOwnAlerts } from './own-alerts.ts';
import { alertsOfPerson, eraseAlertsOfPerson, type PersonAlerts } from './person-alerts.ts';

/** The alerts of one site, fenced as its store is. */
export class AlertStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** Takes a wish for an alert, and queues the email that asks to confirm it if need be (ledger A11). */
  ask(input: AlertInput): Promise<AlertTaken> {
    return askAlert(this.#db, this.#siteId, input);
  }

  /** Queues another email that asks to confirm an alert; returns false when a limit forbids it. */
  askAgain(input: AskAgainInput): Promise<boolean> {
    return askAlertAgain(this.#db, this.#siteId, input);
  }

  /** An alert by its id, for whoever has a link to it that we have signed. */
  linked(alertId: string): Promise<LinkedAlert | null> {
    return this.#read((trx) => readLinkedAlert(trx, this.#siteId, alertId));
  }

  changeLinked(alertId: string, act: LinkAct, now: Date): Promise<void> {
    return this.#write((trx) => changeLinkedAlert(trx, this.#siteId, alertId, act, now));
  }

  /** What a shopper is told by, and their alerts. */
  own(shopperId: string): Promise<OwnAlertLines> {
    return this.#read((trx) => readOwnAlerts(trx, this.#siteId, shopperId));
  }

  /** Switches a shopper's alert on or off, or changes its frequency; returns false when there is no such alert. */
  changeOwn(input: OwnAlertChange): Promise<boolean> {
    return this.#write((trx) => changeOwnAlert(trx, this.#siteId, input));
  }

  /** Everything that is stored of a shopper's alerts (ledger K5). */
  alertsOfPerson(shopperId: string): Promise<PersonAlerts[]> {
    return this.#read((trx) => alertsOfPerson(trx, this.#siteId, shopperId));
  }

  eraseAlertsOfPerson(shopperId: string): Promise<void> {
    return this.#write((trx) => eraseAlertsOfPerson(trx, this.#siteId, shopperId));
  }

  #read<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#reads, this.#siteId, work, 'snapshot');
  }

  #write<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#db, this.#siteId, work);
  }
}

import { sql } from 'kysely';
import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import { PURCHASE_DAYS } from '#src/rules/purchase/purchase-retention.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';

/** Whoever asks for what they have begun to buy, and for which vehicle. */
export interface PurchaseQuery {
  /** The hash of the visitor's token. */
  readonly visitor: string | null;
  readonly shopper: string | null;
  /** The id of one whose key they have. */
  readonly keyed?: string | null;
  readonly vehicle?: number;
}

export interface StoredPurchase {
  readonly id: string;
  readonly vehicleId: number;
  readonly answers: PurchaseAnswers;
  readonly changedAt: number;
  /** Whose it is: the hash of the token of whoever began it, and the shopper. */
  readonly visitor: string;
  readonly shopper: string | null;
  /** Whether whoever asks has only proved the number that somebody typed into it on another device. */
  readonly isByNumber: boolean;
}

/** Answers to store; without an id a purchase is begun. */
export interface PurchaseToSave {
  readonly id: string | null;
  readonly visitor: string;
  readonly shopper: string | null;
  readonly vehicle: number;
  readonly answers: PurchaseAnswers;
}

/** Everything that is stored of a purchase: whole rows, under the database's names. */
export interface PurchaseRecord {
  readonly purchase: Readonly<Record<string, unknown>>;
  readonly emails: readonly { readonly id: string }[];
}

/** What visitors of one site have begun to buy online, fenced as its store is. */
export class PurchaseStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** Newest first; one whose key was given comes before all others. */
  own(query: PurchaseQuery): Promise<StoredPurchase[]> {
    const asked = { keyed: null, vehicle: null, ...query, days: PURCHASE_DAYS };
    return fenced(
      this.#reads,
      this.#siteId,
      async (trx) => {
        const { rows } = await sql<{ record: Omit<StoredPurchase, 'changedAt'> & { readonly changedAt: string } }>`
          select record from own_purchases(${this.#siteId}, ${JSON.stringify(asked)}::jsonb)`.execute(trx);
        return rows.map(({ record }) => ({ ...record, changedAt: Date.parse(record.changedAt) }));
      },
      'snapshot',
    );
  }

  /** The state of the reservation that a purchase was paid with, on whichever device, or is being paid with; null when there is none. */
  stateOf(id: string): Promise<'held' | 'paid' | 'converted' | null> {
    return fenced(
      this.#reads,
      this.#siteId,
      async (trx) => {
        const { rows } = await sql<{ state: 'held' | 'paid' | 'converted' | null }>`
          select purchase_state(${this.#siteId}, ${id}::uuid) as state`.execute(trx);
        return rows[0]?.state ?? null;
      },
      'snapshot',
    );
  }

  /** Returns its id; null when it has been removed meanwhile. */
  save(purchase: PurchaseToSave): Promise<string | null> {
    return fenced(this.#db, this.#siteId, async (trx) => {
      const { rows } = await sql<{ id: string | null }>`
        select save_purchase(${this.#siteId}, ${JSON.stringify(purchase)}::jsonb) as id`.execute(trx);
      return rows[0]?.id ?? null;
    });
  }

  /** Queues the email with the link to a purchase; returns false when a limit is reached. */
  askLink(id: string, address: string, confirmation: Confirmation): Promise<boolean> {
    return fenced(this.#db, this.#siteId, async (trx) => {
      const { rows } = await sql<{ refusal: string | null }>`
        select ask_purchase_link(${this.#siteId}, ${JSON.stringify({ id, address, confirmation })}::jsonb) as refusal`.execute(
        trx,
      );
      return rows[0]?.refusal === null;
    });
  }

  /** Everything of what a shopper has begun to buy (ledger A12). */
  records(shopperId: string): Promise<PurchaseRecord[]> {
    return fenced(
      this.#reads,
      this.#siteId,
      async (trx) => {
        const { rows } = await sql<{ record: PurchaseRecord }>`
          select record from own_purchase_records(${this.#siteId}, ${shopperId}::uuid)`.execute(trx);
        return rows.map(({ record }) => record);
      },
      'snapshot',
    );
  }

  erase(shopperId: string): Promise<void> {
    return fenced(this.#db, this.#siteId, async (trx) => {
      await sql`select erase_own_purchases(${this.#siteId}, ${shopperId}::uuid)`.execute(trx);
    });
  }
}

import { sql, type Transaction } from 'kysely';
import type { PaymentState } from '#src/rules/payments/payment-state.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { ReservationState } from '#src/rules/reservations/reservation-state.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { type NewNotice, takeNotice } from '#src/store/payments/notices.ts';
import {
  findPayment,
  type KnownPayment,
  noteReference,
  openPayment,
  type PaymentOpened,
  type PaymentToOpen,
  type PaymentWord,
  settle,
} from '#src/store/payments/payments.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { changeReservation, type ReservationChanged } from './change-reservation.ts';
import { type HoldTaken, type HoldTerms, type NewHold, offerOnce, takeHold, type VehicleToHold } from './hold.ts';
import { type ReservationQuery, readOwnReservations } from './own-reservations.ts';
import { readVehicleHold, type VehicleHold } from './vehicle-hold.ts';

/** Everything that is stored of a reservation: whole rows, under the database's names. */
export interface ReservationRecord {
  readonly reservation: Readonly<Record<string, unknown>> & { readonly state: ReservationState };
  readonly events: readonly unknown[];
  readonly payments: readonly (Readonly<Record<string, unknown>> & { readonly state: PaymentState })[];
  readonly emails: readonly { readonly id: string }[];
}

/** The reservations and payments of one site, fenced as its store is. */
export class ReservationStore {
  readonly #db: Database;
  readonly #reads: Database;
  readonly #siteId: number;

  constructor(db: Database, siteId: number, reads: Database) {
    this.#db = db;
    this.#reads = reads;
    this.#siteId = siteId;
  }

  /** Holds a vehicle for whoever comes first (ledger R2). */
  hold<Refusal>(hold: NewHold, terms: (vehicle: VehicleToHold) => HoldTerms<Refusal>): Promise<HoldTaken<Refusal>> {
    return takeHold(this.#db, this.#siteId, hold, terms);
  }

  /** Stores what a shopper has told since their hold began, while nothing is paid. */
  amend(
    id: string,
    {
      contact,
      phone,
      shopperId,
      shown,
      lead,
      isPaying,
    }: Pick<NewHold, 'contact' | 'phone' | 'shopperId' | 'shown' | 'lead' | 'isPaying'>,
  ): Promise<{ readonly kind: 'amended' | 'offerUsed' }> {
    return offerOnce(() =>
      fenced(this.#db, this.#siteId, async (trx) => {
        await sql`select amend_hold(${this.#siteId}, ${JSON.stringify({ id, contact, phone, shopper: shopperId, shown, lead, isPaying })}::jsonb)`.execute(
          trx,
        );
        return { kind: 'amended' } as const;
      }),
    );
  }

  /** Those of these vehicles that somebody has, whoever it is. */
  heldAmong(vehicleIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.#read(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        select id from unnest(${[...vehicleIds]}::integer[]) as id where vehicle_hold(${this.#siteId}, id) is not null`.execute(
        trx,
      );
      return new Set(rows.map(({ id }) => id));
    });
  }

  /** The reservations of whoever asks, newest first. */
  own(query: ReservationQuery): Promise<OwnReservation[]> {
    return this.#read((trx) => readOwnReservations(trx, this.#siteId, query));
  }

  /** Who has a vehicle now, whoever it is; null when nobody has. */
  holdOf(vehicleId: number): Promise<VehicleHold | null> {
    return this.#read((trx) => readVehicleHold(trx, this.#siteId, vehicleId));
  }

  /** Lets a reservation go; only the use-case that has checked whose it is calls it. */
  cancel(id: string): Promise<ReservationChanged> {
    return changeReservation(this.#db, this.#siteId, id, 'shopper-cancels');
  }

  openPayment(reservationId: string, payment: PaymentToOpen): Promise<PaymentOpened> {
    return openPayment(this.#db, this.#siteId, reservationId, payment);
  }

  /** Returns whether somebody may be sent to pay under this name. */
  noteReference(paymentId: string, reference: string): Promise<boolean> {
    return noteReference(this.#db, this.#siteId, paymentId, reference);
  }

  /** Null for another site's. */
  payment(id: string): Promise<KnownPayment | null> {
    return this.#read((trx) => findPayment(trx, this.#siteId, id));
  }

  /** Does what follows from what the provider said of a payment. */
  settle(paymentId: string, said: PaymentWord): Promise<KnownPayment | null> {
    return settle(this.#db, this.#siteId, paymentId, said);
  }

  /** Stores a provider's notice, which may be about any site's payment. */
  takeNotice(notice: NewNotice): Promise<void> {
    return takeNotice(this.#db, notice);
  }

  /** Everything of the reservations that are a shopper's (ledger A12). */
  records(shopperId: string): Promise<ReservationRecord[]> {
    return this.#read(async (trx) => {
      const { rows } = await sql<{ record: ReservationRecord }>`
        select record from own_reservation_records(${this.#siteId}, ${shopperId}::uuid)`.execute(trx);
      return rows.map(({ record }) => record);
    });
  }

  /** Removes what is stored of a shopper's reservations but for the receipts (ledger A12). */
  erase(shopperId: string): Promise<void> {
    return fenced(this.#db, this.#siteId, async (trx) => {
      await sql`select erase_own_reservations(${this.#siteId}, ${shopperId}::uuid)`.execute(trx);
    });
  }

  #read<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return fenced(this.#reads, this.#siteId, work, 'snapshot');
  }
}

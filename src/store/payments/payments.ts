import { sql, type Transaction } from 'kysely';
import { REOPEN_MINUTES } from '#src/rules/payments/hosted-page.ts';
import {
  type BegunPayment,
  CURRENCY,
  isOpenPayment,
  nextPaymentState,
  type PaymentState,
  type RefundState,
} from '#src/rules/payments/payment-state.ts';
import { type NotPayable, payableDeposit } from '#src/rules/reservations/payable-deposit.ts';
import type { PriceChanged } from '#src/rules/reservations/price-changed.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { lockInvoice, type PaidInvoice, payTowards } from '#src/store/invoices/locked-invoice.ts';
import { endIfOver, lockReservation, raise } from '#src/store/reservations/locked-reservation.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A payment as it is known here. */
export interface KnownPayment {
  readonly id: string;
  readonly siteId: number;
  readonly reservationId: string | null;
  readonly provider: 'stripe' | 'test';
  readonly account: string | null;
  /** null until the provider has answered. */
  readonly reference: string | null;
  readonly amountCents: number;
  readonly state: PaymentState;
  readonly refundState: RefundState;
  /** Whether it is made on a page of the provider's own. */
  readonly isHosted: boolean;
}

/** The same, with what it pays towards if it is for an invoice. */
export interface FoundPayment extends KnownPayment {
  readonly invoice: PaidInvoice | null;
}

export interface PaymentToOpen {
  /** The id of a new one. */
  readonly id: string;
  readonly provider: KnownPayment['provider'];
  readonly account: string | null;
  readonly isHosted: boolean;
  readonly seenDepositCents: number;
  readonly seenPriceCents: number;
}

/** A payment that the provider is about to hear of. */
export interface OpenedPayment extends Pick<KnownPayment, 'id' | 'reference' | 'amountCents'> {
  /** When it was begun, as the database writes times. */
  readonly createdAt: string;
  /** Those that could be paid beside it, to be given up first. */
  readonly others: readonly { readonly id: string; readonly reference: string; readonly account: string | null }[];
}

export type PaymentOpened =
  | { readonly kind: 'open'; readonly payment: OpenedPayment }
  /** Nothing is begun. Whether nothing was charged either is known once the provider was asked about `begun`. */
  | {
      readonly kind: 'refused';
      readonly why: PriceChanged | NotPayable | { readonly kind: 'lapsed' };
      readonly begun: readonly BegunPayment[];
    }
  | { readonly kind: 'paid' | 'unknown' };

/** Finds or makes the payment by which a hold is paid. What the shopper saw must be what is true now, else nothing is begun. */
export function openPayment(
  db: Database,
  siteId: number,
  reservationId: string,
  { seenDepositCents, seenPriceCents, ...input }: PaymentToOpen,
): Promise<PaymentOpened> {
  return fenced(db, siteId, async (trx) => {
    const locked = await lockReservation(trx, siteId, reservationId);
    if (locked === null) return { kind: 'unknown' };
    const { begun } = locked;
    // Whoever paid in the last second is not turned away: the provider is asked before a hold lapses.
    const isAsked = locked.state === 'held' && begun.length > 0;
    const current = isAsked ? locked : await endIfOver(trx, locked);
    if (current.state === 'paid' || current.state === 'converted') return { kind: 'paid' };
    // A hold that only waits for a bank begins no other payment.
    const isOver = current.heldUntil === null || current.now >= current.heldUntil;
    if (current.state !== 'held' || isOver) return { kind: 'refused', why: { kind: 'lapsed' }, begun };
    const due = payableDeposit(
      { depositCents: current.depositCents, priceCents: current.vehicle?.priceCents ?? null },
      { depositCents: seenDepositCents, priceCents: seenPriceCents },
    );
    if (due.kind !== 'payable') return { kind: 'refused', why: due, begun };
    const given = { ...input, amountCents: due.depositCents, priceCents: due.priceCents, reopenMinutes: REOPEN_MINUTES };
    const { rows } = await sql<{ payment: OpenedPayment }>`
      select open_payment(${siteId}, ${reservationId}::uuid, ${JSON.stringify(given)}::jsonb) as payment`.execute(trx);
    return rows[0] === undefined ? { kind: 'unknown' } : { kind: 'open', payment: rows[0].payment };
  });
}

/**
 * Records the provider's name of a payment, unless it has one. Returns whether this is the name on record and the payment can still be made: if not,
 * another request was faster, or another way to pay was begun meanwhile, and nobody may be sent to pay under this name.
 */
export const noteReference = (db: Database, siteId: number, paymentId: string, reference: string): Promise<boolean> =>
  fenced(db, siteId, async (trx) => {
    await sql`select note_reference(${siteId}, ${paymentId}::uuid, ${reference})`.execute(trx);
    const noted = await findPayment(trx, siteId, paymentId);
    return noted?.reference === reference && isOpenPayment(noted.state);
  });

/** A payment of a site; null when there is none. */
export async function findPayment(trx: Transaction<Tables>, siteId: number, id: string): Promise<FoundPayment | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{ found: FoundPayment | null }>`select find_payment(${siteId}, ${id}::uuid) as found`.execute(trx);
  return rows[0]?.found ?? null;
}

/** What a provider says of a payment. */
export interface PaymentWord {
  readonly reference: string;
  readonly formerReference?: string;
  readonly outcome: PaymentState;
  readonly amountCents: number;
  readonly currency: string;
  readonly card: string | null;
}

/**
 * Does what follows from what the provider said of a payment, once however often it is said: what it is for, a reservation or an invoice, is locked
 * before the payment, as everywhere. Returns the payment as it is then; null when there is none.
 */
export function settle(db: Database, siteId: number, paymentId: string, said: PaymentWord): Promise<KnownPayment | null> {
  return fenced(db, siteId, async (trx) => {
    const known = await findPayment(trx, siteId, paymentId);
    if (known === null) return null;
    const reservation = known.reservationId === null ? null : await lockReservation(trx, siteId, known.reservationId);
    const invoice = known.invoice === null ? null : await lockInvoice(trx, siteId, known.invoice);
    const payment = await lockPayment(trx, siteId, paymentId);
    if (payment === null) return null;
    // Another reference was started under this id: nothing that is said of it is about this payment.
    if (payment.reference !== null && payment.reference !== said.reference && payment.reference !== said.formerReference)
      return payment;
    const state = nextPaymentState(payment.state, said.outcome);
    const isPaid = state === 'succeeded' && payment.state !== 'succeeded';
    const isOurs = said.amountCents === payment.amountCents && said.currency.toLowerCase() === CURRENCY;
    const error = isPaid && !isOurs ? mismatch(payment, said) : null;
    if (state !== payment.state || payment.reference !== said.reference) {
      const given = { state, card: said.card, reference: said.reference, error, isReturned: isPaid && !isOurs };
      await sql`select record_payment(${siteId}, ${paymentId}::uuid, ${JSON.stringify(given)}::jsonb)`.execute(trx);
    }
    if (isPaid && isOurs && reservation !== null) {
      // It was under way until now, so the hold has waited for it, if nobody has ended it and the wait was not too long.
      const waited = await endIfOver(trx, { ...reservation, hasWaitingPayment: true });
      await raise(trx, waited, { event: 'payment-succeeds', by: 'provider', paymentId });
    }
    if (isPaid && isOurs && known.invoice !== null) await payTowards(trx, siteId, { paymentId, paid: known.invoice, invoice });
    return findPayment(trx, siteId, paymentId);
  });
}

const mismatch = ({ amountCents }: KnownPayment, said: PaymentWord): string =>
  `The provider took ${said.amountCents} ${said.currency}, not ${amountCents} ${CURRENCY}: it will be refunded.`.slice(0, 300);

async function lockPayment(trx: Transaction<Tables>, siteId: number, id: string): Promise<KnownPayment | null> {
  const { rows } = await sql<{ found: KnownPayment | null }>`select lock_payment(${siteId}, ${id}::uuid) as found`.execute(trx);
  return rows[0]?.found ?? null;
}

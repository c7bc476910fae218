import { sql } from 'kysely';
import type { RefundGap } from '#src/rules/payments/payment-state.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { noteInvoiceRefund } from '#src/store/invoices/invoice-refunds.ts';
import { lockReservation, raise } from '#src/store/reservations/locked-reservation.ts';
import { PAYMENT_COLUMNS, PAYMENT_LEASE } from './follow-payments.ts';
import type { KnownPayment } from './payments.ts';

/** A payment that is to be given back. */
export interface WantedRefund extends KnownPayment {
  readonly refundId: string;
  readonly attempts: number;
}

/** Takes refunds that are due, up to a number; a worker that dies leaves them due again, under the same id. */
export async function takeRefunds(db: Database, provider: string, most: number): Promise<WantedRefund[]> {
  const { rows } = await sql<WantedRefund>`
    with taken as (
      update payment set attempts = least(attempts + 1, 30000), next_attempt_at = ${PAYMENT_LEASE} where id in (
        select id from payment where refund_state = 'wanted' and provider = ${provider} and next_attempt_at <= clock_timestamp()
        order by next_attempt_at limit ${most} for update skip locked)
      returning *
    )
    select ${PAYMENT_COLUMNS}, p.refund_id, p.attempts from taken p`.execute(db);
  return rows;
}

/** Records what the provider said to a refund, tells whoever paid, and ends the reservation if all that was paid for it has been given back. */
export function recordRefund(
  db: Database,
  { id, siteId, refundId, reservationId }: WantedRefund,
  said: 'done' | 'refused',
): Promise<void> {
  return fenced(db, siteId, async (trx) => {
    const reservation = reservationId === null ? null : await lockReservation(trx, siteId, reservationId);
    const { rows } = await sql`
      update payment set refund_state = ${said}, changed_at = clock_timestamp(),
        refunded_at = case when ${said} = 'done' then clock_timestamp() end,
        error = case when ${said} = 'refused' then 'The provider refuses to give it back: a person must.' else error end
      where site_id = ${siteId} and id = ${id} and refund_id = ${refundId} and refund_state = 'wanted' returning id`.execute(trx);
    if (rows.length === 0 || said === 'refused') return;
    if (reservation === null) return noteInvoiceRefund(trx, siteId, id);
    const { rows: left } = await sql`select id from payment
      where site_id = ${siteId} and reservation_id = ${reservationId} and state = 'succeeded' and refund_state <> 'done' limit 1`.execute(
      trx,
    );
    if (left.length === 0) await raise(trx, reservation, { event: 'refund-succeeds', by: 'provider' });
  });
}

/** Has refunds that the provider refused asked for again, under a new id; how many. Refused is certain: nothing was given back. */
export async function retryRefunds(db: Database, siteId: number, reservationId: string): Promise<number> {
  const { rows } = await sql`
    update payment set refund_state = 'wanted', refund_id = gen_random_uuid(), error = null, attempts = 0, next_attempt_at = clock_timestamp()
    where site_id = ${siteId} and reservation_id = ${reservationId} and refund_state = 'refused' returning id`.execute(db);
  return rows.length;
}

/** Records that the provider gave back something else than the books say, so that a person looks; one that has changed meanwhile is left alone. */
export async function noteRefundGap(
  db: Database,
  { id, siteId }: Pick<KnownPayment, 'id' | 'siteId'>,
  gap: RefundGap,
): Promise<void> {
  const change =
    gap === 'unasked'
      ? sql`error = 'The provider gave it back, or part of it, without being asked.' where refund_state = 'none' and error is null`
      : sql`refund_state = 'refused', refunded_at = null, error = 'It was given back, and came back: a person must return the money.'
        where refund_state = 'done'`;
  await sql`update payment set changed_at = clock_timestamp(), ${change} and site_id = ${siteId} and id = ${id}`.execute(db);
}

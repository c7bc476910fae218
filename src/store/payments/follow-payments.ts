import { sql } from 'kysely';
import type { InvoiceFacts } from '#src/rules/invoices/invoice.ts';
import type { InvoicePart } from '#src/rules/invoices/invoice-payment.ts';
import type { ReservationState } from '#src/rules/reservations/reservation-state.ts';
import type { Database } from '#src/store/connect.ts';
import { PAID_CENTS } from '#src/store/invoices/paid-cents.ts';
import type { KnownPayment } from './payments.ts';

/** A payment that may still be paid, with what it is for. */
export interface OpenPayment extends KnownPayment {
  readonly attempts: number;
  /** null for one that is not for a reservation. */
  readonly reservationState: ReservationState | null;
  /** null for one that is not for an invoice. */
  readonly paying: (InvoicePart & { readonly minutesOld: number; readonly invoice: InvoiceFacts | null }) | null;
}

/** The columns of a payment, here `p`, as the code names them. */
export const PAYMENT_COLUMNS = sql`p.id, p.site_id, p.reservation_id, p.provider, p.account, p.reference, p.amount_cents::float8 as amount_cents,
  p.state, p.refund_state, p.is_hosted`;

/** A worker that dies leaves what it took due again after this time. */
export const PAYMENT_LEASE = sql`clock_timestamp() + interval '1 minute'`;

/** Takes payments whose outcome nobody has told us, up to a number, so that the provider is asked. */
export async function takeOpenPayments(db: Database, provider: string, most: number): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    with taken as (
      update payment set attempts = least(attempts + 1, 30000), next_attempt_at = ${PAYMENT_LEASE} where id in (
        select id from payment where state in ('started', 'waiting', 'failed') and provider = ${provider} and next_attempt_at <= clock_timestamp()
        order by next_attempt_at limit ${most} for update skip locked)
      returning *
    )
    select ${PAYMENT_COLUMNS}, p.attempts, r.state as reservation_state,
      case when ip.payment_id is not null then jsonb_build_object('amountCents', ip.amount_cents, 'isMatched', ip.is_matched,
        'minutesOld', extract(epoch from clock_timestamp() - p.created_at) / 60,
        'invoice', case when i.id is not null then jsonb_build_object('totalCents', i.total_cents, 'isCancelled', i.cancelled_at is not null,
          'paidCents', ${PAID_CENTS}) end) end as paying
    from taken p left join reservation r on r.site_id = p.site_id and r.id = p.reservation_id
      left join invoice_payment ip on ip.site_id = p.site_id and ip.payment_id = p.id
      left join invoice i on i.site_id = ip.site_id and i.id = ip.invoice_id`.execute(db);
  return rows;
}

/** The open payments of a reservation that the provider can be asked about. */
export async function readOpenPayments(db: Database, siteId: number, reservationId: string): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`select ${PAYMENT_COLUMNS} from payment p
    where p.site_id = ${siteId} and p.reservation_id = ${reservationId} and p.state in ('started', 'waiting', 'failed')
      and p.reference is not null`.execute(db);
  return rows;
}

/** When the provider is asked about a payment again. */
export async function askAgain(db: Database, siteId: number, id: string, inMs: number): Promise<void> {
  await sql`update payment set next_attempt_at = clock_timestamp() + make_interval(secs => ${inMs / 1000})
    where site_id = ${siteId} and id = ${id}`.execute(db);
}

/** Gives up a payment that the provider never answered for: nobody has what it takes to pay it. */
export async function giveUpUnanswered(db: Database, siteId: number, id: string): Promise<void> {
  await sql`update payment set state = 'given-up', changed_at = clock_timestamp()
    where site_id = ${siteId} and id = ${id} and reference is null and state = 'started'`.execute(db);
}

/** The payment under an id, whatever its site. */
export async function findPaymentOfAnySite(db: Database, id: string): Promise<KnownPayment | null> {
  const { rows } = await sql<KnownPayment>`select ${PAYMENT_COLUMNS} from payment p where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

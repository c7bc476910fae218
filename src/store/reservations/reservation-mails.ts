import { sql } from 'kysely';
import type { RefundState } from '#src/rules/payments/payment-state.ts';
import type { AgreedPurchase } from '#src/rules/purchase/purchase-words.ts';
import type { ReservedVehicle } from '#src/rules/reservations/own-reservation.ts';
import type { ReservationMailKind } from '#src/rules/reservations/reservation-effects.ts';
import { type AlertSite, SITE_COLUMNS } from '#src/store/alerts/digests.ts';
import type { Database } from '#src/store/connect.ts';
import { MAIL_LEASE } from '#src/store/mail-outbox.ts';

/** An email about a reservation that is due. Money in cents. */
export interface DueReservationMail {
  readonly id: string;
  readonly kind: ReservationMailKind;
  readonly attempts: number;
  readonly site: AlertSite;
  readonly reservationId: string;
  readonly number: string;
  readonly vehicleId: number;
  readonly dealershipId: number;
  readonly contact: Readonly<Record<string, string>>;
  readonly vehicle: ReservedVehicle;
  readonly depositCents: number;
  readonly priceCents: number;
  readonly hours: number;
  readonly paidUntil: Date | null;
  readonly paidAt: Date | null;
  readonly card: string | null;
  readonly refund: RefundState;
  readonly refundedAt: Date | null;
  /** What somebody who buys it online agreed to. */
  readonly agreed: AgreedPurchase | null;
}

/** Takes emails that are due, up to a number. */
export async function takeReservationMails(db: Database, most: number): Promise<DueReservationMail[]> {
  const { rows } = await sql<
    Omit<DueReservationMail, 'depositCents' | 'priceCents'> & { depositCents: string; priceCents: string }
  >`
    with taken as (
      update reservation_mail set attempts = attempts + 1, next_attempt_at = ${MAIL_LEASE} where id in (
        select id from reservation_mail where state = 'due' and next_attempt_at <= clock_timestamp()
        order by next_attempt_at limit ${most} for update skip locked)
      returning id, site_id, reservation_id, kind, attempts
    )
    select t.id, t.kind, t.attempts, ${SITE_COLUMNS} as site, r.id as reservation_id, r.number, r.vehicle_id, r.dealership_id, r.contact, r.vehicle,
      r.deposit_cents, r.price_cents, r.hours, r.paid_until, p.paid_at, p.card, coalesce(p.refund_state, 'none') as refund, p.refunded_at,
      r.shown->'purchase' as agreed
    from taken t join site s on s.id = t.site_id join reservation r on r.site_id = t.site_id and r.id = t.reservation_id
      left join lateral (select * from payment p where p.site_id = t.site_id and p.reservation_id = r.id and p.state = 'succeeded'
        order by p.id is not distinct from r.deposit_payment_id desc, p.paid_at desc limit 1) p on true`.execute(db);
  return rows.map((row) => ({ ...row, depositCents: Number(row.depositCents), priceCents: Number(row.priceCents) }));
}

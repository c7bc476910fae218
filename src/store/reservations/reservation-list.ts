import { sql } from 'kysely';
import type { PaymentState, RefundState } from '#src/rules/payments/payment-state.ts';
import type { AgreedPurchase } from '#src/rules/purchase/purchase-words.ts';
import type { ReservedVehicle } from '#src/rules/reservations/own-reservation.ts';
import type { ReservationState } from '#src/rules/reservations/reservation-state.ts';
import type { Database } from '#src/store/connect.ts';

/** A payment as a dealer sees it. Money in cents. */
export interface ListedPayment {
  readonly id: string;
  readonly provider: string;
  readonly reference: string | null;
  readonly amountCents: number;
  readonly state: PaymentState;
  readonly refundState: RefundState;
  readonly card: string | null;
  readonly error: string | null;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
}

/** A reservation as a dealer sees it. */
export interface ListedReservation {
  readonly id: string;
  readonly number: string;
  readonly state: ReservationState;
  readonly contact: Readonly<Record<string, string>>;
  readonly vehicle: ReservedVehicle;
  readonly depositCents: number;
  readonly priceCents: number;
  readonly heldUntil: Date | null;
  readonly paidUntil: Date | null;
  readonly leadId: string | null;
  readonly createdAt: Date;
  /** What somebody who buys it online agreed to by paying, and when it was shown. */
  readonly agreed: (AgreedPurchase & { readonly at: string | null }) | null;
  readonly payments: readonly ListedPayment[];
  readonly events: readonly {
    readonly from: string;
    readonly event: string;
    readonly to: string;
    readonly by: string;
    readonly at: string;
  }[];
}

/** The newest reservations of a site, or the one with a number. */
export async function listReservations(
  db: Database,
  siteId: number,
  { most, number = null }: { readonly most: number; readonly number?: string | null },
): Promise<ListedReservation[]> {
  const { rows } = await sql<ListedReservation>`
    select r.id, r.number, r.state, r.contact, r.vehicle, r.deposit_cents::float8 as deposit_cents, r.price_cents::float8 as price_cents,
      r.held_until, r.paid_until, r.lead_id, r.created_at,
      (r.shown->'purchase') || jsonb_build_object('at', r.shown->'at') as agreed,
      (select coalesce(json_agg(json_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference, 'amountCents', p.amount_cents,
        'state', p.state, 'refundState', p.refund_state, 'card', p.card, 'error', p.error, 'paidAt', p.paid_at,
        'refundedAt', p.refunded_at) order by p.created_at), '[]')
        from payment p where p.site_id = r.site_id and p.reservation_id = r.id) as payments,
      (select coalesce(json_agg(json_build_object('from', e.from_state, 'event', e.event, 'to', e.to_state, 'by', e.by, 'at', e.at) order by e.id), '[]')
        from reservation_event e where e.site_id = r.site_id and e.reservation_id = r.id) as events
    from reservation r where r.site_id = ${siteId} and (${number}::text is null or r.number = upper(${number}))
    order by r.created_at desc, r.id limit ${most}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { endsAt } from '#src/rules/reservations/due-event.ts';
import {
  type HeldBefore,
  type HeldBeside,
  type HoldLimits,
  holdsTooMany,
  isCrowded,
  isHeldTooOften,
} from '#src/rules/reservations/held-before.ts';
import type { ReservedVehicle } from '#src/rules/reservations/own-reservation.ts';
import type { ReservationLead } from '#src/rules/reservations/reservation-lead.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { endIfOver, type LockedReservation, lockReservation, raise } from './locked-reservation.ts';
import type { VehicleHold } from './vehicle-hold.ts';

/** What decides whether a vehicle may be held, as the database has it now. Money in cents. */
export interface VehicleToHold {
  readonly status: string;
  readonly sold: boolean;
  readonly reserved: boolean;
  readonly reserveEligible: boolean;
  readonly isShown: boolean;
  readonly priceCents: number | null;
  readonly depositCents: number | null;
  readonly dealershipId: number;
}

export interface NewHold {
  readonly number: string;
  readonly idempotencyKey: string;
  readonly vehicleId: number;
  /** The hash of the visitor's token. */
  readonly visitor: string;
  readonly shopperId: string | null;
  /** In E.164 form; null for a number that is no mobile. */
  readonly phone: string | null;
  readonly contact: Readonly<Record<string, string>>;
  readonly vehicle: ReservedVehicle;
  readonly hours: number;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly lead: ReservationLead;
  /** Whether the shopper pays now, and does not only begin to fill the form in. */
  readonly isPaying: boolean;
  /** A keyed hash of the network address and the day. */
  readonly sender: string;
  /** The hash under the key that was replaced. */
  readonly senderBefore?: string | null;
  /** How much may be held unpaid by people who have not signed in, where so many vehicles are for sale. */
  readonly limits: HoldLimits & { readonly forSale: number };
}

/** What a vehicle is held for, as the rules decide from what the database has; or why it is not. */
export type HoldTerms<Refusal> =
  | { readonly kind: 'terms'; readonly depositCents: number; readonly priceCents: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type HoldTaken<Refusal> =
  | { readonly kind: 'held' | 'yours'; readonly id: string; readonly isNew: boolean }
  | ({ readonly kind: 'taken' } & VehicleHold)
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'tooMany' }
  /** People who have not signed in hold too much already. */
  | { readonly kind: 'crowded' }
  | { readonly kind: 'tooOften'; readonly retryAfterSeconds: number }
  /** The trade-in that is part of it is part of another purchase. */
  | { readonly kind: 'offerUsed' }
  | { readonly kind: 'unknown' };

interface Found {
  readonly vehicle: VehicleToHold | null;
  readonly isReserved: boolean;
  readonly live: { readonly id: string; readonly siteId: number } | null;
  readonly others: number;
  readonly beside: HeldBeside;
  readonly before: HeldBefore & { readonly endsInSeconds: number | null };
}

/**
 * Holds a vehicle of a site in one transaction. Those who want one vehicle take turns; a hold whose time is over is ended by whoever comes next;
 * a unique index is the second line of defence. `terms` decides from the vehicle as it is at that moment.
 */
export function takeHold<Refusal>(
  db: Database,
  siteId: number,
  { limits, ...hold }: NewHold,
  terms: (vehicle: VehicleToHold) => HoldTerms<Refusal>,
): Promise<HoldTaken<Refusal>> {
  return offerOnce(() =>
    fenced(db, siteId, async (trx) => {
      const asked = {
        vehicle: hold.vehicleId,
        visitor: hold.visitor,
        shopper: hold.shopperId,
        sender: hold.sender,
        senderBefore: hold.senderBefore,
      };
      const { rows } = await sql<{
        found: Found;
      }>`select begin_hold(${siteId}, ${JSON.stringify(asked)}::jsonb) as found`.execute(trx);
      const found = rows[0]?.found;
      if (found?.vehicle == null || !found.vehicle.isShown) return { kind: 'unknown' };
      const locked = found.live === null ? null : await lockReservation(trx, found.live.siteId, found.live.id);
      const live = locked === null ? null : await endIfOver(trx, locked);
      if (live !== null && (live.state === 'held' || live.state === 'paid')) return standing(live, siteId, hold);
      // Ending the reservation that was in the way has freed the vehicle.
      const isReserved = found.vehicle.reserved || (found.isReserved && locked === null);
      const agreed = terms({ ...found.vehicle, reserved: isReserved });
      if (agreed.kind === 'refused') return agreed;
      if (holdsTooMany(found.others)) return { kind: 'tooMany' };
      if (hold.shopperId === null && isCrowded(found.beside, limits, limits.forSale)) return { kind: 'crowded' };
      if (isHeldTooOften(found.before)) return { kind: 'tooOften', retryAfterSeconds: found.before.endsInSeconds ?? 0 };
      const made = {
        ...hold,
        depositCents: agreed.depositCents,
        priceCents: agreed.priceCents,
        dealershipId: found.vehicle.dealershipId,
      };
      const { rows: ids } = await sql<{ id: string }>`
      select make_reservation(${siteId}, ${JSON.stringify(made)}::jsonb) as id`.execute(trx);
      const offered = await lockReservation(trx, siteId, ids[0]?.id ?? '');
      if (offered === null) throw new Error('The database lost a reservation.');
      await raise(trx, offered, { event: 'hold', by: 'shopper' });
      return { kind: 'held', id: offered.id, isNew: true };
    }),
  );
}

/** Two purchases that want one trade-in at the same instant: the database lets one of them have it. */
export async function offerOnce<T>(work: () => Promise<T>): Promise<T | { readonly kind: 'offerUsed' }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'reservation_offer_once')
      return { kind: 'offerUsed' };
    throw error;
  }
}

/** A vehicle that somebody has: whoever asks, or somebody else. */
function standing(live: LockedReservation, siteId: number, hold: Omit<NewHold, 'limits'>): HoldTaken<never> {
  const isOwn =
    live.siteId === siteId && (live.shopperId === null ? live.visitor === hold.visitor : live.shopperId === hold.shopperId);
  if (isOwn) return { kind: live.idempotencyKey === hold.idempotencyKey ? 'held' : 'yours', id: live.id, isNew: false };
  return {
    kind: 'taken',
    by: live.state === 'paid' ? 'reserved' : 'paying',
    since: live.changedAt,
    freeAt: endsAt(live) ?? live.now,
  };
}

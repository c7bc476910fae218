import type { ReservationEvent, ReservationState } from '#src/rules/reservations/reservation-state.ts';
import { reservationTransition } from '#src/rules/reservations/reservation-state.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { endIfOver, lockReservation, raise } from './locked-reservation.ts';

export interface ReservationChanged {
  readonly kind: 'changed' | 'notPossible' | 'unknown';
  readonly state: ReservationState | null;
}

/** What a person does to a reservation of a site: the shopper whose it is, or the dealer. One whose time is over is ended first. */
export function changeReservation(
  db: Database,
  siteId: number,
  id: string,
  event: Extract<ReservationEvent, 'shopper-cancels' | 'dealer-cancels' | 'dealer-converts'>,
  /** A state in which nothing is done. */
  { unless }: { readonly unless?: ReservationState } = {},
): Promise<ReservationChanged> {
  return fenced(db, siteId, async (trx) => {
    const locked = await lockReservation(trx, siteId, id);
    if (locked === null) return { kind: 'unknown', state: null };
    const current = await endIfOver(trx, locked);
    if (current.state === unless || reservationTransition(current.state, event) === null)
      return { kind: 'notPossible', state: current.state };
    const changed = await raise(trx, current, { event, by: event === 'shopper-cancels' ? 'shopper' : 'dealer' });
    return { kind: 'changed', state: changed.state };
  });
}

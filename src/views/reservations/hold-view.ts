import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import type { Context } from '#src/use-cases/context.ts';

/** A hold that a shopper has while they pay. */
export interface HoldView {
  readonly id: string;
  /** When it ends, and when the page was made, by the server's clock. */
  readonly until: number;
  readonly now: number;
  /** '3.52 pm' */
  readonly untilText: string;
}

/** The hold of a reservation; null when nothing is held any more, or it is paid. */
export function holdView({ site, services }: Pick<Context, 'site' | 'services'>, own: OwnReservation | null): HoldView | null {
  if (own?.state !== 'held' || own.heldUntil === null) return null;
  const until = own.heldUntil;
  return { id: own.id, until, now: services.now(), untilText: clockText(site.switches.timeZone, until) };
}

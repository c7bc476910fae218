import type { FieldError } from '#src/rules/leads/check-step.ts';
import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { PriceChanged } from '#src/rules/reservations/price-changed.ts';
import type { Context } from '#src/use-cases/context.ts';

/** What a shopper sends to have a vehicle held while they pay. */
export interface HoldInput {
  /** The vehicle, by id or address (ledger I3). */
  readonly carKey: string;
  /** first_name, last_name, email, phone, as typed. */
  readonly contact: Readonly<Record<string, string>>;
  /** What the page showed when it was sent. */
  readonly seenPriceCents: number;
  readonly seenDepositCents: number;
  /** One per attempt, made by the page: the same key finds the same hold. */
  readonly idempotencyKey: string;
}

export type HoldOutcome =
  /** `visitor` is the token that the visitor's cookie must hold from now on. */
  | { readonly kind: 'held' | 'yours'; readonly reservation: OwnReservation; readonly visitor: string }
  /** Somebody else has it; `freeAt` is when it is free again at the latest, if they do not go ahead. */
  | { readonly kind: 'taken'; readonly by: 'paying' | 'reserved'; readonly since: number; readonly freeAt: number }
  | { readonly kind: 'notOffered' }
  | PriceChanged
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unknown' };

/** Holds a vehicle for a shopper who is about to pay (ledger R2). */
export function holdVehicle(_context: Context, _input: HoldInput): Promise<HoldOutcome> {
  throw new Error('Holding a vehicle is not there yet.');
}

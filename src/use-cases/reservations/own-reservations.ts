import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import type { Context } from '#src/use-cases/context.ts';

/**
 * A reservation of whoever asks: of the visitor by their cookie, of the shopper who is signed in, or of whoever has the link of its emails, whose
 * key is signed. Returns null for anyone else.
 */
export function ownReservation(_context: Context, _id: string, _key: string | null = null): Promise<OwnReservation | null> {
  throw new Error('Reservations are not there yet.');
}

/** The reservations of whoever asks, newest first: of the shopper who is signed in, and of the visitor. */
export function listOwnReservations(_context: Context): Promise<readonly OwnReservation[]> {
  throw new Error('Reservations are not there yet.');
}

/** The hold or reservation of a vehicle by whoever asks, for resuming it; null if they have none. */
export function ownReservationOf(_context: Context, _vehicleId: number): Promise<OwnReservation | null> {
  throw new Error('Reservations are not there yet.');
}

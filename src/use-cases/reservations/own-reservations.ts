import type { OwnReservation } from '#src/rules/reservations/own-reservation.ts';
import { isLive } from '#src/rules/reservations/reservation-state.ts';
import type { ReservationQuery } from '#src/store/reservations/own-reservations.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';

/**
 * A reservation of whoever asks: of the visitor by their cookie, of the shopper who is signed in, or of whoever has the link of its emails, whose
 * key is signed. Returns null for anyone else.
 */
export async function ownReservation(context: Context, id: string, key: string | null = null): Promise<OwnReservation | null> {
  const isKeyed = key !== null && context.services.signer.isSigned('reservation', id, key);
  const [found] = await context.store.reservations.own({ ...(await askedBy(context)), id, isKeyed });
  return found ?? null;
}

/** What a shopper has reserved, newest first: with this account, or with the number that they have proved. */
export const listOwnReservations = ({ store }: Context, { shopperId }: Pick<SignedIn, 'shopperId'>): Promise<OwnReservation[]> =>
  store.reservations.own({ visitor: null, shopper: shopperId });

/** Everything that whoever asks, the visitor or the shopper who is signed in, has held or reserved of a vehicle; newest first. */
export const ownReservationsOf = async (context: Context, vehicleId: number): Promise<readonly OwnReservation[]> =>
  context.store.reservations.own({ ...(await askedBy(context)), vehicle: vehicleId });

/** The hold or reservation that keeps a vehicle for whoever asks, for resuming it; null if they have none. */
export async function ownReservationOf(context: Context, vehicleId: number): Promise<OwnReservation | null> {
  const found = await ownReservationsOf(context, vehicleId);
  return found.find(({ state }) => isLive(state)) ?? null;
}

async function askedBy(context: Context): Promise<ReservationQuery> {
  const { sender } = context;
  const session = await readSession(context);
  return {
    visitor: sender?.visitor == null ? null : visitorHash(sender.visitor),
    shopper: session?.shopperId ?? null,
  };
}

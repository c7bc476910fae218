import { sql, type Transaction } from 'kysely';
import { dueEvent } from '#src/rules/reservations/due-event.ts';
import type { OwnReservation, ReservationEnding } from '#src/rules/reservations/own-reservation.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Whoever asks for reservations, and for which. */
export interface ReservationQuery {
  /** The hash of the visitor's token. */
  readonly visitor: string | null;
  readonly shopper: string | null;
  readonly id?: string;
  /** Whether they have the key of that one. */
  readonly isKeyed?: boolean;
  readonly vehicle?: number;
}

const TIMES = ['heldUntil', 'paidUntil', 'refundedAt', 'paidAt', 'changedAt', 'createdAt'] as const;

type Times = (typeof TIMES)[number];
type Raw = Omit<OwnReservation, Times | 'ending'> & {
  readonly [Name in Times]: OwnReservation[Name] extends number ? string : string | null;
} & {
  readonly vehicleId: number;
  readonly now: string;
  readonly ending: (Omit<ReservationEnding, 'at'> & { readonly at: string }) | null;
};

/** The reservations of whoever asks, newest first. One whose time is over is shown as ended, though nobody has ended it yet. */
export async function readOwnReservations(
  trx: Transaction<Tables>,
  siteId: number,
  query: ReservationQuery,
): Promise<OwnReservation[]> {
  if (query.id !== undefined && !isUuid(query.id)) return [];
  const asked = { id: null, vehicle: null, isKeyed: false, ...query };
  const { rows } = await sql<{ record: Raw }>`
    select record from own_reservations(${siteId}, ${JSON.stringify(asked)}::jsonb)`.execute(trx);
  return rows.map(({ record }) => own(record));
}

function own({ vehicleId: _vehicle, now, ...raw }: Raw): OwnReservation {
  const reservation = {
    ...raw,
    ending: raw.ending === null ? null : { ...raw.ending, at: Date.parse(raw.ending.at) },
    ...(Object.fromEntries(TIMES.map((name) => [name, raw[name] === null ? null : Date.parse(raw[name])])) as Pick<
      OwnReservation,
      Times
    >),
  };
  const hasWaitingPayment = reservation.waitingPaymentId !== null;
  const isOver = dueEvent({ ...reservation, hasWaitingPayment }, Date.parse(now)) !== null;
  return isOver ? { ...reservation, state: 'expired', heldUntil: null, waitingPaymentId: null } : reservation;
}

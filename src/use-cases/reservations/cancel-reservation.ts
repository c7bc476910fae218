import type { Context } from '#src/use-cases/context.ts';
import { ownReservation } from './own-reservations.ts';

export interface CancelOutcome {
  readonly kind: 'cancelled' | 'notPossible' | 'unknown';
}

/** Lets a vehicle go, and has the deposit given back (ledger R2). `key` is that of the link in the emails. */
export async function cancelReservation(context: Context, id: string, key: string | null = null): Promise<CancelOutcome> {
  if ((await ownReservation(context, id, key)) === null) return { kind: 'unknown' };
  const { kind, state } = await context.store.reservations.cancel(id);
  if (kind === 'changed') return { kind: 'cancelled' };
  // Pressed twice: it is what they wanted.
  return { kind: kind === 'notPossible' && state === 'cancelled' ? 'cancelled' : kind };
}

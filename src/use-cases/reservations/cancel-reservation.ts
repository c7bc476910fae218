import type { Context } from '#src/use-cases/context.ts';

export interface CancelOutcome {
  readonly kind: 'cancelled' | 'notPossible' | 'unknown';
}

/** Lets a vehicle go, and has the deposit given back (ledger R2). `key` is that of the link in the emails. */
export function cancelReservation(_context: Context, _id: string, _key: string | null = null): Promise<CancelOutcome> {
  throw new Error('Cancelling is not there yet.');
}

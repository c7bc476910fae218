import type { Context } from '#src/use-cases/context.ts';

export interface SignedIn {
  readonly shopperId: string;
  readonly sessionId: string;
  readonly phone: string;
}

/** Nobody is signed in yet. */
export const readSession = (_context: Context): Promise<SignedIn | null> => Promise.resolve(null);

import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** A device on which a shopper is signed in. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly lastUsedAt: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** Where a shopper is signed in, the device used last first. */
export async function listSessions({ store, services }: Context, signedIn: SignedIn): Promise<ListedSession[]> {
  const sessions = await store.accounts.sessions(signedIn.shopperId, new Date(services.now()));
  return sessions.map((session) => ({ ...session, isThis: session.id === signedIn.sessionId }));
}

/** Signs a shopper out on one of their own devices; returns false when there is no such session. */
export async function endSession({ store }: Context, { shopperId }: SignedIn, id: string): Promise<boolean> {
  return (await store.accounts.endSessions(shopperId, id)) > 0;
}

/** Signs a shopper out everywhere on this site; returns how many sessions that were. */
export const endAllSessions = ({ store }: Context, { shopperId }: SignedIn): Promise<number> =>
  store.accounts.endSessions(shopperId, null);

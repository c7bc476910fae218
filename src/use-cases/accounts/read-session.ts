import { SESSION_DAYS, SESSION_RENEWED_HOURS } from '#src/rules/accounts/sign-in-limits.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import type { Context } from '#src/use-cases/context.ts';
import { tokenHash } from './sign-in-keys.ts';

/** A shopper who is signed in; the phone is in E.164 form. */
export interface SignedIn {
  readonly shopperId: string;
  readonly sessionId: string;
  readonly phone: string;
}

export interface CurrentSession extends SignedIn {
  /** Whether the session was extended just now: the answer must then set the cookie again, with the same token. */
  readonly isRenewed: boolean;
}

/** Who is signed in, by the token in the sender's cookie: one query, or none without a token. */
export async function readSession(context: Context): Promise<CurrentSession | null> {
  const { sender, services, store } = context;
  if (sender?.session == null) return null;
  const now = services.now();
  return store.currentSession({
    tokenHash: tokenHash(context, sender.session),
    now: new Date(now),
    renewedBefore: new Date(now - SESSION_RENEWED_HOURS * 3_600_000),
    expiresAt: sessionEnd(now),
  });
}

/** Until when a session lasts that is used at an instant. */
export const sessionEnd = (now: number): Date => new Date(now + SESSION_DAYS * DAY_MS);

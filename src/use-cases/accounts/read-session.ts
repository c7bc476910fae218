import { LONGEST_SESSION_DAYS, SESSION_DAYS, SESSION_RENEWED_HOURS } from '#src/rules/accounts/sign-in-limits.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import type { SessionInput } from '#src/store/accounts/sessions.ts';
import type { Context } from '#src/use-cases/context.ts';
import { tokenHashes } from './sign-in-keys.ts';

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
  const input = sessionInput(context);
  return input === null ? null : context.store.accounts.currentSession(input);
}

/** What a session is found by; null without a token. */
export function sessionInput(context: Context): SessionInput | null {
  const { sender, services } = context;
  if (sender?.session == null) return null;
  const now = services.now();
  return {
    ...tokenHashes(context, sender.session),
    now: new Date(now),
    renewedBefore: new Date(now - SESSION_RENEWED_HOURS * 3_600_000),
    expiresAt: sessionEnd(now),
    longestDays: LONGEST_SESSION_DAYS,
  };
}

/** Until when a session lasts that is used at an instant. */
export const sessionEnd = (now: number): Date => new Date(now + SESSION_DAYS * DAY_MS);

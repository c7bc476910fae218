import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { deviceName } from '#src/rules/accounts/device-name.ts';
import { MOST_SESSIONS, MOST_TRIES } from '#src/rules/accounts/sign-in-limits.ts';
import {
  CODE_OVER,
  CODE_RENEWED,
  LATE_TEXT,
  NOT_A_CODE,
  NOT_A_MOBILE,
  restingText,
  wrongCodeText,
} from '#src/rules/accounts/texts.ts';
import { CODE_DIGITS } from '#src/rules/accounts/typed-code.ts';
import type { CodeRefused, CodeTry } from '#src/store/accounts/sign-in-codes.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type SignedIn, sessionEnd } from './read-session.ts';
import { type CodeSent, sendCode } from './send-code.ts';
import { codeHashes, countedAs, newSessionToken, tokenHashes } from './sign-in-keys.ts';

export type CodeVerified = { readonly kind: 'signedIn'; readonly token: string; readonly shopper: SignedIn } | CodeUnproved;

/** Why a code proved nothing. */
export type CodeUnproved =
  | { readonly kind: 'wrong'; readonly message: string; readonly triesLeft: number }
  /** `resendSeconds` is when another code may be asked for: at once, unless a new one was sent. */
  | { readonly kind: 'expired'; readonly message: string; readonly resendSeconds: number }
  | { readonly kind: 'resting'; readonly message: string; readonly until: number }
  | { readonly kind: 'invalid'; readonly message: string };

/**
 * Signs a shopper in with the code that was texted to their number (ledger A1). The token is new each time. A code that has expired
 * unused is replaced by a new one, within the limits; one that was used or tried too often is not.
 */
export async function verifyCode(context: Context, phone: string, code: string): Promise<CodeVerified> {
  const attempt = codeTry(context, phone, code);
  if (attempt.kind === 'invalid') return attempt;
  const { services, sender, store } = context;
  const token = newSessionToken();
  const replaced = sender?.session == null ? null : tokenHashes(context, sender.session);
  const tried = await store.accounts.tryCode({
    ...attempt.input,
    tokenHash: tokenHashes(context, token).tokenHash,
    replaces: replaced?.tokenHash ?? null,
    replacesBefore: replaced?.tokenHashBefore ?? null,
    device: deviceName(sender?.userAgent ?? ''),
    sessionExpiresAt: sessionEnd(services.now()),
    mostSessions: MOST_SESSIONS,
  });
  if (tried.kind !== 'signedIn') return unproved(context, attempt.input.phone, tried);
  const { shopperId, sessionId } = tried;
  return { kind: 'signedIn', token, shopper: { shopperId, sessionId, phone: attempt.input.phone } };
}

/** What the store is given to try a code with, or what is wrong with what was typed. */
export function codeTry(
  context: Context,
  phone: string,
  code: string,
): { readonly kind: 'try'; readonly input: CodeTry } | Extract<CodeUnproved, { kind: 'invalid' }> {
  const mobile = normaliseMobile(phone);
  if (mobile === null) return { kind: 'invalid', message: NOT_A_MOBILE };
  const digits = code.slice(0, LONGEST).replace(/\D/g, '');
  if (digits.length !== CODE_DIGITS) return { kind: 'invalid', message: NOT_A_CODE };
  const input = {
    ...countedAs(context, mobile),
    phone: mobile,
    ...codeHashes(context, mobile, digits),
    mostTries: MOST_TRIES,
  };
  return { kind: 'try', input };
}

/** What a shopper reads of a code that was not the right one. */
export async function unproved(context: Context, mobile: string, refused: CodeRefused): Promise<CodeUnproved> {
  switch (refused.kind) {
    case 'wrong':
      return { kind: 'wrong', message: wrongCodeText(refused.triesLeft), triesLeft: refused.triesLeft };
    case 'resting': {
      const { until } = refused;
      const message = restingText(context.services.now(), until, context.site.switches.timeZone);
      return { kind: 'resting', message, until };
    }
    case 'gone':
      return { kind: 'expired', message: CODE_OVER, resendSeconds: 0 };
    case 'expired':
      return renewed(await sendCode(context, mobile));
  }
}

const renewed = (sent: CodeSent): CodeUnproved => ({
  kind: 'expired',
  message: sent.kind !== 'sent' ? CODE_OVER : sent.isCertain ? CODE_RENEWED : `${CODE_RENEWED} ${LATE_TEXT}`,
  resendSeconds: sent.kind === 'sent' ? sent.resendSeconds : sent.kind === 'tooMany' ? sent.retryAfterSeconds : 0,
});

/** People paste whole messages into the field; what is longer is none. */
const LONGEST = 200;

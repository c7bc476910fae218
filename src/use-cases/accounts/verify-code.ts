import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { deviceName } from '#src/rules/accounts/device-name.ts';
import { MOST_SESSIONS, MOST_TRIES } from '#src/rules/accounts/sign-in-limits.ts';
import { CODE_OVER, CODE_RENEWED, NOT_A_CODE, NOT_A_MOBILE, restingText, wrongCodeText } from '#src/rules/accounts/texts.ts';
import { CODE_DIGITS } from '#src/rules/accounts/typed-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type SignedIn, sessionEnd } from './read-session.ts';
import { type CodeSent, sendCode } from './send-code.ts';
import { codeHash, countedAs, newSessionToken, tokenHash } from './sign-in-keys.ts';

export type CodeVerified =
  | { readonly kind: 'signedIn'; readonly token: string; readonly shopper: SignedIn }
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
  const mobile = normaliseMobile(phone);
  if (mobile === null) return { kind: 'invalid', message: NOT_A_MOBILE };
  const digits = code.slice(0, LONGEST).replace(/\D/g, '');
  if (digits.length !== CODE_DIGITS) return { kind: 'invalid', message: NOT_A_CODE };
  const { services, sender, site, store } = context;
  const token = newSessionToken();
  const tried = await store.tryCode({
    ...countedAs(context, mobile),
    phone: mobile,
    codeHash: codeHash(context, mobile, digits),
    mostTries: MOST_TRIES,
    tokenHash: tokenHash(context, token),
    replaces: sender?.session == null ? null : tokenHash(context, sender.session),
    device: deviceName(sender?.userAgent ?? ''),
    sessionExpiresAt: sessionEnd(services.now()),
    mostSessions: MOST_SESSIONS,
  });
  switch (tried.kind) {
    case 'signedIn':
      return {
        kind: 'signedIn',
        token,
        shopper: { shopperId: tried.shopperId, sessionId: tried.sessionId, phone: mobile },
      };
    case 'wrong':
      return { kind: 'wrong', message: wrongCodeText(tried.triesLeft), triesLeft: tried.triesLeft };
    case 'resting': {
      const message = restingText(services.now(), tried.until, site.switches.timeZone);
      return { kind: 'resting', message, until: tried.until };
    }
    case 'gone':
      return { kind: 'expired', message: CODE_OVER, resendSeconds: 0 };
    case 'expired':
      return renewed(await sendCode(context, mobile));
  }
}

const renewed = (sent: CodeSent): CodeVerified => ({
  kind: 'expired',
  message: sent.kind === 'sent' ? CODE_RENEWED : CODE_OVER,
  resendSeconds: sent.kind === 'sent' ? sent.resendSeconds : sent.kind === 'tooMany' ? sent.retryAfterSeconds : 0,
});

/** People paste whole messages into the field; what is longer is none. */
const LONGEST = 200;

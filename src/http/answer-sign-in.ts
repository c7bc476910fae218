import { readSignInType } from '#src/rules/accounts/sign-in-type.ts';
import { typedCode } from '#src/rules/accounts/typed-code.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { changePhone, requestPhoneChange } from '#src/use-cases/accounts/change-phone.ts';
import { hasFreshCode } from '#src/use-cases/accounts/has-fresh-code.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import {
  afterCode,
  afterFailure,
  afterRequest,
  changeNumber,
  type SentStep,
  type SignInAgain,
} from '#src/views/accounts/sign-in-reply.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import { failedAnswer } from './failed-answer.ts';
import { readBody } from './read-body.ts';
import { sentText } from './sent-text.ts';
import { sessionCookies } from './session-cookie.ts';

/** The result of a step of signing in: a session, or the page again. */
export type SignInAnswer =
  | { readonly kind: 'signedIn'; readonly cookies: readonly string[] }
  /** Whoever wants to change their number must have entered a code on the one they have just before: an open session is not enough. */
  | { readonly kind: 'unproved' }
  | ({ readonly kind: 'again' } & SignInAgain);

/** Answers a form of the sign-in page: a number, its code, a code once more, or another number, to sign in or to change one's own (ledger A1, A10). */
export async function answerSignIn(context: Context, request: Request, report: (error: unknown) => void): Promise<SignInAnswer> {
  const { services, sender } = context;
  const now = services.now();
  // What is sent and tried is counted in the database; this keeps a flood from getting there.
  const wait = countAttempt(context);
  if (wait !== null) return again({ ...afterFailure(NOTHING_SENT, now, 429, LIMIT_TEXTS.address), retryAfterSeconds: wait });
  const read = await readBody(request);
  if (read.kind === 'refused') return again(afterFailure(NOTHING_SENT, now, read.status, read.detail));
  const { body } = read;
  const sent: SentStep = {
    step: body.step === 'code' || body.step === 'resend' ? 'code' : 'phone',
    phone: sentText(body.phone),
    resendAt: Number(body.resend_at) || 0,
  };
  try {
    if (body.step === 'change') return again(changeNumber(sent, now));
    const code = typedCode(sentText(body.code));
    if (readSignInType(new URL(request.url).searchParams.get('type')) === 'change-mobile') {
      const signedIn = await readSession(context);
      if (signedIn === null || !(await hasFreshCode(context, signedIn))) return { kind: 'unproved' };
      if (body.step !== 'code') return again(afterRequest(await requestPhoneChange(context, signedIn, sent.phone), sent, now));
      const changed = await changePhone(context, signedIn, sent.phone, code);
      return changed.kind === 'changed' ? { kind: 'signedIn', cookies: [] } : again(afterCode(changed, sent, now));
    }
    if (body.step !== 'code') return again(afterRequest(await requestCode(context, sent.phone), sent, now));
    const verified = await verifyCode(context, sent.phone, code);
    if (verified.kind !== 'signedIn') return again(afterCode(verified, sent, now));
    return { kind: 'signedIn', cookies: sessionCookies(verified.token, sender?.isSecure === true) };
  } catch (error) {
    const { status, text, retryAfterSeconds } = failedAnswer(error, sitePhone(context), report);
    return again({ ...afterFailure(sent, now, status, text), retryAfterSeconds });
  }
}

const again = (answer: SignInAgain): SignInAnswer => ({ kind: 'again', ...answer });

const NOTHING_SENT: SentStep = { step: 'phone', phone: '', resendAt: 0 };

/** No number and no text message is longer. */

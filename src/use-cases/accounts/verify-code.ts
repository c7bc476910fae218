import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';
import { sentCodes } from './request-code.ts';

export type CodeVerified =
  | { readonly kind: 'signedIn'; readonly token: string; readonly shopper: SignedIn }
  | { readonly kind: 'wrong'; readonly message: string; readonly triesLeft: number }
  | { readonly kind: 'expired'; readonly message: string }
  | { readonly kind: 'resting'; readonly message: string; readonly until: number }
  | { readonly kind: 'invalid'; readonly message: string };

/** A stand-in for codes in the database. */
export async function verifyCode({ services }: Context, phone: string, code: string): Promise<CodeVerified> {
  if (!/^\d{6}$/.test(code)) return { kind: 'invalid', message: 'Enter the 6 digits of the code.' };
  const sent = sentCodes.get(phone);
  if (sent === undefined || code === '000000')
    return { kind: 'expired', message: 'That code has run out. We’ve sent you a new one.' };
  if (sent.code === code) {
    sentCodes.delete(phone);
    return { kind: 'signedIn', token: 'x'.repeat(22), shopper: { shopperId: '1', sessionId: '1', phone } };
  }
  sent.tries -= 1;
  if (sent.tries === 0)
    return {
      kind: 'resting',
      message: 'Too many tries. For your safety we’ve stopped this number for 15 minutes. You can try again at 3.55 pm.',
      until: services.now() + 900_000,
    };
  return {
    kind: 'wrong',
    message: `That code isn’t right. ${sent.tries === 1 ? '1 try' : `${sent.tries} tries`} left.`,
    triesLeft: sent.tries,
  };
}

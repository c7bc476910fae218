import { countWords } from '#src/rules/text/plural.ts';
import { clockText } from '#src/rules/time/time-text.ts';
import { CODE_MINUTES } from './sign-in-limits.ts';

const MINUTE_MS = 60_000;

export const NOT_A_MOBILE = 'That isn’t an Australian mobile number. It starts with 04.';
export const NOT_A_CODE = 'Enter the 6-digit code we sent you.';
export const CODE_RENEWED = 'That code has expired. We’ve sent you a new one.';
export const CODE_OVER = 'That code has expired. Ask for a new one.';

/** What a shopper reads when nobody knows whether their code was texted. */
export const LATE_TEXT = 'Texts are slow right now, so your code may be late. If it doesn’t arrive, choose ‘Send again’.';

export const OWN_NUMBER = 'You already sign in with that number.';

/** What the owner of a number reads that has an account of its own, when they want to take it for another one. */
export const takenNumberText = (phone: string): string =>
  `${phone} already has its own account here. Sign in with it instead, or use another number.`;

/** What a shopper reads after a wrong code. */
export const wrongCodeText = (triesLeft: number): string =>
  triesLeft === 0
    ? 'That code isn’t right. Ask for a new one.'
    : `That code isn’t right. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;

/** What a shopper reads while their number rests. */
export const restingText = (now: number, until: number, zone: string): string =>
  `Too many tries. For your safety, we’ve locked this number for ${countWords(minutesUntil(now, until), 'minute')}. You can try again at ${clockText(zone, roundedUp(until))}.`;

/** What a shopper reads when their number or network address has had as many codes as it may. */
export const tooManyCodesText = (until: number, zone: string): string =>
  `We can’t send another code yet. You can ask for one at ${clockText(zone, roundedUp(until))}.`;

/** What a shopper reads when no text can be sent at all; a site without a phone number offers no call. */
export const noTextsText = (phone: string | null): string =>
  `We can’t send texts right now. Try again in a few minutes${phone === null ? '' : `, or call ${phone}`}.`;

/**
 * The text message. Its last line is the form by which phones fill in a code for this host only. It has plain apostrophes, since a
 * typographic one would halve how much fits into one text.
 */
export const codeMessage = (code: string, site: string, host: string): string =>
  `${code} is your ${site} code. It works for ${CODE_MINUTES} minutes. Don't share it.\n@${host} #${code}`;

const minutesUntil = (now: number, until: number): number => Math.max(1, Math.ceil((until - now) / MINUTE_MS));

/** The next whole minute, so that nobody comes back a few seconds early. */
const roundedUp = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS;

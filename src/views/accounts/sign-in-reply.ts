import { LATE_TEXT } from '#src/rules/accounts/texts.ts';
import type { PhoneChanged } from '#src/use-cases/accounts/change-phone.ts';
import type { CodeRequested } from '#src/use-cases/accounts/request-code.ts';

/** A message over the form. */
export interface SignInNote {
  readonly look: 'bad' | 'warn' | 'good';
  readonly text: string;
  /** Whether calling the dealer is the way on. */
  readonly offersCall: boolean;
}

/** The sign-in page as an answer to one of its forms. */
export interface SignInReply {
  readonly step: 'phone' | 'code';
  /** The number in the phone's field, or the one that the code was sent to. */
  readonly phone: string;
  /** What is wrong with the step's field. */
  readonly error: string | null;
  readonly note: SignInNote | null;
  /** When another code may be asked for, by the server's clock. The limits do not depend on it. */
  readonly resendAt: number;
  readonly resendSeconds: number;
}

/** What a visitor sent with a step. */
export interface SentStep {
  readonly step: 'phone' | 'code';
  readonly phone: string;
  readonly resendAt: number;
}

export interface SignInAgain {
  readonly status: number;
  readonly reply: SignInReply;
  readonly retryAfterSeconds: number | null;
}

/** The page after a code was asked for, in the phone's step or again in the code's. */
export function afterRequest(answer: CodeRequested, sent: SentStep, now: number): SignInAgain {
  const stay = replyTo(sent, now);
  switch (answer.kind) {
    case 'sent': {
      const again: SignInNote = { look: 'good', text: 'We’ve sent you a new code.', offersCall: false };
      const late: SignInNote = { look: 'warn', text: LATE_TEXT, offersCall: false };
      const isAgain = sent.step === 'code';
      return page(200, {
        ...stay,
        step: 'code',
        phone: answer.phone,
        ...waiting(answer.resendSeconds, now),
        note: answer.isCertain ? (isAgain ? again : null) : late,
      });
    }
    case 'invalid':
      return page(422, { ...stay, step: 'phone', error: answer.message });
    case 'tooMany':
      return page(429, { ...refused(stay, answer.message), ...waiting(answer.retryAfterSeconds, now) }, answer.retryAfterSeconds);
    case 'resting':
      return resting(stay, answer, now);
    case 'unavailable':
      return page(503, refused(stay, answer.message, true));
  }
}

/** The page after a code that did not sign its sender in, or change their number. */
export function afterCode(answer: Exclude<PhoneChanged, { kind: 'changed' }>, sent: SentStep, now: number): SignInAgain {
  const stay = replyTo(sent, now);
  switch (answer.kind) {
    case 'taken':
      return page(422, { ...stay, step: 'phone', error: answer.message });
    case 'wrong':
    case 'invalid':
      return page(422, { ...stay, error: answer.message });
    case 'expired':
      return page(422, {
        ...stay,
        ...waiting(answer.resendSeconds, now),
        note: { look: 'warn', text: answer.message, offersCall: false },
      });
    case 'resting':
      return resting(stay, answer, now);
  }
}

/** The page after something failed or could not be read: nothing that was typed is lost. */
export const afterFailure = (sent: SentStep, now: number, status: number, message: string): SignInAgain =>
  page(status, refused(replyTo(sent, now), message));

/** The phone's step again, with its number. */
export const changeNumber = (sent: SentStep, now: number): SignInAgain => page(200, { ...replyTo(sent, now), step: 'phone' });

const replyTo = ({ step, phone, resendAt }: SentStep, now: number): SignInReply => ({
  step,
  phone,
  error: null,
  note: null,
  resendAt,
  resendSeconds: Math.min(LONGEST_WAIT, Math.max(0, Math.ceil((resendAt - now) / 1000))),
});

/** The time comes back from the browser: no more than an hour of it is believed. */
const LONGEST_WAIT = 3_600;

const waiting = (seconds: number, now: number) => ({ resendSeconds: seconds, resendAt: now + seconds * 1000 });

const refused = (reply: SignInReply, text: string, offersCall = false): SignInReply => ({
  ...reply,
  note: { look: 'bad', text, offersCall },
});

/** A number that rests needs no code: another number can be given, or the dealer called. */
function resting(reply: SignInReply, { message, until }: { readonly message: string; readonly until: number }, now: number) {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return page(429, { ...refused(reply, message, true), step: 'phone' }, seconds);
}

const page = (status: number, reply: SignInReply, retryAfterSeconds: number | null = null): SignInAgain => ({
  status,
  reply,
  retryAfterSeconds,
});

import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { askAlert } from '#src/use-cases/alerts/ask-alert.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countAttempt } from '#src/use-cases/limits/count-attempt.ts';
import { sitePhone } from '#src/views/accounts/sign-in-view.ts';
import {
  type AlertAgain,
  afterAsked,
  otherAddress,
  refusedAlert,
  type TypedAlert,
  tooManyAlerts,
} from '#src/views/alerts/alert-reply.ts';
import { failedAnswer } from './failed-answer.ts';
import { readBody } from './read-body.ts';
import { sentText } from './sent-text.ts';

interface Asking {
  readonly wanted: AlertWanted;
  readonly signedIn: SignedIn | null;
  readonly report: (error: unknown) => void;
}

/** Answers a form of the page where an alert is asked for: the form itself, the email once more, or another address (ledger A11). */
export async function answerAlert(context: Context, request: Request, { wanted, signedIn, report }: Asking): Promise<AlertAgain> {
  // What is sent is counted in the database; this keeps a flood from getting there.
  const wait = countAttempt(context);
  if (wait !== null) return tooManyAlerts(NOTHING_TYPED, LIMIT_TEXTS.address, wait);
  const read = await readBody(request);
  if (read.kind === 'refused') return refusedAlert(NOTHING_TYPED, read.status, read.detail);
  const { body } = read;
  const typed: TypedAlert = {
    email: sentText(body.email).trim(),
    // What costs less is told at once; only a search's alert has a choice.
    every: wanted.kind === 'search' ? sentText(body.every).trim() : 'day',
    channel: signedIn === null ? 'email' : sentText(body.channel).trim(),
  };
  if (body.step === 'change') return otherAddress(typed);
  try {
    return afterAsked(await askAlert(context, wanted, typed, signedIn), typed, body.step === 'again');
  } catch (error) {
    const { status, text, retryAfterSeconds } = failedAnswer(error, sitePhone(context), report);
    return { ...refusedAlert(typed, status, text), retryAfterSeconds };
  }
}

const NOTHING_TYPED: TypedAlert = { email: '', every: '', channel: '' };

/** No email address is longer. */

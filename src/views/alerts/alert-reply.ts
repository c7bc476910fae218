import type { AlertAsked } from '#src/use-cases/alerts/ask-alert.ts';

/** What somebody typed and chose. */
export interface TypedAlert {
  readonly email: string;
  readonly every: string;
  readonly channel: string;
}

/** The page as an answer to one of its forms. */
export interface AlertReply {
  readonly step: 'form' | 'asked' | 'started';
  readonly typed: TypedAlert;
  readonly error: { readonly field: 'email' | 'every'; readonly message: string } | null;
  /** Why nothing was done, when no field is to blame. */
  readonly refusal: string | null;
  /** Whether the email was sent once more. */
  readonly isAgain: boolean;
}

export interface AlertAgain {
  readonly status: number;
  readonly reply: AlertReply;
  /** When a limit that refused it ends; null when none did. */
  readonly retryAfterSeconds: number | null;
}

const replyTo = (typed: TypedAlert): AlertReply => ({ step: 'form', typed, error: null, refusal: null, isAgain: false });

const answered = (reply: AlertReply, status = 200): AlertAgain => ({ status, reply, retryAfterSeconds: null });

/** The page after an alert was asked for. */
export function afterAsked(answer: AlertAsked, typed: TypedAlert, isAgain: boolean): AlertAgain {
  const stay = replyTo(typed);
  switch (answer.kind) {
    case 'asked':
      return answered({ ...stay, step: 'asked', typed: { ...typed, email: answer.email }, isAgain });
    case 'started':
      return answered({ ...stay, step: 'started' });
    case 'invalid': {
      const { field, message } = answer;
      const reply = field === null ? { ...stay, refusal: message } : { ...stay, error: { field, message } };
      return answered(reply, 422);
    }
    case 'tooMany':
      return tooManyAlerts(typed, answer.message, answer.retryAfterSeconds);
  }
}

/** The page when nothing was done: what was typed is still there. */
export const refusedAlert = (typed: TypedAlert, status: number, refusal: string): AlertAgain =>
  answered({ ...replyTo(typed), refusal }, status);

/** The same for a limit. One that does not end by itself says nothing of when to retry. */
export const tooManyAlerts = (typed: TypedAlert, refusal: string, retryAfterSeconds: number | null): AlertAgain => ({
  ...refusedAlert(typed, retryAfterSeconds === null ? 409 : 429, refusal),
  retryAfterSeconds,
});

/** The form again, for another address. */
export const otherAddress = (typed: TypedAlert): AlertAgain => answered(replyTo(typed));

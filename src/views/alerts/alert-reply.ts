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
}

const replyTo = (typed: TypedAlert): AlertReply => ({ step: 'form', typed, error: null, refusal: null, isAgain: false });

/** The page after an alert was asked for. */
export function afterAsked(answer: AlertAsked, typed: TypedAlert, isAgain: boolean): AlertAgain {
  const stay = replyTo(typed);
  switch (answer.kind) {
    case 'asked':
      return { status: 200, reply: { ...stay, step: 'asked', typed: { ...typed, email: answer.email }, isAgain } };
    case 'started':
      return { status: 200, reply: { ...stay, step: 'started' } };
    case 'invalid': {
      const { field, message } = answer;
      const reply = field === null ? { ...stay, refusal: message } : { ...stay, error: { field, message } };
      return { status: 422, reply };
    }
    case 'tooMany':
      return refusedAlert(typed, 429, answer.message);
  }
}

/** The page when nothing was done: what was typed is still there. */
export const refusedAlert = (typed: TypedAlert, status: number, refusal: string): AlertAgain => ({
  status,
  reply: { ...replyTo(typed), refusal },
});

/** The form again, for another address. */
export const otherAddress = (typed: TypedAlert): AlertAgain => ({ status: 200, reply: replyTo(typed) });

import { busyText, failedText } from '#src/rules/accounts/connection-texts.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';

/** How a form is answered that could not be dealt with. */
export interface FailedAnswer {
  readonly status: 500 | 503;
  readonly text: string;
  readonly retryAfterSeconds: number | null;
}

/** Without capacity the visitor is asked to try again shortly (ledger H8); everything else is a fault, and reported. */
export function failedAnswer(error: unknown, phone: string | null, report: (error: unknown) => void): FailedAnswer {
  if (isOverloaded(error)) return { status: 503, text: busyText(phone), retryAfterSeconds: error.retryAfterSeconds };
  report(error);
  return { status: 500, text: failedText(phone), retryAfterSeconds: null };
}

import { busyText, failedText, type Undone } from '#src/rules/accounts/connection-texts.ts';
import { isDatabaseAway } from '#src/rules/load/database-away.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';

/** How a form is answered that could not be dealt with. */
export interface FailedAnswer {
  readonly status: 500 | 503;
  readonly text: string;
  readonly retryAfterSeconds: number | null;
}

/**
 * Without capacity the visitor is asked to try again shortly (ledger H8); everything else is a fault, and reported. While the database is away trying
 * again helps too.
 */
export function failedAnswer(
  error: unknown,
  phone: string | null,
  report: (error: unknown) => void,
  undone: Undone = 'sent',
): FailedAnswer {
  if (isOverloaded(error)) return { status: 503, text: busyText(phone, undone), retryAfterSeconds: error.retryAfterSeconds };
  report(error);
  const text = failedText(phone, undone);
  return isDatabaseAway(error)
    ? { status: 503, text, retryAfterSeconds: error.retryAfterSeconds }
    : { status: 500, text, retryAfterSeconds: null };
}

/** Does what follows once a card was sent: if that fails, nobody knows yet what was charged, so the payment's own page is shown, which asks the provider. */
export async function onceCharged<T>(work: () => Promise<T>, paymentPage: T, report: (error: unknown) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOverloaded(error)) report(error);
    return paymentPage;
  }
}

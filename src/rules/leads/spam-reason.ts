/** Why a lead is held as spam. It is stored and acknowledged like any other, and can be released later (ledger L3). */
export type SpamReason = 'hidden-field' | 'too-fast';

/** Nobody reads, fills in and sends a form faster than this. */
const FASTEST_MS = 1500;

/** The honeypot field, which people do not see and programs fill in. */
export const HIDDEN_FIELD = 'company_website';

/**
 * Whether a form was filled in by a program. Only a browser that ran our script can say how long it took; a missing time proves
 * nothing.
 */
export function spamReason(hiddenField: string, elapsedMs: number | null): SpamReason | null {
  if (hiddenField.trim() !== '') return 'hidden-field';
  return elapsedMs !== null && elapsedMs >= 0 && elapsedMs < FASTEST_MS ? 'too-fast' : null;
}

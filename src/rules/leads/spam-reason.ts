/** Why a lead is held back: it is stored and acknowledged like any other, and can be let go later (ledger L3). */
export type SpamReason = 'hidden-field' | 'too-fast';

/** Nobody reads, fills and sends a form in less time than this. */
const FASTEST_MS = 1500;

/** The field that people do not see and programs fill. */
export const HIDDEN_FIELD = 'company_website';

/** Whether a form was filled by a program. Only a browser that ran our script can say how long it took; no time told is no evidence. */
export function spamReason(hiddenField: string, elapsedMs: number | null): SpamReason | null {
  if (hiddenField.trim() !== '') return 'hidden-field';
  return elapsedMs !== null && elapsedMs >= 0 && elapsedMs < FASTEST_MS ? 'too-fast' : null;
}

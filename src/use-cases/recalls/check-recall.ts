import { type AffectedVins, type RecallAnswer, readVin, recallAnswer } from '#src/rules/recalls/recall-vins.ts';
import { countLookUp } from '#src/use-cases/limits/count-look-up.ts';

/** The answer about a VIN, or the seconds to wait before asking again. */
export type RecallCheck = { readonly kind: RecallAnswer } | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** Whether a vehicle is in a recall (ledger E3). Limited as other look-ups are, so that nobody can copy the list. */
export function checkRecall(
  asked: Parameters<typeof countLookUp>[0],
  affected: readonly AffectedVins[],
  typed: string,
): RecallCheck {
  if (readVin(typed) === null) return { kind: 'notVin' };
  const wait = countLookUp(asked);
  return wait === null ? { kind: recallAnswer(affected, typed) } : { kind: 'tooMany', retryAfterSeconds: wait };
}

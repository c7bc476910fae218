import { type AffectedVins, type RecallAnswer, readVin, recallAnswer } from '#src/rules/recalls/recall-vins.ts';
import type { Context } from '#src/use-cases/context.ts';

/** The answer about a VIN, or the seconds to wait before asking again. */
export type RecallCheck = { readonly kind: RecallAnswer } | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** Whether a vehicle is in a recall (ledger E3). Limited as other look-ups are, so that nobody can copy the list. */
export function checkRecall(
  {
    services,
    sender,
    site,
  }: { readonly services: Pick<Context['services'], 'lookUps'>; readonly sender: Context['sender'] } & {
    readonly site: Pick<Context['site'], 'id'>;
  },
  affected: readonly AffectedVins[],
  typed: string,
): RecallCheck {
  if (readVin(typed) === null) return { kind: 'notVin' };
  const [ip, taking] = [sender?.ip ?? '', { siteId: site.id }];
  if (services.lookUps.take(ip, taking) === null)
    return { kind: 'tooMany', retryAfterSeconds: services.lookUps.retryAfter(ip, taking) };
  return { kind: recallAnswer(affected, typed) };
}

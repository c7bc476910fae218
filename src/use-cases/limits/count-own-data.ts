import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';

/**
 * Counts a download or an erasure of what a site holds about a shopper. Returns null, or the seconds to wait when they have asked for too many
 * (ledger H9). It is not counted per network address, because nobody else may keep a shopper from their data.
 */
export function countOwnData({ services }: Pick<Context, 'services'>, { shopperId }: SignedIn): number | null {
  if (services.ownData.take(shopperId, 1) !== null) return null;
  return Math.max(1, Math.ceil(services.ownData.waitMs(shopperId, 1) / 1000));
}

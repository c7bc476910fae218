import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { enoughPurchasesText } from '#src/rules/purchase/purchase-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { OwnPurchase } from './own-purchase.ts';

/** Why a purchase cannot be begun now. */
export interface NotBegun {
  readonly status: 409 | 429;
  readonly text: string;
  readonly retryAfterSeconds: number | null;
}

/**
 * Counts a purchase that is about to be begun (ledger H9): for its network address and its site, and a person keeps so many at a time. Going on with
 * one is always possible. Null when it may begin.
 */
export function countBegun(
  { services, sender, site }: Pick<Context, 'services' | 'sender' | 'site'>,
  { id, isByNumber = false, hasEnough = false }: Pick<OwnPurchase, 'id' | 'isByNumber' | 'hasEnough'>,
): NotBegun | null {
  if (id !== null && !isByNumber) return null;
  if (hasEnough) return { status: 409, text: enoughPurchasesText(site.switches.itemType), retryAfterSeconds: null };
  const [ip, taking] = [sender?.ip ?? '', { siteId: site.id }];
  return services.purchases.take(ip, taking) === null
    ? { status: 429, text: LIMIT_TEXTS.address, retryAfterSeconds: services.purchases.retryAfter(ip, taking) }
    : null;
}

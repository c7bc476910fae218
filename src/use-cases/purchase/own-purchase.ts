import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import { MOST_PURCHASES } from '#src/rules/purchase/purchase-limits.ts';
import type { PurchaseLink } from '#src/rules/purchase/purchase-path.ts';
import { sellsOnline } from '#src/rules/reservations/reserve-offer.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { PurchaseQuery, StoredPurchase } from '#src/store/purchases/purchase-store.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';

/** What a visitor has begun to buy. */
export interface OwnPurchase {
  /** null before the first step is answered. */
  readonly id: string | null;
  readonly answers: PurchaseAnswers;
  /** What they answered for another vehicle before: filled in, but not yet given. */
  readonly former: PurchaseAnswers;
  /** Whose offers count: on another device, those of whoever began it; null before it is begun. */
  readonly owner: Pick<StoredPurchase, 'visitor' | 'shopper'> | null;
  /** Set where whoever asks has only proved its number: it stays with whoever began it, on another device. */
  readonly isByNumber?: boolean;
  /** Set where they have begun as many others as one person keeps. */
  readonly hasEnough?: boolean;
}

const isKeyed = ({ services }: Context, { id, key }: PurchaseLink): boolean =>
  isUuid(id) && services.signer.isSigned('purchase', id, key);

/** Whoever asks: the visitor by their cookie, the shopper who is signed in, or whoever has the link of an email. */
async function askedBy(context: Context, link: PurchaseLink | null): Promise<PurchaseQuery> {
  const { sender } = context;
  const session = await readSession(context);
  return {
    visitor: sender?.visitor == null ? null : visitorHash(sender.visitor),
    shopper: session?.shopperId ?? null,
    keyed: link !== null && isKeyed(context, link) ? link.id : null,
  };
}

/** What whoever asks has begun to buy of a vehicle (ledger R3). A link that is wrong opens nothing. */
export async function ownPurchase(context: Context, vehicleId: number, link: PurchaseLink | null): Promise<OwnPurchase> {
  const all = await context.store.purchases.own(await askedBy(context, link));
  const own = all.find((one) => one.vehicleId === vehicleId);
  return {
    id: own?.id ?? null,
    answers: own?.answers ?? {},
    former: all.find((one) => one !== own)?.answers ?? {},
    owner: own ?? null,
    ...(own?.isByNumber === true ? { isByNumber: true } : {}),
    ...(all.filter((one) => one !== own && !one.isByNumber).length >= MOST_PURCHASES ? { hasEnough: true } : {}),
  };
}

/** Everything that a shopper has begun to buy, newest first: with this account, or with the number that they have proved. */
export const listOwnPurchases = async ({ site, store }: Context, { shopperId }: SignedIn): Promise<readonly StoredPurchase[]> =>
  sellsOnline(site.switches) ? oncePerVehicle(await store.purchases.own({ visitor: null, shopper: shopperId })) : [];

/** Everything that whoever asks, the visitor or the shopper who is signed in, has begun to buy; newest first. */
export const listPurchasesHere = async (context: Context): Promise<readonly StoredPurchase[]> =>
  sellsOnline(context.site.switches) ? oncePerVehicle(await context.store.purchases.own(await askedBy(context, null))) : [];

/** Whoever has gone on with what was begun with their number has one of their own, which is the one that its page shows. */
function oncePerVehicle(all: readonly StoredPurchase[]): StoredPurchase[] {
  const own = new Set(all.flatMap(({ vehicleId, isByNumber }) => (isByNumber ? [] : [vehicleId])));
  return all
    .filter(({ vehicleId, isByNumber }) => !isByNumber || !own.has(vehicleId))
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

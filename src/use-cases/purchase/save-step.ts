import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { newVisitorToken, visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import type { OwnPurchase } from './own-purchase.ts';

/** `visitor` is the token that the visitor's cookie must hold from now on. */
export interface SavedStep {
  readonly id: string;
  readonly visitor: string;
}

/**
 * Stores a step's answer, so that the same visitor finds it as they left it (ledger R3); null when it has been deleted meanwhile. Whoever has only proved
 * the number of what somebody else began goes on with a purchase of their own, made of what they may see of it.
 */
export async function saveStep(
  context: Context,
  vehicleId: number,
  { id, answers: before, isByNumber = false }: Pick<OwnPurchase, 'id' | 'answers' | 'isByNumber'>,
  answers: PurchaseAnswers,
): Promise<SavedStep | null> {
  const { sender, store } = context;
  const visitor = sender?.visitor ?? newVisitorToken();
  const session = await readSession(context);
  const saved = await store.purchases.save({
    id: isByNumber ? null : id,
    visitor: visitorHash(visitor),
    shopper: session?.shopperId ?? null,
    vehicle: vehicleId,
    answers: isByNumber ? { ...before, ...answers } : answers,
  });
  return saved === null ? null : { id: saved, visitor };
}

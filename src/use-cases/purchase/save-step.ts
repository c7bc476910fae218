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

/** Stores a step's answer, so that the same visitor finds it as they left it (ledger R3); null when it has been deleted meanwhile. */
export async function saveStep(
  context: Context,
  vehicleId: number,
  { id }: Pick<OwnPurchase, 'id'>,
  answers: PurchaseAnswers,
): Promise<SavedStep | null> {
  const { sender, store } = context;
  const visitor = sender?.visitor ?? newVisitorToken();
  const session = await readSession(context);
  const saved = await store.purchases.save({
    id,
    visitor: visitorHash(visitor),
    shopper: session?.shopperId ?? null,
    vehicle: vehicleId,
    answers,
  });
  return saved === null ? null : { id: saved, visitor };
}

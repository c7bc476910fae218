import type { KeptElsewhere } from '#src/rules/purchase/paid-elsewhere.ts';
import type { Context } from '#src/use-cases/context.ts';

/** How the vehicle of a purchase is kept for the shopper whose purchase it is, on whichever device they paid; null when it is not. */
export async function keptElsewhere(
  { store }: Context,
  vehicleId: number,
  purchaseId: string | null,
): Promise<KeptElsewhere | null> {
  const state = purchaseId === null ? null : await store.purchases.stateOf(purchaseId);
  if (state === null || state === 'converted') return state === null ? null : { state };
  const hold = await store.reservations.holdOf(vehicleId);
  return hold === null ? null : { state, until: hold.freeAt };
}

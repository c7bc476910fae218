import { carWords } from '#src/rules/trade-in/offered-car.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';

/** An offer for a shopper's own car that they have accepted and that still holds. */
export interface OpenOffer {
  readonly id: string;
  /** '2021 Toyota Corolla Ascent Sport'. */
  readonly vehicle: string;
  readonly lowCents: number;
  readonly middleCents: number;
  readonly highCents: number;
  readonly until: Date;
}

/** The visitor's own accepted offer, or the signed-in shopper's; null when there is none that still holds (ledger R3, T1). */
export async function openOffer(context: Context): Promise<OpenOffer | null> {
  const visitor = context.sender?.visitor ?? null;
  const signedIn = await readSession(context);
  return openOfferOf(context, {
    visitor: visitor === null ? null : visitorHash(visitor),
    shopper: signedIn?.shopperId ?? null,
  });
}

/** The accepted offer that still holds of whoever began something; `visitor` is the hash of their token. */
export async function openOfferOf(
  context: Context,
  { visitor, shopper }: { readonly visitor: string | null; readonly shopper: string | null },
): Promise<OpenOffer | null> {
  if (visitor === null && shopper === null) return null;
  const offer = await context.store.tradeIn.openOffer({
    visitorHash: visitor,
    shopperId: shopper,
    now: new Date(context.services.now()),
  });
  if (offer === null) return null;
  const { id, car, lowCents, middleCents, highCents, until } = offer;
  return { id, vehicle: carWords(car), lowCents, middleCents, highCents, until };
}

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
  readonly acceptedAt: Date;
  /** The vehicles that paid purchases have put it towards. */
  readonly usedFor: readonly number[];
}

/** Whose offers are asked for; `visitor` is the hash of their token. */
interface Owner {
  readonly visitor: string | null;
  readonly shopper: string | null;
}

/**
 * The accepted offers that still hold, newest first: the visitor's own, the signed-in shopper's, and those of whoever began what they have opened
 * (ledger R3, T1).
 */
export async function openOffers(context: Context, beganBy: Owner | null = null): Promise<readonly OpenOffer[]> {
  const visitor = context.sender?.visitor ?? null;
  const signedIn = await readSession(context);
  const own = { visitor: visitor === null ? null : visitorHash(visitor), shopper: signedIn?.shopperId ?? null };
  const found = [...(await openOffersOf(context, own)), ...(beganBy === null ? [] : await openOffersOf(context, beganBy))];
  const each = new Map(found.map((offer) => [offer.id, offer]));
  return [...each.values()].sort((a, b) => b.acceptedAt.getTime() - a.acceptedAt.getTime());
}

async function openOffersOf(context: Context, { visitor, shopper }: Owner): Promise<readonly OpenOffer[]> {
  if (visitor === null && shopper === null) return [];
  const now = new Date(context.services.now());
  const offers = await context.store.tradeIn.openOffers({ visitorHash: visitor, shopperId: shopper, now });
  return offers.map(({ id, car, lowCents, middleCents, highCents, until, acceptedAt, usedFor }) => ({
    id,
    vehicle: carWords(car),
    lowCents,
    middleCents,
    highCents,
    until,
    acceptedAt: acceptedAt ?? now,
    usedFor,
  }));
}

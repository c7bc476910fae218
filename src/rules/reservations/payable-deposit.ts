import type { PriceChanged } from './price-changed.ts';

/** Why a vehicle's price takes no deposit online. tooLow: it is too cheap to be reserved, or costs less than the deposit. */
export type PriceRefusal = 'unpriced' | 'tooLow';

/** The vehicle is held, but its price now takes no deposit: nothing is charged, and the hold stays until its time is over. */
export interface NotPayable {
  readonly kind: 'notPayable';
  readonly why: PriceRefusal;
}

/** A vehicle that costs no more than this is not reserved online (ledger R1). */
const LEAST_PRICE_CENTS = 20_000;

/** Why a deposit cannot be taken for a vehicle at this price; null when it can. A deposit is part of the price, so it is never more (ledger R1). */
export function priceRefusal(priceCents: number | null, depositCents: number): PriceRefusal | null {
  if (priceCents === null) return 'unpriced';
  return priceCents <= LEAST_PRICE_CENTS || priceCents < depositCents ? 'tooLow' : null;
}

interface Amounts<Price> {
  readonly depositCents: number;
  readonly priceCents: Price;
}

/** Whether a hold's deposit can be paid: at a price that takes it, and only as the shopper saw both (ledger R2). */
export function payableDeposit(
  { depositCents, priceCents }: Amounts<number | null>,
  seen: Amounts<number>,
): ({ readonly kind: 'payable' } & Amounts<number>) | PriceChanged | NotPayable {
  if (priceCents === null) return { kind: 'notPayable', why: 'unpriced' };
  const why = priceRefusal(priceCents, depositCents);
  if (why !== null) return { kind: 'notPayable', why };
  if (seen.depositCents !== depositCents)
    return { kind: 'priceChanged', what: 'deposit', fromCents: seen.depositCents, toCents: depositCents };
  if (seen.priceCents !== priceCents)
    return { kind: 'priceChanged', what: 'price', fromCents: seen.priceCents, toCents: priceCents };
  return { kind: 'payable', depositCents, priceCents };
}

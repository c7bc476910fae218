import { exactDollars } from '../text/money-text.ts';

/** The least that can be paid at once. */
export const LEAST_CENTS = 100;
/** The most that can be paid at once against a number that nobody has matched with an invoice yet. */
export const MOST_CENTS = 10_000_000;

/** Dollars as people type them: 412.50, $412.5, 1,250. */
const AMOUNT = /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** The cents of a typed amount; null for what is none. */
export function typedCents(typed: string): number | null {
  const [, dollars, cents = ''] = AMOUNT.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

export type AmountRead =
  | { readonly ok: true; readonly cents: number }
  /** `cents` is null for what is no amount at all. */
  | { readonly ok: false; readonly cents: number | null; readonly message: string };

/** Reads an amount that somebody wants to pay: at least a dollar, and at most what is left to pay (ledger R5). */
export function readAmount(typed: string, mostCents: number): AmountRead {
  const cents = typedCents(typed);
  if (cents === null)
    return { ok: false, cents: null, message: typed.trim() === '' ? 'Enter an amount.' : 'Enter an amount like 412.50.' };
  // A balance below a dollar can still be paid, but only as a whole.
  const leastCents = Math.min(LEAST_CENTS, mostCents);
  if (cents < leastCents) return { ok: false, cents, message: `Pay at least ${exactDollars(leastCents / 100)}.` };
  if (cents > mostCents) return { ok: false, cents, message: `Pay at most ${exactDollars(mostCents / 100)}.` };
  return { ok: true, cents };
}

/** An amount as it stands in the field: 412.50. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2);

import { exactDollars } from '../text/money-text.ts';

const money = (cents: number): string => exactDollars(cents / 100);

/** What a shopper is told when something is no longer as they left it. */
export const CHANGED = {
  day: 'The day you chose is no longer available. Please choose another.',
  noPrice: 'We can’t price this delivery any more. We’ll quote it before you sign.',
  delivery: (cents: number): string => `Delivery is now ${money(cents)}.`,
  tradeIn: (vehicle: string, cents: number): string => `The offer for your ${vehicle} is now ${money(cents)}.`,
  offerEnded: (vehicle: string): string => `Our offer for your ${vehicle} has ended, so its price is to be agreed.`,
  offerUsed: (vehicle: string): string => `Your ${vehicle} is already part of another purchase. Please choose again.`,
  offerTaken: 'Your trade-in is already part of another purchase. Please choose again.',
  /** Something else of it has changed, in another window or by the time that went by. */
  agreed: 'Your answers have changed since this page was opened. Please check the figures, then pay. Nothing was charged.',
  gone: 'We no longer have this purchase. Please start again. Nothing was charged.',
  noLoan: 'The loan you chose is no longer available. Please choose how you’ll pay.',
  loan: (cents: number): string => `Your loan is now ${money(cents)}, because there’s less left to pay.`,
  /** `fromCents` is negative when the page showed no total. */
  total: (fromCents: number, toCents: number): string =>
    fromCents < 0
      ? `The total is ${money(toCents)}. Nothing was charged.`
      : `The total went from ${money(fromCents)} to ${money(toCents)} while you were here. Nothing was charged.`,
} as const;

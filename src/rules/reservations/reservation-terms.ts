import { exactDollars } from '../text/money-text.ts';
import type { DepositTerms } from './checkout-words.ts';

/** What a shopper is told of a deposit before paying it, and agrees to by paying. It is stored with the reservation as it was shown. */
export const reservationTerms = ({ depositCents, hours, vehicleWord }: DepositTerms, isPurchase: boolean): readonly string[] => [
  `A ${exactDollars(depositCents / 100)} deposit takes the ${vehicleWord} off sale for ${hours} hours.`,
  'All of it back if you cancel, or if you let the time run out. Usually on your card in 3 to 5 business days.',
  'Part of the price if you buy.',
  // The terms of a purchase say themselves how its contract is signed.
  ...(isPurchase ? [] : ['No contract yet. You only sign once you’ve seen it.']),
];

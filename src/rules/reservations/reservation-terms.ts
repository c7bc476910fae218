import { exactDollars } from '../text/money-text.ts';

/** What a shopper is told of a deposit before paying it, and agrees to by paying. It is stored with the reservation as it was shown. */
export const reservationTerms = ({
  depositCents,
  hours,
}: {
  readonly depositCents: number;
  readonly hours: number;
}): readonly string[] => [
  `A ${exactDollars(depositCents / 100)} deposit takes the car off sale for ${hours} hours.`,
  'All of it back if you cancel, or if you let the time run out. Usually on your card in 3 to 5 business days.',
  'Part of the price if you buy.',
  'No contract yet. You sign only once you’ve seen it.',
];

import { exactDollars } from '../text/money-text.ts';
import { longDayText } from '../time/long-day-text.ts';
import { clockText, weekdayText } from '../time/time-text.ts';
import { HOLD_MINUTES, REMINDER_HOURS } from './due-event.ts';
import type { PriceRefusal } from './payable-deposit.ts';

/** What a checkout says of the deposit. `vehicleWord` is 'car' or 'caravan'. */
export interface DepositTerms {
  readonly depositCents: number;
  readonly hours: number;
  readonly vehicleWord: string;
}

export const moneyText = (cents: number): string => exactDollars(cents / 100);

const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** '3.40 pm on Tuesday 17 November' */
export const untilText = (zone: string, at: number, now: number): string =>
  `${clockText(zone, at)} on ${weekdayText(zone, at)} ${longDayText(zone, at, now)}`;

/** '3.40 pm, Tuesday 17 November' */
export const untilLine = (zone: string, at: number, now: number): string =>
  `${clockText(zone, at)}, ${weekdayText(zone, at)} ${longDayText(zone, at, now)}`;

/** 'Tuesday, 3.40 pm'; with the date when the weekday alone could mean another week. */
export function shortUntil(zone: string, at: number, now: number): string {
  const isNear = at - now < 6 * 86_400_000;
  return isNear
    ? `${weekdayText(zone, at)}, ${clockText(zone, at)}`
    : `${weekdayText(zone, at)} ${longDayText(zone, at, now)}, ${clockText(zone, at)}`;
}

/** A sentence whose first words stand out. */
export interface Point {
  readonly lead: string;
  readonly rest: string;
}

/** What a deposit gets a shopper; `until` is when the time would end if they paid now. Whoever buys online may sign before they have seen the vehicle. */
export const depositPoints = ({ hours }: Pick<DepositTerms, 'hours'>, until: string, isPurchase: boolean): readonly Point[] => [
  { lead: `Off sale for ${hoursText(hours)}`, rest: `, until ${until}.` },
  {
    lead: 'All of it back',
    rest: ' if you cancel, or if you let the time run out. Usually on your card in 3 to 5 business days.',
  },
  { lead: 'Part of the price', rest: ' if you buy.' },
  {
    lead: 'No contract yet.',
    rest: isPurchase
      ? ' We’ll send it to you with these figures. You sign it or walk away.'
      : ' You only sign once you’ve seen it.',
  },
];

export const checkoutTitle = (hours: number): string => `Reserve it for ${hoursText(hours)}`;

export const checkoutLede = ({ depositCents, vehicleWord }: DepositTerms): string =>
  `A ${moneyText(depositCents)} deposit takes the ${vehicleWord} off sale while you decide. You get all of it back if you change your mind.`;

/** What is emailed to whoever reserves; a hold that is too short has no reminder. */
export const mailsText = (hours: number): string =>
  hours > REMINDER_HOURS
    ? `We’ll send your receipt to this email, and a reminder ${REMINDER_HOURS} hours before your hold ends.`
    : 'We’ll send your receipt to this email.';

/** A bank's no; its reason is nobody's business. */
export const declinedText = (vehicleWord: string, isHeld: boolean): string =>
  `Your bank declined this card. Nothing was charged${isHeld ? `, and the ${vehicleWord} is still held for you` : ''}. Try another card, or ask your bank.`;

/** For whoever comes back from the provider's own page without having paid there. */
export const unpaidText = (vehicleWord: string): string =>
  `You haven’t paid yet. Nothing was charged, and the ${vehicleWord} is still held for you.`;

/** Where the fields for a card cannot be shown, the form leads to the provider's own page. */
export const FIELDS_MISSING =
  'We couldn’t load the card fields here. Press pay, and you’ll enter your card on Stripe’s own page.';

export const LAPSED = `Your ${HOLD_MINUTES} minutes ran out. Nothing was charged.`;

export const lapsedText = (vehicleWord: string): string =>
  `${LAPSED} The ${vehicleWord} is still available, so you can start again.`;

/** An amount below zero is one that no page showed. */
export const priceChangedText = (what: 'price' | 'deposit', fromCents: number, toCents: number): string =>
  fromCents < 0
    ? `The ${what} is ${moneyText(toCents)}. Please check it and send again. Nothing was charged.`
    : `The ${what} went from ${moneyText(fromCents)} to ${moneyText(toCents)} while you were here. Nothing was charged.`;

/** What whoever holds a vehicle reads when its price takes no deposit any more; as a page's title and what follows it. */
export const notPayableWords = (why: PriceRefusal, vehicleWord: string): { readonly title: string; readonly text: string } =>
  why === 'unpriced'
    ? {
        title: `This ${vehicleWord} no longer has a price online`,
        text: 'You can’t pay for it here until it does. Get in touch and we’ll sort it out.',
      }
    : { title: `This ${vehicleWord} can’t be reserved online at its new price`, text: 'Get in touch and we’ll sort it out.' };

/** The same in one line. */
export function notPayableText(why: PriceRefusal, vehicleWord: string): string {
  const { title, text } = notPayableWords(why, vehicleWord);
  return `${title}. ${text} Nothing was charged.`;
}

export const tooOftenText = (vehicleWord: string): string =>
  `You’ve held this ${vehicleWord} several times today without paying. Get in touch, and we’ll hold it for you. Nothing was charged.`;

/** For whoever has not signed in, while others who have not hold a lot unpaid. */
export const crowdedText = (vehicleWord: string): string =>
  `A lot of ${vehicleWord}s are being held right now. Sign in with your mobile number to hold this one, or get in touch and we’ll hold it for you. Nothing was charged.`;

export const PAYMENTS_DOWN = 'We can’t take payments right now. Leave your number and we’ll hold it for you over the phone.';

export const CHECKING = 'We’re checking with your bank';

/** what: 'the 2021 Kia Seltos', 'INV-10482'; amount null when it is not known here. */
export const checkingText = ({ what, amount }: { readonly what: string; readonly amount: string | null }): string =>
  `Your ${amount ?? 'payment'} for ${what} is on its way. This can take a few minutes. You don’t have to wait here: we’ll email you as soon as we know.`;

export const OFFLINE_PAYING = 'You’re offline. Nothing was charged.';

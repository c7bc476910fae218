import { untilText } from '../reservations/checkout-words.ts';
import { clockText } from '../time/time-text.ts';

/** How the vehicle of a purchase is kept for the shopper whose purchase it is, who is not known here. */
export type KeptElsewhere =
  | { readonly state: 'held' | 'paid'; readonly until: number }
  /** It is theirs for good. */
  | { readonly state: 'converted' };

interface Facts {
  /** '2024 BYD Atto 3' */
  readonly name: string;
  /** 'car' or 'caravan' */
  readonly word: string;
  readonly zone: string;
  readonly now: number;
}

/**
 * What the link of a purchase says once its vehicle is being paid for, or is, on another device (ledger R3). Whoever has the link may read it, so it
 * says nothing of the shopper.
 */
export function paidElsewhereWords(kept: KeptElsewhere, { name, word, zone, now }: Facts): { title: string; text: string } {
  switch (kept.state) {
    case 'held':
      return {
        title: `You’re paying for this ${word} on another device`,
        text: `Continue there. If you don’t finish, it’ll be available again at ${clockText(zone, kept.until)}.`,
      };
    case 'paid':
      return {
        title: 'It’s reserved for you, and the deposit is paid',
        text: `The ${name} is yours until ${untilText(zone, kept.until, now)}. There’s nothing more to pay here.`,
      };
    case 'converted':
      return { title: 'You’ve bought it', text: `The ${name} is yours. There’s nothing more to pay here.` };
  }
}

/** Where its shopper finds the receipt: `garage` is the name of their own page, null where the site has none. */
export const receiptWords = (garage: string | null): string =>
  garage === null
    ? 'Your receipt is in the email we sent you when you paid.'
    : `Your receipt is in the email we sent you when you paid, and in ${garage}: sign in with the mobile number you gave us.`;

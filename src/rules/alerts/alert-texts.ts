import type { AlertKind } from './alert-kind.ts';
import { MOST_ALERTS } from './alert-limits.ts';

/** What the form says beside its button; it is stored as what was agreed to (ledger K5). */
const ASK_NOTE = 'We’ll ask you to confirm by email first. Every email has a link that stops it.';

/** The same for a shopper who is signed in and whose address is confirmed. */
const OWN_NOTE = 'Every message says how to stop it.';

/** What a shopper's own page says beside the choice of text messages. */
export const SMS_NOTE = 'We’ll text you between 8 am and 8 pm, once a day at most. Every text has a link that stops it.';

/** What is said beside the button of the form, which is what somebody agrees to; `isProved` if they have proved the address before. */
export const askNote = (channel: 'email' | 'sms', isProved: boolean): string => {
  if (channel === 'sms') return SMS_NOTE;
  return isProved ? OWN_NOTE : ASK_NOTE;
};

/** What a shopper's own page says where they choose how they are told, which starts the alert about their watchlist where the site keeps one. */
export const contactNote = (hasWatchlist: boolean): string =>
  `We’ll tell you ${hasWatchlist ? 'about price drops and sales on your watchlist' : 'what your alerts find'}, once a day at most. Every message says how to stop it.`;

/** What a shopper's file says of an address that they have not confirmed. */
export const UNPROVED_NOTE =
  'We sent a confirmation to this address. What we send there isn’t in this file until you’ve confirmed the address is yours.';

/** The alert about everything on a watchlist. */
export const WATCHLIST_WORDS = 'Price drops and sales on your watchlist';

export const NOT_AN_EMAIL = 'That isn’t an email address. It looks like name@example.com.';
export const NOT_A_FREQUENCY = 'Choose once a day or once a week.';
export const NOT_A_SEARCH = 'We can’t watch that. Go back to the results and try again.';
export const NOT_A_CHANNEL = 'Choose email or text message.';
export const TOO_MANY_ALERTS = `This address has ${MOST_ALERTS} alerts already. Stop one first.`;
export const TOO_MANY_EMAILS = 'We’ve already emailed this address a few times. Check the inbox, or try again tomorrow.';
export const TOO_MANY_ASKED = 'There have been too many alert requests from here. Try again in an hour.';

/** What an alert about one vehicle is called: 'Price drops: 2023 Tesla Model 3'. */
export const vehicleAlertWords = (name: string): string => `Price drops: ${name}`;

/** What somebody asks for who wants to be told about a vehicle's price. */
export const vehicleWishWords = (name: string): string => `We’ll tell you when the ${name} costs less or is sold.`;

/** What an alert about a reserved vehicle is called: 'Back on sale: 2023 Tesla Model 3'. */
export const backAlertWords = (name: string): string => `Back on sale: ${name}`;

/** What somebody asks for who wants to be told about a reserved vehicle; on the form, nothing may read as if it were free already. */
export const backWishWords = (name: string): string => `We’ll tell you once, when the ${name} is available again.`;

/** What an active alert promises; `noun` is what it watches, as the end of a sentence. */
export const alertPromiseText = (kind: AlertKind, noun: string): string =>
  kind === 'back' ? `We’ll tell you if ${noun} comes back.` : `We’ll tell you about ${noun}.`;

/** The subject of the email that asks for a confirmation. */
export const confirmSubject = (what: string): string => `Confirm your alert: ${what}`;

/** What was agreed to: what would be sent, how often if that was asked, and what was said beside the button. */
export const consentText = (words: string, every: string | null, note: string): string =>
  [words, every, note]
    .flatMap((part) => (part === null ? [] : [part.replace(/\.$/, '')]))
    .join('. ')
    .concat('.');

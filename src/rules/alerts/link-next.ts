import type { AlertKind } from './alert-kind.ts';

/** What a page about an alert says of what comes next, one line each. */
export interface NextLine {
  readonly icon: 'bell' | 'clock' | 'close' | 'check' | 'return' | 'mail' | 'search';
  readonly text: string;
}

interface Facts {
  /** null when the page is about no alert that it may name. */
  readonly watches: AlertKind | null;
  readonly messages: 'emails' | 'texts';
  /** Whether it is about every alert of an address. */
  readonly isForAll: boolean;
  /** 'car' or 'caravan' */
  readonly word: string;
}

/** What an alert tells of. */
const TOLD: Readonly<Record<AlertKind, (word: string) => string>> = {
  search: (word) => `We’ll check every ${word} that comes in, and only tell you about the ones that match.`,
  vehicle: (word) => `We’ll tell you when the ${word} costs less or is sold, and never when it costs more.`,
  back: (word) => `We’ll tell you once, when the ${word} is available again.`,
  watchlist: (word) => `We’ll tell you when a ${word} on your watchlist costs less or is sold.`,
};

const OFTEN = 'Once a day at most, between 8 am and 8 pm.';

/** While an alert runs, or before it does. */
const running = ({ watches, messages, word }: Facts): readonly NextLine[] => [
  ...(watches === null ? [] : [{ icon: 'bell' as const, text: TOLD[watches](word) }]),
  { icon: 'clock', text: OFTEN },
  { icon: 'close', text: `Every ${messages === 'texts' ? 'text' : 'email'} has a link that stops it.` },
];

/** What follows on the page that a link of an email opens (ledger A11). */
export function linkNext(step: string, facts: Facts): readonly NextLine[] {
  const { messages, isForAll } = facts;
  switch (step) {
    case 'start':
    case 'on':
    case 'again':
      return running(facts);
    case 'sent':
    case 'expired':
      return [
        { icon: 'mail', text: 'The link in the email works for 48 hours.' },
        { icon: 'check', text: 'We won’t send anything until you press the button on the page it opens.' },
      ];
    case 'stop':
      return [
        {
          icon: 'close',
          text: isForAll ? `No more ${messages} from any of your alerts.` : `No more ${messages} from this alert.`,
        },
        ...(isForAll ? [] : [{ icon: 'bell' as const, text: 'Your other alerts stay as they are.' }]),
        { icon: 'return', text: 'You can start again from the same page.' },
      ];
    default:
      return [{ icon: 'search', text: 'Looking for something else? Any search can become an alert.' }];
  }
}

import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { EVERY_WORDS, FREQUENCIES } from '#src/rules/alerts/alert-limits.ts';
import { contactNote, SMS_NOTE } from '#src/rules/alerts/alert-texts.ts';
import { alertLine, contactWords } from '#src/rules/alerts/contact-words.ts';
import { ALL_STOCK } from '#src/rules/search/search-href.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { type OwnAlert, type OwnAlerts, readOwnAlerts } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { alertsHref } from '#src/views/accounts/garage-path.ts';
import { hasWatchlist } from '#src/views/accounts/has-watchlist.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** One of a shopper's alerts. */
export interface AlertRow {
  readonly id: string;
  readonly words: string;
  /** How and how often it tells them: 'By email, at most once a day.' */
  readonly line: string;
  readonly isOn: boolean;
  readonly every: string;
  /** Whether there is a choice of how often. */
  readonly canChange: boolean;
  /** What it watches. */
  readonly href: string | null;
}

/** A shopper's alerts on their own page. */
export interface AlertsPart {
  /** How they are told; null before they have chosen. */
  readonly contact: {
    readonly channel: 'email' | 'sms';
    readonly words: string;
    readonly isConfirmed: boolean;
  } | null;
  /** Their number, masked. */
  readonly phone: string;
  /** The address that a choice of email begins with. */
  readonly email: string;
  /** What is agreed to by choosing. */
  readonly note: string;
  readonly smsNote: string;
  readonly rows: readonly AlertRow[];
  readonly frequencies: readonly { readonly value: string; readonly label: string }[];
  /** What the site sells, car or caravan. */
  readonly word: string;
  /** Where somebody without an alert goes on. */
  readonly stock: { readonly label: string; readonly href: string };
}

/** Whether a shopper is told about their watchlist. choose: nobody knows how yet. off: they do not want to be. */
export interface WatchlistAlerts {
  readonly state: 'on' | 'choose' | 'off';
  readonly href: string;
}

/** What a shopper is told about, and how; null where the site tells nobody. */
export async function ownAlerts(context: Context, signedIn: SignedIn): Promise<OwnAlerts | null> {
  return context.site.switches.hasAlerts ? readOwnAlerts(context, signedIn) : null;
}

export function watchlistAlerts(context: Context, { contact, alerts }: OwnAlerts): WatchlistAlerts {
  const isOn = alerts.some((alert) => alert.kind === 'watchlist' && alert.isOn);
  const state = contact?.isConfirmed !== true ? 'choose' : isOn ? 'on' : 'off';
  return { state, href: alertsHref(context) };
}

export function alertsPart(
  context: Context,
  { contact, alerts }: OwnAlerts,
  shopper: { readonly phone: string; readonly email: string },
): AlertsPart {
  const phone = maskedPhone(shopper.phone);
  const word = vehicleWord(context.site);
  const address = contact?.channel === 'sms' ? phone : (contact?.address ?? '');
  const rowOf = ({ id, kind, words, every, isOn, href }: OwnAlert): AlertRow => ({
    id,
    words,
    line: contact === null ? '' : alertLine({ channel: contact.channel, address, every }),
    isOn: contact !== null && isOn,
    every,
    canChange: (kind === 'search' || kind === 'watchlist') && isOn,
    href,
  });
  return {
    contact:
      contact === null
        ? null
        : { channel: contact.channel, words: contactWords(contact.channel, address), isConfirmed: contact.isConfirmed },
    phone,
    email: contact?.channel === 'email' ? contact.address : shopper.email,
    note: contactNote(hasWatchlist(context)),
    smsNote: SMS_NOTE,
    rows: alerts.filter(({ kind }) => kind !== 'watchlist' || hasWatchlist(context)).map(rowOf),
    frequencies: FREQUENCIES.map((value) => ({ value, label: EVERY_WORDS[value] })),
    word,
    stock: { label: `Show ${countWords(context.showroom.stock.count, word)}`, href: ALL_STOCK },
  };
}

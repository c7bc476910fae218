import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { EVERY_WORDS, FREQUENCIES } from '#src/rules/alerts/alert-limits.ts';
import { contactNote, SMS_NOTE } from '#src/rules/alerts/alert-texts.ts';
import { alertLine, contactWords, waitingNote } from '#src/rules/alerts/contact-words.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { type OwnAlert, type OwnAlerts, readOwnAlerts } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { countListed } from '#src/use-cases/search/count-stock.ts';
import { alertsHref } from '#src/views/accounts/garage-path.ts';
import { hasWatchlist } from '#src/views/accounts/has-watchlist.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** One of a shopper's alerts. */
export interface AlertRow {
  readonly id: string;
  readonly words: string;
  /** How and how often it tells them: 'By email, at most once a day.' */
  readonly line: string;
  /** Whether its shopper may switch it: it goes to an address that is proved as theirs. */
  readonly canSwitch: boolean;
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
  } | null;
  /** An email address that waits to be proved, and what is said of it. */
  readonly waiting: { readonly email: string; readonly note: string } | null;
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
  const told = contact === null ? null : contactWords(contact.channel, contact.channel === 'sms' ? phone : contact.address);
  const rowOf = ({ id, kind, words, every, way, isOwn, isOn, href }: OwnAlert): AlertRow => ({
    id,
    words,
    line: alertLine({ way: way?.channel === 'sms' ? { ...way, address: maskedPhone(way.address) } : way, isOwn, every }),
    canSwitch: isOwn,
    isOn: isOwn && isOn,
    every,
    canChange: (kind === 'search' || kind === 'watchlist') && isOn,
    href,
  });
  return {
    contact: contact === null || told === null ? null : { channel: contact.channel, words: told },
    waiting:
      contact?.waiting == null
        ? null
        : { email: contact.waiting, note: waitingNote(contact.waiting, contact.isConfirmed ? told : null) },
    phone,
    email: contact?.waiting ?? (contact?.channel === 'email' ? contact.address : shopper.email),
    note: contactNote(hasWatchlist(context)),
    smsNote: SMS_NOTE,
    rows: alerts.filter(({ kind }) => kind !== 'watchlist' || hasWatchlist(context)).map(rowOf),
    frequencies: FREQUENCIES.map((value) => ({ value, label: EVERY_WORDS[value] })),
    word,
    stock: { label: `Show ${countWords(countListed(context), word)}`, href: ALL_STOCK },
  };
}

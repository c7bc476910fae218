import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { keepsWatchlist } from '#src/rules/accounts/keeps-watchlist.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import { isEvery } from '#src/rules/alerts/alert-limits.ts';
import {
  contactNote,
  NOT_A_CHANNEL,
  NOT_AN_EMAIL,
  SMS_NOTE,
  TOO_MANY_ASKED,
  WATCHLIST_WORDS,
} from '#src/rules/alerts/alert-texts.ts';
import { searchWords } from '#src/rules/alerts/search-words.ts';
import { vehiclePath } from '#src/rules/stock/vehicle.ts';
import { plural } from '#src/rules/text/plural.ts';
import type { AlertSubject } from '#src/store/alerts/ask-alerts.ts';
import type { OwnAlertLine, OwnContact } from '#src/store/alerts/own-alerts.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { readEmail, storeAlert } from './ask-alert.ts';

/** An alert on its shopper's own page. */
export interface OwnAlert {
  /** The alert about the watchlist has its kind as its id: there is one, whether or not it was ever switched on. */
  readonly id: string;
  readonly kind: AlertKind;
  readonly words: string;
  readonly every: 'day' | 'week';
  /** Where it tells; null before its shopper has chosen. */
  readonly way: { readonly channel: 'email' | 'sms'; readonly address: string } | null;
  /** Whether that is proved as theirs; whoever reads any other address starts and stops it there. */
  readonly isOwn: boolean;
  readonly isOn: boolean;
  readonly href: string | null;
  /** The vehicle that it is about; null for all others. */
  readonly vehicleId: number | null;
}

export interface OwnAlerts {
  readonly contact: OwnContact | null;
  readonly alerts: readonly OwnAlert[];
}

export type ContactChosen =
  /** 'confirm': an email asks for a confirmation first. */
  { readonly kind: 'chosen' | 'confirm' } | { readonly kind: 'invalid'; readonly message: string };

const WATCHLIST = 'watchlist';
const OF_WATCHLIST: AlertSubject = {
  kind: WATCHLIST,
  query: null,
  wanted: null,
  vehicleId: null,
  words: WATCHLIST_WORDS,
  noun: 'your watchlist',
  terms: [],
};

/** What the email is about that asks a shopper to confirm their address, where the site keeps no watchlists. */
const OF_ALERTS = { words: 'What your alerts find', noun: 'what your alerts find' };

/** How a shopper is told, and about what; the watchlist first, then what was asked for first. */
export async function readOwnAlerts(context: Context, { shopperId }: SignedIn): Promise<OwnAlerts> {
  const { contact, alerts } = await context.store.alerts.own(shopperId);
  const watchlist = alerts.find(({ kind, isOwn }) => kind === WATCHLIST && isOwn);
  const others = alerts.filter(({ kind }) => kind !== WATCHLIST);
  return {
    contact: contact === null ? null : { ...contact, ...shownWay(contact) },
    alerts: [
      {
        id: WATCHLIST,
        kind: WATCHLIST,
        words: WATCHLIST_WORDS,
        every: watchlist?.every ?? 'day',
        way: contact?.isConfirmed === true ? shownWay(contact) : null,
        isOwn: contact?.isConfirmed === true,
        isOn: watchlist?.isOn ?? false,
        href: addressPath('watchlist'),
        vehicleId: null,
      },
      ...(await Promise.all(others.map((alert) => listed(context, alert)))),
    ],
  };
}

async function listed(
  context: Context,
  { id, kind, every, isOn, isOwn, query, wanted, vehicleId, ...line }: OwnAlertLine,
): Promise<OwnAlert> {
  const words = wanted === null ? line.words : searchWords(wanted, plural(context.site.switches.itemType));
  const car = vehicleId === null ? null : await findVehicle(context, String(vehicleId));
  const href = query ?? (car === null ? null : vehiclePath(car));
  return { id, kind, words, every, way: shownWay(line), isOwn, isOn, vehicleId, href };
}

/** An address as it is shown. */
const shownWay = ({ channel, address }: Pick<OwnContact, 'channel' | 'address'>) => ({
  channel,
  address: channel === 'sms' ? showPhone(address) : address,
});

/**
 * Chooses whether a shopper is told by email or by text message, and starts the alert about their watchlist with it. Other alerts follow once the
 * address is proved; the phone number is, by signing in.
 */
export async function chooseContact(
  context: Context,
  signedIn: SignedIn,
  form: { readonly channel: string; readonly email?: string },
): Promise<ContactChosen> {
  if (form.channel !== 'sms' && form.channel !== 'email') return { kind: 'invalid', message: NOT_A_CHANNEL };
  const address = form.channel === 'sms' ? signedIn.phone : readEmail(form.email ?? '');
  if (address === null) return { kind: 'invalid', message: NOT_AN_EMAIL };
  // As they stand on the page: the note on text messages is beside their choice, above the other.
  const hasWatchlist = keepsWatchlist(context.site.switches);
  const note = contactNote(hasWatchlist);
  const shown = form.channel === 'sms' ? `${SMS_NOTE} ${note}` : note;
  const target = { channel: form.channel, address, every: 'day', shown, page: ownPageOf(context) } as const;
  const subject = hasWatchlist ? OF_WATCHLIST : { ...OF_WATCHLIST, ...OF_ALERTS };
  const taken = await storeAlert(context, subject, target, signedIn);
  if (taken.kind === 'started') return { kind: 'chosen' };
  return taken.kind === 'asked' ? { kind: 'confirm' } : { kind: 'invalid', message: TOO_MANY_ASKED };
}

/** The page whose form was sent. */
const ownPageOf = ({ sender, site }: Context): string => sender?.page || addressPath(site.switches.garagePath);

/** Switches one of a shopper's alerts on or off. Returns false when it is not theirs, or there is no confirmed address to tell them by. */
export async function switchAlert(context: Context, signedIn: SignedIn, id: string, isOn: boolean): Promise<boolean> {
  const { store, services } = context;
  const alert = id === WATCHLIST ? null : id;
  const change = { shopper: signedIn.shopperId, alert, isOn, every: null, now: new Date(services.now()) };
  if (await store.alerts.changeOwn(change)) return true;
  if (alert !== null || !isOn) return false;
  const { contact } = await store.alerts.own(signedIn.shopperId);
  if (contact === null || !contact.isConfirmed) return false;
  const { channel, address } = contact;
  const target = { channel, address, every: 'day', shown: `${WATCHLIST_WORDS}.`, page: ownPageOf(context) } as const;
  return (await storeAlert(context, OF_WATCHLIST, target, signedIn)).kind === 'started';
}

/** Changes how often one of a shopper's alerts is sent; returns false when it is not theirs, or there is no such frequency. */
export async function changeFrequency(context: Context, signedIn: SignedIn, id: string, every: string): Promise<boolean> {
  if (!isEvery(every)) return false;
  const { store, services } = context;
  const alert = id === WATCHLIST ? null : id;
  return store.alerts.changeOwn({ shopper: signedIn.shopperId, alert, isOn: null, every, now: new Date(services.now()) });
}

import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { type AlertKey, readAlertKey } from '#src/rules/alerts/alert-keys.ts';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import { type ConfirmSignIn, canOwnAddress, confirmSignIn } from '#src/rules/alerts/confirm-sign-in.ts';
import { maskedEmail } from '#src/rules/alerts/masked-email.ts';
import { searchNoun, searchWords } from '#src/rules/alerts/search-words.ts';
import { wakefulness } from '#src/rules/alerts/sleeping.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { plural } from '#src/rules/text/plural.ts';
import type { LinkAct, LinkedAlert } from '#src/store/alerts/linked-alerts.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { confirmationTo } from './confirmation-to.ts';
import { findWanted } from './find-wanted.ts';
import { isKeySigned } from './sign-alert-keys.ts';

/** The alert that a link in an email is for. */
export type AlertLink =
  | {
      readonly kind: 'found';
      readonly watches: AlertKind;
      readonly words: string;
      /** The same as the end of a sentence: 'electric SUVs under $40,000', 'the 2023 Tesla Model 3', 'your watchlist'. */
      readonly noun: string;
      /** Masked. */
      readonly email: string;
      /** False also when the alert sleeps: then it is started again by its confirmation link. */
      readonly isStarted: boolean;
      readonly isStopped: boolean;
      /** Whether it has said what it was for: there is nothing to stop or to start again. */
      readonly isOver: boolean;
      /** Whether the link is for every alert of its address. */
      readonly isForAll: boolean;
      /** How many vehicles a search finds now. */
      readonly count: number | null;
      readonly href: string | null;
      /** The vehicle that is pictured for it: the watched one, or the first that a search finds now. */
      readonly pictured: Vehicle | null;
      readonly signIn: ConfirmSignIn;
      /** The number of whoever is signed in here, masked. */
      readonly signedInAs: string | null;
      /** Whether its button makes the address the visitor's own. */
      readonly canOwn: boolean;
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

type FoundLink = Extract<AlertLink, { kind: 'found' }>;

interface Opened {
  readonly key: AlertKey;
  readonly alert: LinkedAlert;
}

/** What a link that stops everything is for. */
const EVERY_ALERT = { words: 'All your alerts', noun: 'what you asked us to watch', query: null, vehicleId: null } as const;

const UNKNOWN: AlertLink = { kind: 'unknown' };

/** What a link is for; changes nothing. With a kind, a link of the other is unknown: its page could do nothing. */
export async function readAlertLink(context: Context, key: string, kind: AlertKey['kind'] | null = null): Promise<AlertLink> {
  const opened = await open(context, key);
  return opened === null || (kind !== null && opened.key.kind !== kind) ? UNKNOWN : viewOf(context, opened);
}

/** Starts the alert of a confirmation link. */
export const confirmAlert = (context: Context, key: string): Promise<AlertLink> => act(context, key, 'confirm');

export const stopAlert = (context: Context, key: string): Promise<AlertLink> => act(context, key, 'stop');

/** Stops all alerts of the address that the link was sent to. */
export const stopEveryAlert = (context: Context, key: string): Promise<AlertLink> => act(context, key, 'stop-all');

/** Starts an alert again that was stopped by mistake, or what the link stopped at once. */
export const restartAlert = (context: Context, key: string): Promise<AlertLink> => act(context, key, 'restart');

/** Starts all alerts again that were stopped together. */
export const restartEveryAlert = (context: Context, key: string): Promise<AlertLink> => act(context, key, 'restart-all');

/** Sends another confirmation email for a link that has expired; the answer is 'expired' when a limit forbids it. */
export async function resendConfirmation(context: Context, key: string): Promise<AlertLink> {
  const opened = await open(context, key);
  if (opened?.key.kind !== 'confirm') return UNKNOWN;
  const { alertId: alert } = opened.key;
  const now = new Date(context.services.now());
  const isSent = await context.store.alerts.askAgain({ alert, confirmation: confirmationTo(context, opened.alert.address), now });
  return isSent ? shown(context, opened.alert) : { kind: 'expired' };
}

/** A stop link stops and restarts, a confirmation link confirms: neither does the other's. */
async function act(context: Context, key: string, wanted: LinkAct): Promise<AlertLink> {
  const opened = await open(context, key);
  if (opened === null || (opened.key.kind === 'confirm') !== (wanted === 'confirm')) return UNKNOWN;
  if (isExpired(context, opened)) return { kind: 'expired' };
  const { alert } = opened;
  const visitor = await visitorOf(context);
  if (wanted === 'confirm' && confirmSignIn({ ...alert, isRunning: isRunning(alert) }, visitor) === 'needed')
    return readAlertLink(context, key);
  const isOwn = wanted === 'confirm' && alert.shopperId !== null && alert.shopperId === visitor;
  const change = isOwn ? 'confirm-own' : isForAll(opened.key) ? FOR_ALL[wanted] : wanted;
  await context.store.alerts.changeLinked(opened.key.alertId, change, new Date(context.services.now()));
  return readAlertLink(context, key);
}

/** What a button does behind a link that is for all alerts of an address. */
const FOR_ALL: Readonly<Record<LinkAct, LinkAct>> = {
  confirm: 'confirm',
  'confirm-own': 'confirm-own',
  stop: 'stop-all',
  'stop-all': 'stop-all',
  restart: 'restart-all',
  'restart-all': 'restart-all',
};

/** The shopper who is signed in here. */
const visitorOf = async (context: Context): Promise<string | null> => (await readSession(context))?.shopperId ?? null;

const isForAll = (key: AlertKey): boolean => key.kind === 'stop' && key.isAll;

async function open({ services, site, store }: Context, text: string): Promise<Opened | null> {
  const key = readAlertKey(text);
  if (key === null) return null;
  const alert = await store.alerts.linked(key.alertId);
  if (alert === null) return null;
  const { shopperId, address } = alert;
  return isKeySigned(services.signer, key, { siteId: site.id, alertId: key.alertId, shopperId, address }) ? { key, alert } : null;
}

async function viewOf(context: Context, { key, alert }: Opened): Promise<AlertLink> {
  if (isExpired(context, { key, alert }) && !isStarted(context, alert)) return { kind: 'expired' };
  if (!isForAll(key)) return shown(context, alert);
  // The alert that the link names may have ended while others run.
  const { isContactTold } = alert;
  return {
    ...(await shown(context, { ...alert, ...EVERY_ALERT })),
    isStarted: isContactTold,
    isStopped: !isContactTold,
    isOver: false,
    isForAll: true,
  };
}

async function shown(context: Context, alert: LinkedAlert): Promise<FoundLink> {
  const { channel, address, query, vehicleId } = alert;
  const wanted =
    query !== null
      ? await findWanted(context, { kind: 'search', address: query })
      : vehicleId !== null
        ? await findWanted(context, { kind: 'vehicle', vehicleId })
        : null;
  const session = await readSession(context);
  const visitor = session?.shopperId ?? null;
  return {
    kind: 'found',
    watches: alert.kind,
    ...namesOf(context, alert),
    email: channel === 'email' ? maskedEmail(address) : maskedPhone(showPhone(address)),
    isStarted: isStarted(context, alert),
    isStopped: alert.stoppedAt !== null,
    isOver: alert.isOver,
    isForAll: false,
    signIn: confirmSignIn({ ...alert, isRunning: isRunning(alert) }, visitor),
    signedInAs: session === null ? null : maskedPhone(showPhone(session.phone)),
    canOwn: canOwnAddress({ ...alert, isStopped: alert.stoppedAt !== null }, visitor),
    count: wanted?.count ?? null,
    href: wanted?.href ?? null,
    pictured: wanted?.pictured == null ? null : await findVehicle(context, String(wanted.pictured)),
  };
}

/** What an alert is called. Words that were typed are quoted only once it is confirmed: until then anybody may have typed them. */
function namesOf({ site }: Context, { words, noun, query, wanted, confirmedAt }: LinkedAlert) {
  if (query === null || wanted === null || confirmedAt === null) return { words, noun };
  const word = site.switches.itemType;
  return { words: searchWords(wanted, plural(word)), noun: searchNoun(wanted, { word, isPlural: true }) };
}

const isRunning = ({ confirmedAt, stoppedAt }: LinkedAlert): boolean => confirmedAt !== null && stoppedAt === null;

function isStarted({ services }: Context, alert: LinkedAlert): boolean {
  const seen = { lastSeenAt: alert.lastSeenAt.getTime(), lastCallAt: alert.lastCallAt?.getTime() ?? null };
  return isRunning(alert) && wakefulness(seen, services.now()) === 'awake';
}

/** A confirmation link ends with its time, and when its alert is stopped: then a new one must be asked for. */
const isExpired = ({ services }: Context, { key, alert: { askedAt, stoppedAt } }: Opened): boolean =>
  key.kind === 'confirm' && (services.now() > key.expiresAt || (stoppedAt !== null && stoppedAt >= askedAt));

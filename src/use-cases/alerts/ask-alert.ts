import { isMailAddress } from '#src/adapters/mail/one-line.ts';
import { CONFIRM_MS, EVERY_WORDS, type Every, isEvery, MOST_ALERTS } from '#src/rules/alerts/alert-limits.ts';
import { alertHref } from '#src/rules/alerts/alert-path.ts';
import {
  askNote,
  consentText,
  NOT_A_FREQUENCY,
  NOT_A_SEARCH,
  NOT_AN_EMAIL,
  TOO_MANY_ALERTS,
  TOO_MANY_ASKED,
  TOO_MANY_EMAILS,
} from '#src/rules/alerts/alert-texts.ts';
import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import { addressKey } from '#src/rules/leads/address-key.ts';
import { checkField } from '#src/rules/leads/check-field.ts';
import type { AlertSubject, AlertTaken } from '#src/store/alerts/ask-alerts.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { confirmationTo } from './confirmation-to.ts';
import { findWanted } from './find-wanted.ts';

export type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';

/** What the form for an alert has. */
export interface AlertForm {
  readonly email: string;
  readonly every: string;
  readonly channel?: string;
}

/** What became of a wish for an alert. */
export type AlertAsked =
  /** An email asks for a confirmation; the answer is the same when the alert exists already. */
  | { readonly kind: 'asked'; readonly email: string; readonly words: string }
  /** The shopper is signed in, and their address is confirmed. */
  | { readonly kind: 'started'; readonly words: string }
  | { readonly kind: 'invalid'; readonly field: 'email' | 'every' | null; readonly message: string }
  /** `retryAfterSeconds` is null for a limit that does not end by itself. */
  | { readonly kind: 'tooMany'; readonly message: string; readonly retryAfterSeconds: number | null };

/** Takes the wish of anyone to be told about new matches of a search, or about a vehicle's price (ledger A11). */
export async function askAlert(
  context: Context,
  wanted: AlertWanted,
  form: AlertForm,
  signedIn: SignedIn | null,
): Promise<AlertAsked> {
  const found = await findWanted(context, wanted);
  if (found === null) return { kind: 'invalid', field: null, message: NOT_A_SEARCH };
  // What happens to one vehicle is told on the day; only a search has a choice.
  const every = wanted.kind === 'search' ? form.every : 'day';
  if (!isEvery(every)) return { kind: 'invalid', field: 'every', message: NOT_A_FREQUENCY };
  const isText = signedIn !== null && form.channel === 'sms';
  const email = isText ? '' : readEmail(form.email);
  if (email === null) return { kind: 'invalid', field: 'email', message: NOT_AN_EMAIL };
  const to = isText ? ({ channel: 'sms', address: signedIn.phone } as const) : ({ channel: 'email', address: email } as const);
  const shown = consentText(
    found.shown,
    wanted.kind === 'search' ? EVERY_WORDS[every] : null,
    askNote(to.channel, await isProved(context, signedIn, email)),
  );
  const page = context.sender?.page || alertHref(wanted);
  const taken = await storeAlert(context, found.subject, { ...to, every, shown, page }, signedIn);
  if (taken.kind === 'asked') return { kind: 'asked', email, words: found.shown };
  if (taken.kind === 'started') return { kind: 'started', words: found.shown };
  return { kind: 'tooMany', ...refusalOf(taken.kind) };
}

/** Whether a shopper has proved an email address before, so that the form says nothing of a confirmation. */
async function isProved({ store }: Context, signedIn: SignedIn | null, email: string): Promise<boolean> {
  const contact = signedIn === null ? null : (await store.alerts.own(signedIn.shopperId)).contact;
  return contact?.isConfirmed === true && contact.channel === 'email' && contact.address === email;
}

/** An email address in small letters; null when it is none that can be sent to. */
export function readEmail(typed: string): string | null {
  const checked = checkField({ name: 'email', required: true }, typed);
  if ('message' in checked) return null;
  const email = checked.value.toLowerCase();
  return isMailAddress(email) ? email : null;
}

export interface AlertTarget {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly every: Every;
  /** What was agreed to, as it was shown, and on which page (ledger K5). */
  readonly shown: string;
  readonly page: string;
}

/** Stores an alert with what was agreed to (ledger K5). */
export function storeAlert(
  context: Context,
  subject: AlertSubject,
  { channel, address, every, shown, page }: AlertTarget,
  signedIn: SignedIn | null,
): Promise<AlertTaken> {
  const { services, sender, store } = context;
  const now = services.now();
  return store.alerts.ask({
    ...subject,
    channel,
    address,
    every,
    shopper: signedIn?.shopperId ?? null,
    consent: {
      shown,
      page,
      at: new Date(now).toISOString(),
      network: services.signer.sign('network', addressKey(sender?.ip ?? '')),
    },
    most: MOST_ALERTS,
    pendingSince: new Date(now - CONFIRM_MS),
    confirmation: confirmationTo(context, address),
    now: new Date(now),
  });
}

/** What is said of a refusal, with the seconds after which it is worth trying again. */
function refusalOf(kind: Exclude<AlertTaken['kind'], 'asked' | 'started'>) {
  if (kind === 'full') return { message: TOO_MANY_ALERTS, retryAfterSeconds: null };
  return kind === 'recipient-limit'
    ? { message: TOO_MANY_EMAILS, retryAfterSeconds: 86_400 }
    : { message: TOO_MANY_ASKED, retryAfterSeconds: 3_600 };
}

import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';

/** An alert on its shopper's own page. */
export interface OwnAlert {
  readonly id: string;
  readonly kind: 'search' | 'vehicle' | 'watchlist';
  readonly words: string;
  readonly every: 'day' | 'week';
  readonly isOn: boolean;
  readonly href: string | null;
}

export interface OwnAlerts {
  readonly contact: { readonly channel: 'email' | 'sms'; readonly address: string; readonly isConfirmed: boolean } | null;
  readonly alerts: readonly OwnAlert[];
}

export type ContactChosen =
  /** 'confirm': an email asks for a confirmation first. */
  { readonly kind: 'chosen' | 'confirm' } | { readonly kind: 'invalid'; readonly message: string };

export async function readOwnAlerts(context: Context, _signedIn: SignedIn): Promise<OwnAlerts> {
  throw new Error(`Alerts of ${context.site.slug} are not built yet.`);
}

/** Chooses whether a shopper is told by email or by text message. */
export async function chooseContact(
  context: Context,
  _signedIn: SignedIn,
  form: { readonly channel: string; readonly email?: string },
): Promise<ContactChosen> {
  throw new Error(`Alerts of ${context.site.slug} are not built yet: ${form.channel}.`);
}

/** Switches one of a shopper's alerts on or off; `watchlist` stands for the alerts about watched vehicles, which are made if needed. */
export async function switchAlert(context: Context, _signedIn: SignedIn, id: string, _isOn: boolean): Promise<boolean> {
  throw new Error(`Alerts of ${context.site.slug} are not built yet: ${id}.`);
}

export async function changeFrequency(context: Context, _signedIn: SignedIn, id: string, every: string): Promise<boolean> {
  throw new Error(`Alerts of ${context.site.slug} are not built yet: ${id} ${every}.`);
}

import type { AlertWanted } from '#src/rules/alerts/alert-wanted.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';

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
  | { readonly kind: 'tooMany'; readonly message: string };

/** Takes the wish of anyone to be told about new matches of a search, or about a vehicle's price (ledger A11). */
export async function askAlert(
  context: Context,
  wanted: AlertWanted,
  form: AlertForm,
  signedIn: SignedIn | null,
): Promise<AlertAsked> {
  throw new Error(`Alerts of ${context.site.slug} are not built yet: ${wanted.kind} ${form.every} ${signedIn?.sessionId}.`);
}

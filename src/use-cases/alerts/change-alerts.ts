import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { changeFrequency, chooseContact, switchAlert } from './own-alerts.ts';

/** How a shopper wanted to be told, and why they cannot be told so. */
export interface RefusedContact {
  readonly message: string;
  readonly channel: string;
  readonly email: string;
}

export type AlertsChanged =
  | { readonly kind: 'done'; readonly part: 'alerts' }
  | { readonly kind: 'invalidContact'; readonly contact: RefusedContact }
  | { readonly kind: 'unknown' };

/** Does what a form among a shopper's alerts asks for (ledger A11). */
export async function changeAlerts(
  context: Context,
  signedIn: SignedIn,
  form: Readonly<Record<string, unknown>>,
): Promise<AlertsChanged> {
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  if (!context.site.switches.hasAlerts) return { kind: 'unknown' };
  if (form.action === 'choose-contact') {
    const given = { channel: text('channel'), email: text('email') };
    const chosen = await chooseContact(context, signedIn, given);
    return chosen.kind === 'invalid'
      ? { kind: 'invalidContact', contact: { ...given, message: chosen.message } }
      : { kind: 'done', part: 'alerts' };
  }
  const isDone =
    form.action === 'switch-alert'
      ? await switchAlert(context, signedIn, text('alert'), form.on === 'yes')
      : await changeFrequency(context, signedIn, text('alert'), text('every'));
  return isDone ? { kind: 'done', part: 'alerts' } : { kind: 'unknown' };
}

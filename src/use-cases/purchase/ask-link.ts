import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { readEmail } from '#src/use-cases/alerts/ask-alert.ts';
import { confirmationTo } from '#src/use-cases/alerts/confirmation-to.ts';
import type { Context } from '#src/use-cases/context.ts';

export type LinkAsked =
  | { readonly kind: 'asked' }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'tooMany'; readonly message: string };

/** Mails a link that opens a purchase on another device. The address may be somebody else's, so the emails are limited (ledger H9). */
export async function askLink(context: Context, purchaseId: string, typed: string): Promise<LinkAsked> {
  const email = readEmail(typed);
  if (email === null) return { kind: 'invalid', message: 'Please enter a valid email address.' };
  const isAsked = await context.store.purchases.askLink(purchaseId, email, confirmationTo(context, email));
  return isAsked ? { kind: 'asked' } : { kind: 'tooMany', message: LIMIT_TEXTS.address };
}

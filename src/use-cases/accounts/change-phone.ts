import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { normaliseMobile, showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { OWN_NUMBER, takenNumberText } from '#src/rules/accounts/texts.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';
import { type CodeRequested, requestCode } from './request-code.ts';
import { type CodeUnproved, codeTry, unproved } from './verify-code.ts';

export type PhoneChanged =
  | { readonly kind: 'changed' }
  /** The number has an account of its own on this site; that is told only to whoever has it. */
  | { readonly kind: 'taken'; readonly message: string }
  | CodeUnproved;

/** Texts a code to the number that a shopper wants to sign in with from now on. */
export async function requestPhoneChange(context: Context, signedIn: SignedIn, phone: string): Promise<CodeRequested> {
  if (normaliseMobile(phone) === signedIn.phone) return { kind: 'invalid', message: OWN_NUMBER };
  return requestCode(context, phone);
}

/** Gives a shopper another number, with the code that was texted to it (ledger A10). Their other sessions end. */
export async function changePhone(context: Context, signedIn: SignedIn, phone: string, code: string): Promise<PhoneChanged> {
  const attempt = codeTry(context, phone, code);
  if (attempt.kind === 'invalid') return attempt;
  const { shopperId: shopper, sessionId: session } = signedIn;
  const changed = await context.store.accounts.changePhone({ ...attempt.input, shopper, session });
  if (changed.kind === 'changed') {
    // Copies of texts to the old number are nobody's from now on: not the shopper's to find, and not the next owner's to read.
    await new Mailbox(context.services.mailboxDir).removeTo(context.site.slug, signedIn.phone);
    return { kind: 'changed' };
  }
  if (changed.kind === 'taken') return { kind: 'taken', message: takenNumberText(showPhone(attempt.input.phone)) };
  return unproved(context, attempt.input.phone, changed);
}

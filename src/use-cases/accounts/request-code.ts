import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { NOT_A_MOBILE } from '#src/rules/accounts/texts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type CodeSent, sendCode } from './send-code.ts';

export type CodeRequested = CodeSent | { readonly kind: 'invalid'; readonly message: string };

/** Texts a code to the number that a visitor typed (ledger A1). A known and an unknown number are treated alike. */
export async function requestCode(context: Context, phone: string): Promise<CodeRequested> {
  const mobile = normaliseMobile(phone);
  return mobile === null ? { kind: 'invalid', message: NOT_A_MOBILE } : sendCode(context, mobile);
}

import type { OwnInvoicePayment } from '#src/rules/invoices/invoice-payment.ts';
import { isFinalPayment } from '#src/rules/payments/payment-state.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { type AskPayment, askProvider, type SettledKind, settledKind } from '#src/use-cases/payments/ask-provider.ts';
import { invoiceAsker } from './find-invoice.ts';

/**
 * A payment of whoever asks: of the visitor by their cookie, of the shopper who is signed in, or of whoever has the link of its email, whose key is
 * signed. Returns null for anyone else.
 */
export async function ownInvoicePayment(
  context: Context,
  id: string,
  key: string | null = null,
): Promise<OwnInvoicePayment | null> {
  const isKeyed = key !== null && context.services.signer.isSigned('invoice', id, key);
  const { visitor, shopper } = await invoiceAsker(context);
  const [found] = await context.store.invoices.payments({ visitor, shopper }, id, isKeyed);
  return found ?? null;
}

/** What a shopper has paid, or tried to, newest first: with this account, or with the number that they have proved. */
export const listOwnInvoicePayments = ({ store }: Context, { shopperId }: SignedIn): Promise<OwnInvoicePayment[]> =>
  store.invoices.payments({ visitor: null, shopper: shopperId });

/** returned: it was paid for nothing, or is given back for another reason. unknown: not a payment of whoever asks. */
export type InvoiceSettled =
  | { readonly kind: SettledKind; readonly payment: OwnInvoicePayment }
  | { readonly kind: 'unknown'; readonly payment: null };

/** Asks the provider what became of a payment, unless that is certain, and does what follows from it. The browser is never believed. */
export async function settleInvoicePayment(context: Context, id: string, ask: AskPayment = askProvider): Promise<InvoiceSettled> {
  const unknown = { kind: 'unknown', payment: null } as const;
  if ((await ownInvoicePayment(context, id)) === null) return unknown;
  const known = await context.store.reservations.payment(id);
  if (known === null) return unknown;
  const asked = isFinalPayment(known.state) ? known : await ask(context, known);
  const payment = await ownInvoicePayment(context, id);
  return payment === null ? unknown : { kind: settledKind(asked ?? known, asked !== null), payment };
}

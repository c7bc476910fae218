import { balanceCents, type OwnInvoice } from '#src/rules/invoices/invoice.ts';
import { numberKey } from '#src/rules/invoices/invoice-number.ts';
import type { InvoiceAsker, StockedVehicle } from '#src/store/invoices/invoice-store.ts';
import { type CurrentSession, readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';

/** What a typed number is to whoever typed it. */
export type FoundNumber =
  /** An invoice of theirs with something to pay, or with nothing any more. */
  | { readonly kind: 'invoice' | 'settled'; readonly key: string; readonly invoice: OwnInvoice }
  /** The stock number of a vehicle, or a number that is not looked up for somebody who is not signed in: the dealer matches it. */
  | { readonly kind: 'later'; readonly key: string; readonly vehicle: StockedVehicle | null }
  /** No invoice of theirs; whether it is somebody else's is not said. */
  | { readonly kind: 'unknown'; readonly key: string }
  | { readonly kind: 'invalid' };

/** Who asks about invoices. */
export async function invoiceAsker(context: Context): Promise<InvoiceAsker & { readonly session: CurrentSession | null }> {
  const { sender } = context;
  const session = await readSession(context);
  return {
    visitor: sender?.visitor == null ? null : visitorHash(sender.visitor),
    shopper: session?.shopperId ?? null,
    session,
  };
}

/** Looks a number up (ledger R5). Whatever the number is, the same is asked of the database, so that the answer's time says nothing either. */
export async function findInvoice(context: Context, typed: string): Promise<FoundNumber> {
  const key = numberKey(typed);
  if (key === null) return { kind: 'invalid' };
  const { session, ...asker } = await invoiceAsker(context);
  const { invoices } = context.store;
  const [invoice, vehicle] = [await invoices.find(key, asker), await invoices.stocked(key)];
  if (invoice !== null) return { kind: balanceCents(invoice) > 0 ? 'invoice' : 'settled', key, invoice };
  return session === null || vehicle !== null ? { kind: 'later', key, vehicle } : { kind: 'unknown', key };
}

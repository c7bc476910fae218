import { randomInt, randomUUID } from 'node:crypto';
import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { balanceCents } from '#src/rules/invoices/invoice.ts';
import { NO_NOTE, NO_NUMBER } from '#src/rules/invoices/invoice-words.ts';
import { MOST_CENTS, readAmount } from '#src/rules/invoices/payable-amount.ts';
import { type PaymentSum, paymentSum } from '#src/rules/invoices/surcharge.ts';
import { checkField } from '#src/rules/leads/check-field.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { reservationContact } from '#src/rules/reservations/reservation-contact.ts';
import { paymentNumber } from '#src/rules/reservations/reservation-number.ts';
import type { InvoicePaymentToOpen } from '#src/store/invoices/invoice-store.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash, visitorOfPage } from '#src/use-cases/leads/recognise-visitor.ts';
import {
  type PayingBy,
  type ProviderStart,
  startAnewIfOver,
  startAtProvider,
} from '#src/use-cases/payments/start-at-provider.ts';
import { type FoundNumber, findInvoice } from './find-invoice.ts';
import { paymentLead } from './payment-lead.ts';

/** What somebody sends to pay towards an invoice or a stock number. */
export interface InvoicePaymentInput extends PayingBy {
  readonly number: string;
  /** In dollars, as typed. */
  readonly amount: string;
  /** What the page showed last: the whole sum, and the invoice; null if it named none. Both are compared, never charged. */
  readonly seenTotalCents: number;
  readonly seenInvoiceId: string | null;
  /** name, last_name, email, phone, message, as typed. */
  readonly contact: Readonly<Record<string, string>>;
  /** One per attempt, made by the page: the same key finds the same payment. */
  readonly payKey: string;
}

export type InvoicePaymentStart =
  /** `visitor` is the token that the visitor's cookie must hold from now on. */
  | (Exclude<ProviderStart, { readonly kind: 'unavailable' }> & { readonly visitor: string })
  /** The same page has paid already. */
  | { readonly kind: 'paid'; readonly paymentId: string; readonly visitor: string }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** The sum is another than the page showed. */
  | { readonly kind: 'newSum'; readonly sum: PaymentSum }
  /**
   * changed: what the number stands for is another than the page showed. unavailable: the provider does not answer, and nothing is begun. unanswered:
   * nor does it say whether what was begun before is paid.
   */
  | { readonly kind: 'changed' | 'unavailable' | 'unanswered' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** Whether it can be paid towards. */
type Payable = Exclude<FoundNumber, { readonly kind: 'invalid' | 'settled' }>;

/** Starts a payment towards an invoice of the payer's own, or towards a number that is matched when the money arrives (ledger R5). */
export async function startInvoicePayment(context: Context, input: InvoicePaymentInput): Promise<InvoicePaymentStart> {
  const { site, services, sender } = context;
  const ip = sender?.ip ?? '';
  if (services.reservations.take(ip) === null)
    return { kind: 'tooMany', retryAfterSeconds: services.reservations.retryAfter(ip) };
  const found = await findInvoice(context, input.number);
  if (found.kind === 'invalid') return { kind: 'invalid', errors: [{ field: 'number', message: NO_NUMBER }] };
  const isSeen = input.seenInvoiceId === ('invoice' in found ? found.invoice.id : null);
  // What this page has paid already is found although nothing is left to pay.
  if (!isSeen) return { kind: 'changed' };
  const mostCents = found.kind === 'settled' ? MOST_CENTS : mostOf(found);
  const amount = readAmount(input.amount, mostCents);
  const checked = reservationContact(input.contact);
  const note = checkField({ name: 'message', required: found.kind === 'unknown' }, input.contact.message ?? '');
  if (!amount.ok || !checked.ok || 'message' in note)
    return {
      kind: 'invalid',
      errors: [
        ...(amount.ok ? [] : [{ field: 'amount', message: amount.message }]),
        ...('message' in note ? [{ field: 'message', message: input.contact.message?.trim() ? note.message : NO_NOTE }] : []),
        ...(checked.ok ? [] : checked.errors),
      ],
    };
  const sum = paymentSum(amount.cents, site.switches.paymentSurcharge);
  if (sum.totalCents !== input.seenTotalCents) return { kind: 'newSum', sum };
  const session = await readSession(context);
  const visitor = sender?.visitor ?? visitorOfPage(context, input.payKey);
  const contact = { ...checked.contact, ...(note.value === '' ? {} : { message: note.value }) };
  const opening: Omit<InvoicePaymentToOpen, 'id' | 'number'> = {
    provider: services.payments.name,
    account: site.switches.stripeAccount,
    isHosted: input.returnUrl !== undefined,
    invoiceId: 'invoice' in found ? found.invoice.id : null,
    reference: 'invoice' in found ? found.invoice.number : input.number.trim(),
    referenceKey: found.key,
    amountCents: sum.amountCents,
    surchargeCents: sum.surchargeCents,
    payKey: input.payKey,
    visitor: visitorHash(visitor),
    shopperId: session?.shopperId ?? null,
    phone: normaliseMobile(contact.phone),
    contact,
    shown: { kind: found.kind, ...sum, page: sender?.page.slice(0, 300) ?? '' },
    lead: await paymentLead(context, contact, 'vehicle' in found ? found.vehicle : null),
  };
  const open = async (): Promise<InvoicePaymentStart | { readonly kind: 'over' }> => {
    const opened = await context.store.invoices.open(
      { ...opening, id: randomUUID(), number: paymentNumber(randomInt) },
      (invoice) => invoice === null || sum.amountCents <= balanceCents(invoice),
    );
    if (opened === null) return { kind: 'changed' };
    if (opened.state === 'succeeded') return { kind: 'paid', paymentId: opened.id, visitor };
    const started = await startAtProvider(context, opened, {
      description: `Payment ${opened.number}: ${opening.reference}`,
      email: contact.email,
      returnUrl: input.returnUrl,
    });
    if (started.kind === 'unavailable')
      return { kind: opened.reference === null && opened.others.length === 0 ? 'unavailable' : 'unanswered' };
    return started.kind === 'over' ? { kind: 'over' } : { ...started, visitor };
  };
  return startAnewIfOver(open);
}

const mostOf = (found: Payable): number => (found.kind === 'invoice' ? balanceCents(found.invoice) : MOST_CENTS);

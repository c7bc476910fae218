import type { PaymentState, RefundState } from '../payments/payment-state.ts';
import { balanceCents, type InvoiceFacts } from './invoice.ts';

/** What became of a payment for an invoice: open until it is paid, and then the dealer's, or given back. */
export const INVOICE_OUTCOMES = ['open', 'kept', 'returned'] as const;
export type InvoiceOutcome = (typeof INVOICE_OUTCOMES)[number];

/** What is emailed to whoever paid. returned: nothing was owed any more. refunded: the dealer, or the worker, has given it back. */
export const INVOICE_MAILS = ['receipt', 'returned', 'refunded'] as const;
export type InvoiceMailKind = (typeof INVOICE_MAILS)[number];

/** What somebody pays, as far as it counts towards an invoice. */
export interface InvoicePart {
  /** Without the surcharge. */
  readonly amountCents: number;
  /** Whether the payer was shown the invoice. Otherwise they typed a number, which is matched with an invoice when the money arrives. */
  readonly isMatched: boolean;
}

export interface Arrival {
  readonly outcome: Exclude<InvoiceOutcome, 'open'>;
  /** Whether the invoice is paid by it. */
  readonly counts: boolean;
}

/**
 * What follows from a payment that has succeeded (ledger R5). One that was made for an invoice is kept if it still fits, and given back as a whole
 * if not: the invoice was paid or cancelled meanwhile. One for a typed number is always the dealer's, who asked for it elsewhere; it counts towards
 * the invoice with that number if it fits. `invoice` is null when there is none.
 */
export function arrivalOf({ amountCents, isMatched }: InvoicePart, invoice: InvoiceFacts | null): Arrival {
  const fits = invoice !== null && amountCents <= balanceCents(invoice);
  return { outcome: fits || !isMatched ? 'kept' : 'returned', counts: fits };
}

/** How long somebody may take to finish a payment before it is given up at the provider. */
export const OPEN_MINUTES = 60;

interface OpenInvoicePayment extends InvoicePart {
  readonly state: PaymentState;
  readonly minutesOld: number;
}

/** Whether an open payment may still be paid. One that waits for a bank is waited for, unless it would only be given back. */
export function isStillWanted(payment: OpenInvoicePayment, invoice: InvoiceFacts | null): boolean {
  if (arrivalOf(payment, invoice).outcome === 'returned') return false;
  return payment.state === 'waiting' || payment.minutesOld < OPEN_MINUTES;
}

/** What the payer knows of the number that they paid. */
export interface PaidNumber {
  /** Whether they were shown the invoice. */
  readonly isInvoice: boolean;
  /** Whether it is the stock number of a vehicle. */
  readonly isStock: boolean;
}

/** A payment as the person who made it sees it, for its receipt. Money in cents, times in milliseconds since 1970. */
export interface OwnInvoicePayment extends PaidNumber {
  readonly id: string;
  /** What people call it: 'P-7K4M2XQH'. */
  readonly number: string;
  /** The invoice's number, or what was typed. */
  readonly reference: string;
  /** What the invoice is for; null for a number that is not matched. */
  readonly purpose: string | null;
  readonly amountCents: number;
  readonly surchargeCents: number;
  readonly state: PaymentState;
  readonly outcome: InvoiceOutcome;
  readonly refund: RefundState;
  /** What the payer told us: name, last_name, email, phone, note. What was erased is missing. */
  readonly contact: Readonly<Record<string, string>>;
  readonly card: string | null;
  readonly paidAt: number | null;
  readonly refundedAt: number | null;
}

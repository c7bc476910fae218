import type { PaymentState, RefundState } from '../payments/payment-state.ts';
import { exactDollars } from '../text/money-text.ts';
import { balanceCents, type InvoiceFacts } from './invoice.ts';
import type { InvoiceOutcome } from './invoice-payment.ts';

/** A payment that a dealer wants to count towards an invoice. */
export interface PaymentToMatch {
  /** Without the surcharge. */
  readonly amountCents: number;
  readonly state: PaymentState;
  readonly refund: RefundState;
  readonly outcome: InvoiceOutcome;
  /** The number of the invoice that it counts towards; null while it counts towards none. */
  readonly invoice: string | null;
}

interface InvoiceToMatch extends InvoiceFacts {
  readonly number: string;
}

const dollars = (cents: number): string => exactDollars(cents / 100);

/** Why a payment cannot be matched with an invoice by hand, in a sentence; null if it can (ledger R5). */
export function matchRefusal(payment: PaymentToMatch, invoice: InvoiceToMatch): string | null {
  if (payment.state !== 'succeeded') return 'It has not been paid.';
  if (payment.refund !== 'none' || payment.outcome !== 'kept') return 'It has been refunded, or a refund is on its way.';
  if (payment.invoice !== null) return `It is matched with ${payment.invoice} already.`;
  if (invoice.isCancelled) return `${invoice.number} is cancelled: nothing can be paid towards it.`;
  const left = balanceCents(invoice);
  if (payment.amountCents > left)
    return `It is ${dollars(payment.amountCents)}, and ${invoice.number} has ${left === 0 ? 'nothing' : `only ${dollars(left)}`} left to pay.`;
  return null;
}

import type { OwnInvoicePayment } from './invoice-payment.ts';
import type { ReceiptStage } from './invoice-words.ts';

/** How far a payment is that has succeeded; null for one that has not. */
export function receiptStage({
  state,
  refund,
  outcome,
}: Pick<OwnInvoicePayment, 'state' | 'refund' | 'outcome'>): ReceiptStage | null {
  if (state !== 'succeeded') return null;
  switch (refund) {
    case 'none':
      return 'paid';
    case 'wanted':
      return outcome === 'returned' ? 'returning' : 'refunding';
    case 'done':
      return 'refunded';
    case 'refused':
      return 'refused';
  }
}

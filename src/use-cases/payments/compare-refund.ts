import type { ProviderPayment } from '#src/adapters/payments/payment-provider.ts';
import { refundGap } from '#src/rules/payments/payment-state.ts';
import type { KnownPayment } from '#src/store/payments/payments.ts';
import { noteRefundGap } from '#src/store/payments/refunds.ts';
import { answerOf, type PaymentMeans } from './payment-means.ts';

/**
 * Has a person told when the provider gave back something else than the books say. `said` may be older than `known`, so that a difference is asked
 * about once more: what is asked after the books were read is not.
 */
export async function compareRefund(means: PaymentMeans, known: KnownPayment, said: ProviderPayment): Promise<void> {
  if (known.reference === null || refundGap(known.refundState, said) === null) return;
  const now = await answerOf(
    means.payments.find(known.reference, known.account),
    means,
    'The payment provider did not give a payment’s state; it will be asked again.',
  );
  const gap = now === null ? null : refundGap(known.refundState, now);
  if (gap !== null) await noteRefundGap(means.db, known, gap);
}

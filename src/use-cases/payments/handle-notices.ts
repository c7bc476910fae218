import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import { type DueNotice, recordNotice, takeDueNotices } from '#src/store/payments/notices.ts';
import { settle } from '#src/store/payments/payments.ts';
import { compareRefund } from './compare-refund.ts';
import { answerOf, type PaymentMeans } from './payment-means.ts';

const AT_ONCE = 20;
/** A notice about a payment that nobody here knows after this many attempts is left to the sweep. */
const MOST_ATTEMPTS = 5;

/** Does what follows from the provider's notices; returns how many. A notice only says where to look: the provider is asked for the truth. */
export async function handleNotices(means: PaymentMeans): Promise<number> {
  const { db, payments } = means;
  const due = await takeDueNotices(db, payments.name, AT_ONCE);
  await Promise.all(due.map((notice) => handle(means, notice)));
  return due.length;
}

async function handle(means: PaymentMeans, notice: DueNotice): Promise<void> {
  const { db, payments } = means;
  const { payment, attempts } = notice;
  // It may have come before the payment's reference was recorded.
  if (payment?.reference == null) return recordNotice(db, notice, attempts < MOST_ATTEMPTS ? retryDelay(attempts) : null);
  const said = await answerOf(
    payments.find(payment.reference, payment.account),
    means,
    'The payment provider did not give a payment’s state; it will be asked again.',
  );
  if (said !== null) {
    await settle(db, payment.siteId, payment.id, said);
    await compareRefund(means, payment, said);
  }
  await recordNotice(db, notice, said === null ? retryDelay(attempts) : null);
}

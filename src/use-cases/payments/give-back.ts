import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import { askAgain } from '#src/store/payments/follow-payments.ts';
import { recordRefund, takeRefunds, type WantedRefund } from '#src/store/payments/refunds.ts';
import { answerOf, type PaymentMeans } from './payment-means.ts';

const AT_ONCE = 20;

/** Gives back what is to be given back, each once however often it is asked for; returns how many were tried. A refusal is reported to a person. */
export async function giveBack(means: PaymentMeans): Promise<number> {
  const { db, payments } = means;
  const due = await takeRefunds(db, payments.name, AT_ONCE);
  await Promise.all(due.map((refund) => giveOne(means, refund)));
  return due.length;
}

async function giveOne(means: PaymentMeans, refund: WantedRefund): Promise<void> {
  const { db, payments, log } = means;
  const { id, siteId, reference, account, refundId, attempts } = refund;
  if (reference === null) return log.error({ payment: id }, 'A payment without a reference cannot be refunded.');
  const said = await answerOf(
    payments.refund({ id: refundId, reference }, account),
    means,
    'The payment provider did not answer a refund; it will be asked again.',
  );
  if (said === null) return askAgain(db, siteId, id, retryDelay(attempts));
  await recordRefund(db, refund, said);
  if (said === 'refused') log.error({ payment: id }, 'The payment provider refused a refund: a person must return the money.');
}

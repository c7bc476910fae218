import { isStillWanted } from '#src/rules/invoices/invoice-payment.ts';
import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import { isOpenPayment } from '#src/rules/payments/payment-state.ts';
import { askAgain, giveUpUnanswered, type OpenPayment, takeOpenPayments } from '#src/store/payments/follow-payments.ts';
import { settle } from '#src/store/payments/payments.ts';
import { answerOf, type PaymentMeans } from './payment-means.ts';

const AT_ONCE = 20;
/** The most between two questions about a payment that somebody may be making. */
const LONGEST_MS = 120_000;

/**
 * Asks the provider about payments whose outcome nobody has told us, and gives up those that nobody wants any more, so that no card is charged for
 * a vehicle that is not held or an invoice that is paid. Returns how many.
 */
export async function followPayments(means: PaymentMeans): Promise<number> {
  const { db, payments } = means;
  const open = await takeOpenPayments(db, payments.name, AT_ONCE);
  await Promise.all(open.map((payment) => follow(means, payment)));
  return open.length;
}

async function follow(means: PaymentMeans, payment: OpenPayment): Promise<void> {
  const { db, payments } = means;
  const { id, siteId, reference, account, attempts } = payment;
  const isWanted = isStillPayable(payment);
  if (reference === null && !isWanted) return giveUpUnanswered(db, siteId, id);
  const said =
    reference === null
      ? null
      : await answerOf(
          isWanted ? payments.find(reference, account) : payments.giveUp(reference, account),
          means,
          'The payment provider did not give a payment’s state; it will be asked again.',
        );
  const after = said === null ? null : await settle(db, siteId, id, said);
  if (after === null || isOpenPayment(after.state)) await askAgain(db, siteId, id, Math.min(retryDelay(attempts), LONGEST_MS));
}

function isStillPayable({ state, reservationState, paying }: OpenPayment): boolean {
  if (paying !== null) return isStillWanted({ ...paying, state }, paying.invoice);
  return reservationState === null || reservationState === 'held';
}

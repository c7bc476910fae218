import { sendInvoiceMails } from '#src/use-cases/invoices/send-invoice-mails.ts';
import { followPayments } from '#src/use-cases/payments/follow-payments.ts';
import { giveBack } from '#src/use-cases/payments/give-back.ts';
import { handleNotices } from '#src/use-cases/payments/handle-notices.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { sendPurchaseMails } from '#src/use-cases/purchase/send-purchase-mails.ts';
import { endReservations } from './end-reservations.ts';
import { sendReservationMails } from './send-reservation-mails.ts';

const STEPS = [
  endReservations,
  handleNotices,
  followPayments,
  giveBack,
  sendReservationMails,
  sendInvoiceMails,
  sendPurchaseMails,
] as const;

/** Everything that is due for reservations and payments, one step after the other; a step that fails stops no other. Returns how much was done. */
export async function followReservations(means: ReservationMeans): Promise<{ done: number; failed: number }> {
  let done = 0;
  let failed = 0;
  for (const step of STEPS) {
    try {
      done += await step(means);
    } catch (error) {
      failed += 1;
      means.log.error({ err: error, step: step.name }, 'Reservations could not be followed; this will be retried.');
    }
  }
  return { done, failed };
}

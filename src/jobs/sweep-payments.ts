import { removePastPurchases } from '#src/store/purchases/purchase-mails.ts';
import { removePastReservations } from '#src/store/reservations/tidy-reservations.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { sweepPayments } from '#src/use-cases/payments/sweep-payments.ts';
import type { Job } from './job.ts';

/** Each quarter of an hour: compares the books with the provider's. */
export const sweepPaymentsJob = ({ payments }: Pick<ReservationMeans, 'payments'>, now: () => Date): Job => ({
  name: 'sweep-payments',
  schedule: { cron: '*/15 * * * *', tz: 'UTC' },
  async run({ db, log }) {
    const swept = await sweepPayments({ db, payments, log }, now().getTime());
    if (Object.values(swept).some((count) => count > 0)) log.warn(swept, 'Our records differed from the payment provider’s.');
  },
});

/** Each night: deletes reservations that nobody paid after a month, receipts after seven years, and purchases that nobody went on with. */
export const tidyReservations: Job = {
  name: 'tidy-reservations',
  schedule: { cron: '45 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info(await removePastReservations(db), 'Old reservations and handled notices were deleted.');
    log.info({ removed: await removePastPurchases(db) }, 'Abandoned purchases were deleted.');
  },
};

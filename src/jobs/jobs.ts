import type { PhotoStore } from '#src/adapters/photos/photo-store.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { AlertMeans } from '#src/use-cases/alerts/alert-means.ts';
import type { LeadStorage } from '#src/use-cases/leads/erase-leads.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { expireLeadsJob } from './expire-leads.ts';
import type { Job } from './job.ts';
import { matchAlertsJob, sendAlertsJob, tidyAlerts } from './send-alerts.ts';
import { sweepPaymentsJob, tidyReservations } from './sweep-payments.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { tidyMailbox } from './tidy-mailbox.ts';
import { tidyPhotosJob } from './tidy-photos.ts';
import { tidyImports, tidyLeadCounts, tidyViews } from './tidy-tables.ts';
import { tidyUploads } from './tidy-uploads.ts';

/** Everything that the worker does on a schedule. */
export const scheduledJobs = (
  storage: LeadStorage,
  alerts: AlertMeans,
  reservations: Pick<ReservationMeans, 'payments'>,
  photos: PhotoStore,
  now: () => Date,
): readonly Job[] => [
  tidyImports,
  tidyLeadCounts,
  expireLeadsJob(storage, now),
  tidyUploads(storage.uploadsDir, now),
  tidyMailbox(storage.mailbox, now),
  tidyViews,
  tidyPhotosJob(photos),
  tidyAccounts(now),
  matchAlertsJob(now),
  sendAlertsJob(alerts),
  tidyAlerts(now),
  sweepPaymentsJob(reservations, now),
  tidyReservations,
  finishForgotten(storage.store, now),
];

/** Each minute: delivers forms that were begun and abandoned half an hour ago to their dealers, as they are. */
const finishForgotten = (store: PlatformStore, now: () => Date): Job => ({
  name: 'finish-forgotten',
  schedule: { cron: '* * * * *', tz: 'UTC' },
  async run({ log }) {
    const found = await store.finishForgotten(now());
    if (found > 0) log.info({ found }, 'Unfinished leads were queued for their dealers.');
  },
});

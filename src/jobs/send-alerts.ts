import { removePastAlerts } from '#src/store/alerts/tidy-alerts.ts';
import type { AlertMeans } from '#src/use-cases/alerts/alert-means.ts';
import type { Job } from './job.ts';

/** Each minute: finds whom the latest changes of stock are news for. */
export const matchAlertsJob = (now: () => Date): Job => ({
  name: 'match-alerts',
  schedule: { cron: '* * * * *', tz: 'UTC' },
  async run({ db, log }) {
    // Loaded with the first run: what searches stock is not needed at a start.
    const { matchAlerts } = await import('#src/use-cases/alerts/match-alerts.ts');
    const outcome = await matchAlerts(db, now);
    if (outcome.events > 0) log.info(outcome, 'Stock changes were matched with alerts.');
  },
});

/** Every five minutes: sends the digests of the day that are due. */
export const sendAlertsJob = (means: AlertMeans): Job => ({
  name: 'send-alerts',
  schedule: { cron: '*/5 * * * *', tz: 'UTC' },
  async run({ log }) {
    const { sendDigests } = await import('#src/use-cases/alerts/send-digests.ts');
    const counts = await sendDigests(means);
    if (counts.sent + counts.refused + counts.unknown > 0) log.info(counts, 'Alerts were sent.');
  },
});

/** Each night: deletes old events, alerts that were stopped or never confirmed, and addresses without an alert. */
export const tidyAlerts = (now: () => Date): Job => ({
  name: 'tidy-alerts',
  schedule: { cron: '35 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info(await removePastAlerts(db, now()), 'Old stock changes, alerts and alert addresses were deleted.');
  },
});

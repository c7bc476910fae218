import { removePastLeadCounts } from '#src/store/leads/tidy-leads.ts';
import { removeOldFiles } from '#src/store/stock/feed-deliveries.ts';
import { removeOldImports, removeOldViews } from '#src/store/stock/tidy-stock.ts';
import type { Job } from './job.ts';

/** Each night: deletes import reports that have been kept long enough, and what feeds sent before that. A dealer's feed adds dozens a day. */
export const tidyImports: Job = {
  name: 'tidy-imports',
  schedule: { cron: '20 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removeOldImports(db), files: await removeOldFiles(db) }, 'Old import reports were deleted.');
  },
};

/** Each hour: deletes counts of leads whose window has ended, so that personal data is not stored longer than the limit needs it. */
export const tidyLeadCounts: Job = {
  name: 'tidy-lead-counts',
  schedule: { cron: '25 * * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removePastLeadCounts(db) }, 'Lead counts whose window has ended were deleted.');
  },
};

/** Page views are distinguished for half an hour only. Each night: deletes those older than a day, with the salts they were hashed with. */
export const tidyViews: Job = {
  name: 'tidy-views',
  schedule: { cron: '40 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removeOldViews(db) }, 'Old page views were deleted; their count remains.');
  },
};

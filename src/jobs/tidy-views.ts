import { removeOldViews } from '#src/store/stock/tidy-stock.ts';
import type { Job } from './job.ts';

/** Page views are distinguished for half an hour only. Each night: deletes those older than a day, with the salts they were hashed with. */
export const tidyViews: Job = {
  name: 'tidy-views',
  schedule: { cron: '40 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removeOldViews(db) }, 'Old page views were deleted; their count remains.');
  },
};

import { removeOldViews } from '#src/store/stock/tidy-stock.ts';
import type { Job } from './job.ts';

/** A view is told apart from others for half an hour only: each night what is older than a day goes, with the salts it was hashed with. */
export const tidyViews: Job = {
  name: 'tidy-views',
  schedule: { cron: '40 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removeOldViews(db) }, 'Old views removed; their count stays.');
  },
};

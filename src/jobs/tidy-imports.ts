import { removeOldImports } from '#src/store/stock/tidy-stock.ts';
import type { Job } from './job.ts';

/** Each night: deletes import reports older than ninety days. A dealer's feed adds dozens a day. */
export const tidyImports: Job = {
  name: 'tidy-imports',
  schedule: { cron: '20 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removeOldImports(db) }, 'Old import reports were deleted.');
  },
};

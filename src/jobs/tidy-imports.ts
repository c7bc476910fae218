import { removeOldImports } from '#src/store/stock/tidy-stock.ts';
import type { Job } from './job.ts';

/** Old import reports help nobody, and a dealer's feed adds dozens a day: each night those older than ninety days go. */
export const tidyImports: Job = {
  name: 'tidy-imports',
  schedule: { cron: '20 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removeOldImports(db) }, 'Old import reports removed.');
  },
};

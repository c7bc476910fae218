import type { Job } from './job.ts';

/** Old import reports help nobody, and a dealer's feed adds dozens a day: each night those older than ninety days go. */
export const tidyImports: Job = {
  name: 'tidy-imports',
  schedule: { cron: '20 3 * * *', tz: 'Australia/Sydney' },
  async run({ pool, log }) {
    const { rowCount } = await pool.query(`delete from import_run where started_at < now() - interval '90 days'`);
    log.info({ removed: rowCount ?? 0 }, 'Old import reports removed.');
  },
};

import type { Job } from './job.ts';

/** Each night: deletes import reports older than ninety days. A dealer's feed adds dozens a day. */
export const tidyImports: Job = {
  name: 'tidy-imports',
  schedule: { cron: '20 3 * * *', tz: 'Australia/Sydney' },
  async run({ pool, log }) {
    const { rowCount } = await pool.query(`delete from import_run where started_at < now() - interval '90 days'`);
    log.info({ removed: rowCount ?? 0 }, 'Old import reports were deleted.');
  },
};

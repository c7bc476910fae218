import type { Job } from './job.ts';

/** Deletes counts of leads whose window has ended, so that personal data is not stored longer than the limit needs it. */
export const tidyLeadCounts: Job = {
  name: 'tidy-lead-counts',
  schedule: { cron: '25 * * * *', tz: 'Australia/Sydney' },
  async run({ pool, log }) {
    const { rowCount } = await pool.query('delete from lead_count where window_ends < now()');
    log.info({ removed: rowCount ?? 0 }, 'Counts of leads whose window has ended were deleted.');
  },
};

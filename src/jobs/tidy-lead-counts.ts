import type { Job } from './job.ts';

/** Deletes the counts of leads whose window is over, so that nothing of a person is kept for longer than their limit needs it. */
export const tidyLeadCounts: Job = {
  name: 'tidy-lead-counts',
  schedule: { cron: '25 * * * *', tz: 'Australia/Sydney' },
  async run({ pool, log }) {
    const { rowCount } = await pool.query('delete from lead_count where window_ends < now()');
    log.info({ removed: rowCount ?? 0 }, 'Counts of leads whose window is over were removed.');
  },
};

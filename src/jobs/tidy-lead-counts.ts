import { removePastLeadCounts } from '#src/store/leads/tidy-leads.ts';
import type { Job } from './job.ts';

/** Deletes the counts of leads whose window is over, so that nothing of a person is kept for longer than their limit needs it. */
export const tidyLeadCounts: Job = {
  name: 'tidy-lead-counts',
  schedule: { cron: '25 * * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removePastLeadCounts(db) }, 'Counts of leads whose window is over were removed.');
  },
};

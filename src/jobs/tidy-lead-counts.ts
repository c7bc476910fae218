import { removePastLeadCounts } from '#src/store/leads/tidy-leads.ts';
import type { Job } from './job.ts';

/** Deletes counts of leads whose window has ended, so that personal data is not stored longer than the limit needs it. */
export const tidyLeadCounts: Job = {
  name: 'tidy-lead-counts',
  schedule: { cron: '25 * * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info({ removed: await removePastLeadCounts(db) }, 'Counts of leads whose window has ended were deleted.');
  },
};

import { removePastSignIns } from '#src/store/accounts/tidy-accounts.ts';
import type { Job } from './job.ts';

/** Each night: deletes codes and sessions that have expired, events that no limit on signing in is counted by any more, and draws of erased accounts. */
export const tidyAccounts = (now: () => Date): Job => ({
  name: 'tidy-accounts',
  schedule: { cron: '30 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info(
      await removePastSignIns(db, now()),
      'Expired codes and sessions, old sign-in events, and draws of erased accounts were deleted.',
    );
  },
});

import type { Database } from '#src/store/connect.ts';
import { requeueLost } from '#src/store/deliveries.ts';
import type { Job } from './job.ts';

/** Each minute: whatever waits to be delivered and has lost its job gets another one. */
export const sweepDeliveries = (db: Database, now: () => Date): Job => ({
  name: 'sweep-deliveries',
  schedule: { cron: '* * * * *', tz: 'UTC' },
  async run({ log }) {
    const found = await requeueLost(db, now());
    if (found > 0) log.warn({ found }, 'Deliveries without a job were queued again.');
  },
});

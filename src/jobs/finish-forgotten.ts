import type { PlatformStore } from '#src/store/platform-store.ts';
import type { Job } from './job.ts';

/** Each minute: delivers forms that were begun and abandoned half an hour ago to their dealers, as they are. */
export const finishForgotten = (store: PlatformStore, now: () => Date): Job => ({
  name: 'finish-forgotten',
  schedule: { cron: '* * * * *', tz: 'UTC' },
  async run({ log }) {
    const found = await store.finishForgotten(now());
    if (found > 0) log.info({ found }, 'Unfinished leads were queued for their dealers.');
  },
});

import { ACCOUNT_DAYS } from '#src/rules/feeds/account-days.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { listFeeds } from '#src/store/stock/feeds.ts';
import { folderOf } from '#src/use-cases/feeds/feed-means.ts';
import type { Job } from './job.ts';

/** Each night: deletes the files in feeds' folders that were imported, or failed, so long ago that their accounts are gone too. */
export const tidyFeeds = (feedsDir: string, now: () => Date): Job => ({
  name: 'tidy-feeds',
  schedule: { cron: '35 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    const before = new Date(now().getTime() - ACCOUNT_DAYS * DAY_MS);
    let removed = 0;
    for (const feed of await listFeeds(db, null)) removed += await folderOf({ feedsDir }, feed).tidy(before);
    log.info({ removed }, 'Old feed files were deleted.');
  },
});

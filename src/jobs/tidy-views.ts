import type { Job } from './job.ts';

/** Page views are distinguished for half an hour only. Each night: deletes those older than a day, with the salts they were hashed with. */
export const tidyViews: Job = {
  name: 'tidy-views',
  schedule: { cron: '40 3 * * *', tz: 'Australia/Sydney' },
  async run({ pool, log }) {
    const { rowCount } = await pool.query(`delete from vehicle_view where half_hour < extract(epoch from now()) / 1800 - 48`);
    await pool.query(`delete from view_salt where day < (now() at time zone 'utc')::date - 1`);
    log.info({ removed: rowCount ?? 0 }, 'Old page views were deleted; their count remains.');
  },
};

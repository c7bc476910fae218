import type { Migration } from 'kysely/migration';
import { LEAD_LIMIT_FUNCTIONS } from './0015-lead-limit-functions.ts';
import { runSql } from './run-sql.ts';

/**
 * Limits on leads per person and per site, shared by every web process, and a lead's steps with one entry each
 * (docs/decisions/0021-limits.md).
 */
export const leadLimits: Migration = {
  up: (db) =>
    runSql(
      db,
      `
-- How many steps of leads were saved in a window. A person is a hash of an e-mail address or telephone number. A site's count is spread
-- over several rows, so that leads of one site do not wait for each other. Unlogged: a crash may forgive a flood, and a lead costs no
-- more log. There is no foreign key, which would be checked for each new person; rows whose window is over are deleted every hour.
create unlogged table lead_count (
  site_id integer not null,
  kind text not null check (kind in ('person', 'site')),
  window_ends timestamptz not null,
  subject text not null,
  count integer not null check (count > 0),
  primary key (site_id, kind, window_ends, subject)
) with (fillfactor = 50);
create index on lead_count (window_ends);

-- Only the functions below, which run as the owner, read and write it for the web.
alter table lead_count enable row level security;
alter table lead_count force row level security;
create policy platform on lead_count to forecourt_platform using (true);
create policy owner on lead_count to current_user using (app_site_id() is null or site_id = app_site_id());
grant select, insert, update, delete on lead_count to forecourt_platform;

-- Until now each repetition of a step added an entry; the last of each step is the one that counts.
update lead l set steps = (
  select jsonb_agg(last.entry order by last.step) from (
    select distinct on (e.entry->'step') e.entry->'step' as step, e.entry
    from jsonb_array_elements(l.steps) with ordinality e (entry, place) order by e.entry->'step', e.place desc
  ) last
) where jsonb_array_length(l.steps) > (select count(distinct e->'step') from jsonb_array_elements(l.steps) e);
${LEAD_LIMIT_FUNCTIONS}`,
    ),
};

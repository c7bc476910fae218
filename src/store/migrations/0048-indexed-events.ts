import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Which changes of stock search engines were told of, by site: none is told twice, and none is forgotten when telling failed (ledger W5). */
export const indexedEvents: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table indexed_event (
  site_id integer not null references site on delete cascade,
  event_id bigint not null references stock_event on delete cascade,
  primary key (site_id, event_id)
);
create index on indexed_event (event_id);
alter table indexed_event enable row level security;
alter table indexed_event force row level security;
create policy platform on indexed_event to forecourt_platform using (true);
create policy owner on indexed_event to current_user using (app_site_id() is null or site_id = app_site_id());
grant select, insert, delete on indexed_event to forecourt_platform;`,
    ),
};

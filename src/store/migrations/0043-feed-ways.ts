import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Feeds that arrive by themselves (docs/decisions/0054-ways-in.md): each feed's definition from its site's file, when it is due, and the files that
 * were sent to /api/stock. The web stores those through a function; it cannot write stock.
 */
export const feedWays: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table feed
  -- As the site's file has it; null for a feed that only a command has named.
  add column definition jsonb check (jsonb_typeof(definition) = 'object'),
  -- When it is fetched next, for feeds that are fetched.
  add column due_at timestamptz,
  add column failures smallint not null default 0,
  -- Until when one process works on it.
  add column leased_until timestamptz;
create index on feed (due_at) where due_at is not null;

create table feed_delivery (
  id uuid primary key default gen_random_uuid(),
  feed_id integer not null references feed on delete cascade,
  -- The sender's own id: the same one again is the same delivery.
  message_id text not null,
  digest text not null,
  bytes integer not null,
  -- Null once it has been imported.
  body bytea,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'held', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  reason text,
  received_at timestamptz not null default clock_timestamp(),
  check (body is not null or state in ('done', 'failed')),
  unique (feed_id, message_id)
);
create index on feed_delivery (next_attempt_at) where next_attempt_at is not null;
create index on feed_delivery (received_at);
alter table feed_delivery enable row level security;
alter table feed_delivery force row level security;
create policy owner on feed_delivery to current_user using (true);
create policy platform on feed_delivery to forecourt_platform using (true);
grant select, insert, update, delete on feed_delivery to forecourt_platform;
create policy owner on feed to current_user using (true);`,
    ),
};

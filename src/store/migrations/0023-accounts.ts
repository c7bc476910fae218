import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What is one site's alone, which the owner sees too only inside that site's fence. */
const OF_ONE_SITE = ['shopper', 'sign_in_code', 'shopper_session', 'watched_vehicle'];

/**
 * Shoppers who sign in with their phone, and what they watch (docs/decisions/0040-accounts.md). The web's role has no right to any of
 * these tables: it goes through functions. Codes, tokens, and the phones and addresses that limits are counted by, are keyed hashes.
 */
export const accounts: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table shopper (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site on delete cascade,
  phone text not null check (phone ~ '^\\+[1-9][0-9]{5,14}$'),
  details jsonb not null default '{}',
  created_at timestamptz not null,
  unique (site_id, phone),
  -- What sessions and watched vehicles refer to, so that theirs is the same site.
  unique (site_id, id)
);

create table sign_in_code (
  id uuid primary key,
  site_id integer not null references site on delete cascade,
  -- The newest code of a subject is the only one that works. Two can be of the same instant.
  position bigint not null generated always as identity,
  subject text not null check (length(subject) = 22),
  code_hash text not null check (length(code_hash) = 22),
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz,
  created_at timestamptz not null
);
create index on sign_in_code (site_id, subject, position);
create index on sign_in_code (expires_at);

-- What limits are counted by. A text that the gateway refused counts for its network address and its site, but not for its phone.
create table sign_in_event (
  site_id integer not null references site on delete cascade,
  kind text not null check (kind in ('sent', 'refused', 'failed')),
  subject text not null check (length(subject) = 22),
  network text not null check (length(network) = 22),
  code_id uuid not null,
  at timestamptz not null
);
create index on sign_in_event (subject, kind, at);
create index on sign_in_event (network, at) where kind <> 'failed';
create index on sign_in_event (site_id, at) where kind <> 'failed';
create index on sign_in_event (at);

create table shopper_session (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  shopper_id uuid not null,
  token_hash text not null unique check (length(token_hash) = 22),
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (site_id, shopper_id) references shopper (site_id, id) on delete cascade
);
create index on shopper_session (site_id, shopper_id, last_used_at);
create index on shopper_session (expires_at);

-- A vehicle that no longer exists is still in the list, as one that is no longer advertised.
create table watched_vehicle (
  site_id integer not null,
  shopper_id uuid not null,
  vehicle_id integer not null,
  saved_at timestamptz not null,
  saved_price_cents bigint,
  alerts boolean not null default true,
  primary key (shopper_id, vehicle_id),
  foreign key (site_id, shopper_id) references shopper (site_id, id) on delete cascade
);
create index on watched_vehicle (site_id, vehicle_id);

${[...OF_ONE_SITE, 'sign_in_event']
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to forecourt_platform using (true);
grant select, insert, update, delete on ${table} to forecourt_platform;`,
  )
  .join('')}
${OF_ONE_SITE.map((table) => `create policy owner on ${table} to current_user using (app_site_id() is null or site_id = app_site_id());`).join('\n')}
-- A phone's and a network address's limits hold for all sites together.
create policy owner on sign_in_event to current_user using (true);`,
    ),
};

import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What is one site's alone, which the owner sees too only inside that site's fence. */
const OF_ONE_SITE = ['alert_contact', 'alert', 'alert_term', 'alert_finding', 'alert_digest', 'alert_confirmation'];

/**
 * Alerts about stock, by email or text message (docs/decisions/0042-alerts.md). The web's role has no right to any of these tables: it goes
 * through functions. Stock events hold nothing personal; imports write them.
 */
export const alerts: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table alert_contact (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  address text not null,
  -- Whose it is: the shopper proved it. Null for a person without an account.
  shopper_id uuid,
  is_chosen boolean not null default false,
  confirmed_at timestamptz,
  last_seen_at timestamptz not null,
  last_call_at timestamptz,
  created_at timestamptz not null,
  unique (site_id, channel, address),
  unique (site_id, id),
  foreign key (site_id, shopper_id) references shopper (site_id, id) on delete cascade
);
create unique index alert_contact_chosen on alert_contact (shopper_id) where is_chosen;
create index on alert_contact (site_id, shopper_id);

create table alert (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  contact_id uuid not null,
  -- Who asked for it; null for a person who was not signed in.
  shopper_id uuid,
  kind text not null check (kind in ('search', 'vehicle', 'watchlist')),
  query text,
  wanted jsonb,
  vehicle_id integer,
  words text not null,
  -- The same as the end of a sentence: electric SUVs under $40,000.
  noun text not null,
  every text not null check (every in ('day', 'week')),
  consent jsonb not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  stopped_at timestamptz,
  -- The day, at the site, of the last digest that it was in.
  last_told_on date,
  created_at timestamptz not null,
  unique (site_id, id),
  foreign key (site_id, contact_id) references alert_contact (site_id, id) on delete cascade,
  foreign key (site_id, shopper_id) references shopper (site_id, id) on delete cascade,
  check ((kind = 'search') = (query is not null) and (kind = 'search') = (wanted is not null)),
  check ((kind = 'vehicle') = (vehicle_id is not null)),
  check (kind <> 'watchlist' or shopper_id is not null)
);
create unique index alert_once on alert (contact_id, kind, coalesce(query, ''), coalesce(vehicle_id, 0),
  (case when kind = 'watchlist' then shopper_id::text else '' end)) where stopped_at is null;
create index on alert (site_id, shopper_id);
create index on alert (site_id, vehicle_id) where vehicle_id is not null;

-- The searches by what their most selective choice says, with the prices outside of which no vehicle fits them.
create table alert_term (
  site_id integer not null,
  term text not null,
  alert_id uuid not null,
  lowest integer,
  highest integer,
  primary key (site_id, term, alert_id),
  foreign key (site_id, alert_id) references alert (site_id, id) on delete cascade
);
create index on alert_term (site_id, alert_id);

create table stock_event (
  id bigint primary key generated always as identity,
  dealership_id integer not null references dealership on delete cascade,
  vehicle_id integer not null,
  kind text not null check (kind in ('listed', 'price', 'sold', 'back')),
  from_cents bigint,
  to_cents bigint,
  at timestamptz not null,
  matched_at timestamptz
);
create index on stock_event (id) where matched_at is null;
create index on stock_event (at);
create index on stock_event (vehicle_id) where kind = 'listed';

create table alert_digest (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  contact_id uuid not null,
  day date not null,
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'failed', 'unknown')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  leased_until timestamptz,
  sent_at timestamptz,
  error text,
  unique (contact_id, day),
  unique (site_id, id),
  foreign key (site_id, contact_id) references alert_contact (site_id, id) on delete cascade
);
create index on alert_digest (site_id, state) where state in ('due', 'sending');

-- A change is found once for a person, however many alerts it fits. The alert has the contact; events are removed with what was found of them.
create table alert_finding (
  site_id integer not null,
  contact_id uuid not null,
  alert_id uuid not null,
  event_id bigint not null,
  vehicle_id integer not null,
  digest_id uuid,
  found_at timestamptz not null,
  primary key (contact_id, event_id),
  foreign key (site_id, alert_id) references alert (site_id, id) on delete cascade,
  foreign key (site_id, digest_id) references alert_digest (site_id, id) on delete cascade
);
create index on alert_finding (site_id, contact_id) where digest_id is null;
create index on alert_finding (site_id, alert_id);
create index on alert_finding (site_id, digest_id) where digest_id is not null;

-- Emails that ask for a confirmation. One may be sent twice, with the same id, when a worker dies.
create table alert_confirmation (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  alert_id uuid not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null,
  error text,
  created_at timestamptz not null,
  foreign key (site_id, alert_id) references alert (site_id, id) on delete cascade
);
create index on alert_confirmation (next_attempt_at) where state = 'due';
create index on alert_confirmation (site_id, alert_id);

${[...OF_ONE_SITE, 'stock_event']
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to forecourt_platform using (true);
grant select, insert, update, delete on ${table} to forecourt_platform;`,
  )
  .join('')}
${OF_ONE_SITE.map((table) => `create policy owner on ${table} to current_user using (app_site_id() is null or site_id = app_site_id());`).join('\n')}
create policy owner on stock_event to current_user using (true);`,
    ),
};

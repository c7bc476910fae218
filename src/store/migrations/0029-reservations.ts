import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What is one site's alone, which the owner sees too only inside that site's fence. */
const OF_ONE_SITE = ['reservation_event', 'reservation_mail', 'payment'];

/**
 * Reservations and payments (docs/decisions/0044-reservations.md). They are books: they outlive the vehicle, the lead and the shopper, so no row
 * goes with any of these. The web's role has no right to any of these tables but the marks of vehicles, which hold nothing personal: it goes
 * through functions.
 */
export const reservations: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table vehicle add column deposit_cents bigint check (deposit_cents > 0);

create table reservation (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  site_id integer not null references site,
  idempotency_key text not null,
  -- Neither is a reference: the vehicle may be removed.
  vehicle_id integer not null,
  dealership_id integer not null,
  state text not null check (state in ('offered', 'held', 'paid', 'expired', 'cancelled', 'refunded', 'converted')),
  -- The hash of the visitor's token; null once it was erased.
  visitor text,
  shopper_id uuid references shopper on delete set null,
  phone_e164 text,
  contact jsonb not null,
  -- The vehicle as it was: what the receipt says of it.
  vehicle jsonb not null,
  deposit_cents bigint not null check (deposit_cents > 0),
  price_cents bigint not null check (price_cents >= deposit_cents),
  hours smallint not null check (hours > 0),
  -- What was shown and agreed to, and when.
  shown jsonb not null,
  -- The lead that is made of it once it is paid.
  lead jsonb not null,
  held_until timestamptz,
  paid_until timestamptz,
  -- The payment that is the deposit.
  deposit_payment_id uuid,
  lead_id uuid references lead on delete set null,
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  unique (site_id, id)
);
-- No two live holds on one vehicle, over all sites: two of them may sell the same dealership's stock.
create unique index reservation_live on reservation (vehicle_id) where state in ('held', 'paid');
create index on reservation (site_id, visitor);
create index on reservation (site_id, shopper_id) where shopper_id is not null;
create index on reservation (site_id, phone_e164) where phone_e164 is not null;
create index on reservation (lead_id) where lead_id is not null;

create table reservation_event (
  id bigint primary key generated always as identity,
  site_id integer not null,
  reservation_id uuid not null,
  from_state text not null,
  event text not null check (event in ('hold', 'payment-succeeds', 'hold-lapses', 'time-ends', 'shopper-cancels', 'dealer-cancels',
    'vehicle-sells', 'dealer-converts', 'refund-succeeds')),
  to_state text not null,
  by text not null check (by in ('shopper', 'dealer', 'provider', 'clock', 'feed')),
  at timestamptz not null default clock_timestamp(),
  foreign key (site_id, reservation_id) references reservation (site_id, id) on delete cascade
);
create index on reservation_event (reservation_id, id);

create table reservation_mail (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  reservation_id uuid not null,
  kind text not null check (kind in ('receipt', 'reminder', 'ended', 'cancelled', 'refunded', 'gone')),
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  error text,
  created_at timestamptz not null default clock_timestamp(),
  unique (reservation_id, kind),
  foreign key (site_id, reservation_id) references reservation (site_id, id) on delete cascade
);
create index on reservation_mail (next_attempt_at) where state = 'due';

create table payment (
  -- The key that makes starting it twice start it once.
  id uuid primary key,
  site_id integer not null references site,
  purpose text not null check (purpose in ('deposit', 'invoice')),
  reservation_id uuid,
  provider text not null check (provider in ('stripe', 'test')),
  -- The account it is paid to; null for the deployment's own.
  account text,
  -- The provider's name for it; null until it has answered.
  reference text,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'started' check (state in ('started', 'waiting', 'succeeded', 'failed', 'given-up')),
  refund_state text not null default 'none' check (refund_state in ('none', 'wanted', 'done', 'refused')),
  -- The key that makes giving it back twice give it back once.
  refund_id uuid,
  card text,
  -- What a person should know: a refusal, or an amount that is not ours.
  error text,
  -- When the worker asks the provider next: about the payment, or for its refund.
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp() + interval '30 seconds',
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  refunded_at timestamptz,
  unique (provider, reference),
  unique (site_id, id),
  foreign key (site_id, reservation_id) references reservation (site_id, id),
  check ((purpose = 'deposit') = (reservation_id is not null)),
  check (refund_state = 'none' or state = 'succeeded'),
  check ((refund_state = 'none') = (refund_id is null))
);
create index on payment (reservation_id);
create index on payment (next_attempt_at) where state in ('started', 'waiting', 'failed') or refund_state = 'wanted';

-- What a provider sends belongs to no site until the worker has asked what it is about.
create table payment_notice (
  provider text not null check (provider in ('stripe', 'test')),
  notice_id text not null,
  reference text not null,
  payment_id uuid,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  received_at timestamptz not null default clock_timestamp(),
  handled_at timestamptz,
  primary key (provider, notice_id)
);
create index on payment_notice (next_attempt_at) where handled_at is null;

-- Payments that a provider has under an id of ours and that nobody here knows.
create table stray_payment (
  provider text not null check (provider in ('stripe', 'test')),
  reference text not null,
  account text,
  payment_id uuid not null,
  outcome text not null,
  amount_cents bigint not null,
  currency text not null,
  refunded_cents bigint not null,
  found_at timestamptz not null default clock_timestamp(),
  primary key (provider, reference)
);

-- Which vehicles are reserved online. It is not a column of the vehicle: an import holds the vehicle's row, and a payment must not wait for it.
create table vehicle_reservation (
  vehicle_id integer primary key,
  dealership_id integer not null references dealership on delete cascade,
  is_reserved boolean not null,
  changed_at timestamptz not null
);

${[...OF_ONE_SITE, 'reservation', 'payment_notice', 'stray_payment', 'vehicle_reservation']
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to forecourt_platform using (true);
grant select, insert, update, delete on ${table} to forecourt_platform;`,
  )
  .join('')}
${OF_ONE_SITE.map((table) => `create policy owner on ${table} to current_user using (app_site_id() is null or site_id = app_site_id());`).join('\n')}
-- Whoever wants a vehicle meets the holds of all sites, and ends those that are over. Only making and removing one is fenced.
create policy owner on reservation for select to current_user using (true);
create policy owner_insert on reservation for insert to current_user with check (app_site_id() is null or site_id = app_site_id());
create policy owner_update on reservation for update to current_user using (true);
create policy owner_delete on reservation for delete to current_user using (app_site_id() is null or site_id = app_site_id());
create policy owner on payment_notice to current_user using (true);
create policy owner on stray_payment to current_user using (true);
create policy owner on vehicle_reservation to current_user using (true);
create policy site_fence on vehicle_reservation to forecourt_app
  using (dealership_id in (select dealership_id from site_dealership where site_id = app_site_id()));
grant select on vehicle_reservation to forecourt_app;`,
    ),
};

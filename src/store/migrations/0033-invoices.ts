import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

const TABLES = ['invoice', 'invoice_payment', 'invoice_mail'];

/**
 * Invoices of a site and what is paid towards them (docs/decisions/0048-invoices.md). They are books, as reservations are: no row goes with a shopper,
 * a vehicle or a lead. The web's role has no right to any of these tables: it goes through functions.
 */
export const invoices: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table invoice (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site,
  -- As the dealer writes it, and what it is found by.
  number text not null,
  number_key text not null,
  purpose text not null,
  total_cents bigint not null check (total_cents > 0),
  name text,
  email text,
  phone_e164 text,
  stocknum text,
  due_on date,
  -- Made up, to try the page with.
  is_sample boolean not null default false,
  cancelled_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  unique (site_id, number_key),
  unique (site_id, id)
);
create index on invoice (site_id, phone_e164) where phone_e164 is not null;
create index on invoice (site_id, created_at);

-- What a payment of the purpose 'invoice' is for.
create table invoice_payment (
  payment_id uuid primary key,
  site_id integer not null,
  -- What people call it.
  number text not null unique,
  -- The invoice that it counts towards; null while, and if, it is matched with none.
  invoice_id uuid,
  -- Whether the payer was shown the invoice before they paid.
  is_matched boolean not null,
  -- What was typed, and what an invoice is found by; the invoice's own number if it was shown.
  reference text not null,
  reference_key text not null,
  -- Without the surcharge. What is charged is the payment's own amount.
  amount_cents bigint not null check (amount_cents > 0),
  surcharge_cents bigint not null check (surcharge_cents >= 0),
  outcome text not null default 'open' check (outcome in ('open', 'kept', 'returned')),
  -- One per attempt, made by the page: the same key finds the same payment.
  pay_key text not null,
  visitor text,
  shopper_id uuid references shopper on delete set null,
  phone_e164 text,
  contact jsonb not null,
  -- What was shown when it was paid.
  shown jsonb not null,
  -- The lead that is made of it once it is paid.
  lead jsonb not null,
  lead_id uuid references lead on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (site_id, payment_id) references payment (site_id, id) on delete cascade,
  foreign key (site_id, invoice_id) references invoice (site_id, id),
  check (not is_matched or invoice_id is not null)
);
create index on invoice_payment (site_id, invoice_id) where invoice_id is not null;
create index on invoice_payment (site_id, pay_key);
create index on invoice_payment (site_id, visitor);
create index on invoice_payment (site_id, shopper_id) where shopper_id is not null;
create index on invoice_payment (site_id, phone_e164) where phone_e164 is not null;
create index on invoice_payment (lead_id) where lead_id is not null;

create table invoice_mail (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  payment_id uuid not null references invoice_payment on delete cascade,
  kind text not null check (kind in ('receipt', 'returned', 'refunded')),
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  error text,
  created_at timestamptz not null default clock_timestamp(),
  unique (payment_id, kind)
);
create index on invoice_mail (next_attempt_at) where state = 'due';

${TABLES.map(
  (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to forecourt_platform using (true);
create policy owner on ${table} to current_user using (app_site_id() is null or site_id = app_site_id());
grant select, insert, update, delete on ${table} to forecourt_platform;`,
).join('')}`,
    ),
};

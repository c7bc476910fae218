import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Payments of the test provider, which moves no money (docs/decisions/0046-payments.md). Of a card only the last four digits are stored. */
export const testPayments: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table test_payment (
  reference text primary key,
  id uuid not null,
  site_id integer not null references site on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('started', 'asks', 'late', 'succeeded', 'failed', 'given-up')),
  card text,
  answers_at timestamptz,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null
);
create index test_payment_created on test_payment (created_at);
create index test_payment_site on test_payment (site_id);
alter table test_payment enable row level security;
alter table test_payment force row level security;
create policy site_fence on test_payment to forecourt_app using (site_id = app_site_id());
create policy platform on test_payment to forecourt_platform using (true);
create policy owner on test_payment to current_user using (true);
grant select, insert, update (state, card, answers_at, refunded_cents) on test_payment to forecourt_app;
grant select, insert, update, delete on test_payment to forecourt_platform;`,
    ),
};

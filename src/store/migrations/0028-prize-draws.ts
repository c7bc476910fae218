import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Draws of prize wheels (docs/decisions/0047-prize-wheels.md). The parts are stored with the seed, so that a draw can be checked after the
 * site has changed. The web's role goes through functions.
 */
export const prizeDraws: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table prize_draw (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site on delete cascade,
  wheel text not null,
  -- A keyed hash of the phone number, by which nobody spins a wheel twice, also after their account was erased.
  person text not null,
  shopper_id uuid,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  part smallint not null check (part >= 0),
  name text not null,
  is_prize boolean not null,
  code text,
  valid_until date,
  drawn_at timestamptz not null,
  -- From then on nobody can spin the wheel, and what is left of an erased account is of no use.
  wheel_ends_at timestamptz not null,
  unique (site_id, wheel, person),
  unique (site_id, code),
  foreign key (site_id, shopper_id) references shopper (site_id, id) on delete set null (shopper_id),
  check (is_prize = (code is not null)),
  check (is_prize or valid_until is null)
);
create unique index prize_draw_once on prize_draw (site_id, wheel, shopper_id) where shopper_id is not null;
create index on prize_draw (site_id, shopper_id);
alter table prize_draw enable row level security;
alter table prize_draw force row level security;
create policy platform on prize_draw to forecourt_platform using (true);
grant select, insert, update, delete on prize_draw to forecourt_platform;
create policy owner on prize_draw to current_user using (app_site_id() is null or site_id = app_site_id());`,
    ),
};

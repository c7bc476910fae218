import type { Migration } from 'kysely/migration';
import { BOOKING_FUNCTIONS } from './0016-booking-functions.ts';
import { runSql } from './run-sql.ts';

/** Bookings have a state: a place is held for a while, confirmed, or released again (docs/decisions/0022-bookings.md). */
export const bookings: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table appointment
  add column state text not null default 'confirmed' check (state in ('held', 'confirmed', 'released')),
  add column reason text check (reason in ('wish', 'lapsed', 'cancelled', 'moved', 'spam')),
  add column held_until timestamptz,
  add column confirmed_at timestamptz,
  add column minutes smallint check (minutes > 0),
  -- Rises with each change that a calendar must notice; a lead's booking is the row with its highest.
  add column sequence integer not null default 0,
  -- Keyed hashes of the e-mail address and the telephone number, and of the network address, that it was made with.
  add column persons text[] not null default '{}',
  add column network text,
  add column created_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  alter column place drop not null,
  drop constraint appointment_location_id_kind_starts_at_place_key;
-- What was booked before bookings had a state stays booked, but for what is held as spam.
update appointment set confirmed_at = now();
update appointment a set state = 'released', reason = 'spam', place = null from lead l where l.id = a.lead_id and l.is_spam;
alter table appointment
  add constraint appointment_released_without_place check ((state = 'released') = (place is null)),
  add constraint appointment_released_with_reason check ((state = 'released') = (reason is not null)),
  add constraint appointment_held_until_an_instant check (state <> 'held' or held_until is not null);
create unique index appointment_place on appointment (location_id, kind, starts_at, place) where state <> 'released';
create index appointment_persons on appointment using gin (persons);
create index appointment_network on appointment (site_id, network, created_at);
${BOOKING_FUNCTIONS}`,
    ),
};

import type { Migration } from 'kysely/migration';
import { LEAD_FUNCTIONS } from './0005-lead-functions.ts';
import { runSql } from './run-sql.ts';

/**
 * What taking leads needs: what a lead keeps of its form and its steps, the record of each attempt to deliver it, and the functions that
 * write a lead with everything that follows from it in one transaction and one round trip (0005-lead-functions.ts).
 */
export const leads: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table lead
  add column form text not null default 'enquiry' check (form <> ''),
  add column form_completed boolean not null default true,
  add column dealership_id integer,
  -- Hashes of the tokens of those who may go on with the lead: the visitor who began it (H3).
  add column visitors text[] not null default '{}',
  -- One entry a step that was saved: { step, key, digest }.
  add column steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  -- Whom it goes to when it is complete, or forgotten, or found not to be spam after all: { channel, target }.
  add column planned jsonb not null default '[]' check (jsonb_typeof(planned) = 'array'),
  add column attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  add column upload jsonb check (jsonb_typeof(upload) = 'object'),
  add column spam_reason text,
  add column updated_at timestamptz not null default now(),
  add column forgotten_at timestamptz;
create index lead_unfinished on lead (updated_at) where lead_status = 'Incomplete' and forgotten_at is null;
create index lead_held on lead (site_id) where is_spam;

-- A lead that was delivered unfinished and finished later is delivered again, as another message.
alter table delivery
  add column edition smallint not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  drop constraint delivery_lead_id_channel_target_key,
  add constraint delivery_once unique (lead_id, channel, target, edition),
  add constraint delivery_id_site_id_key unique (id, site_id);
create index delivery_waiting on delivery (next_attempt_at) where state = 'waiting';

create table delivery_attempt (
  id bigint generated always as identity primary key,
  site_id integer not null default app_site_id(),
  delivery_id uuid not null,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('delivered', 'failed')),
  error text,
  foreign key (delivery_id, site_id) references delivery (id, site_id) on delete cascade,
  check ((outcome = 'failed') = (error is not null))
);
create index on delivery_attempt (delivery_id);
create index on appointment (lead_id);

alter table delivery_attempt enable row level security;
alter table delivery_attempt force row level security;
create policy site_fence on delivery_attempt to forecourt_app using (site_id = app_site_id());
create policy platform on delivery_attempt to forecourt_platform using (true);
create policy owner on delivery_attempt to current_user using (true);
grant select on delivery_attempt to forecourt_app;
grant select, insert, update, delete on delivery_attempt to forecourt_platform;
grant usage on all sequences in schema public to forecourt_platform;

-- A place belongs to the sites of its dealership. A foreign key cannot say so: a site's dealerships are written anew with its file.
create function assert_own_location() returns trigger language plpgsql as $$
begin
  if new.location_id is not null and not exists (
    select from location l join site_dealership s on s.dealership_id = l.dealership_id
    where l.id = new.location_id and s.site_id = new.site_id
  ) then
    raise exception 'location % is not one of site %', new.location_id, new.site_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger own_location before insert or update of site_id, location_id on lead for each row execute function assert_own_location();
create trigger own_location before insert or update of site_id, location_id on appointment
  for each row execute function assert_own_location();
${LEAD_FUNCTIONS}`,
    ),
};

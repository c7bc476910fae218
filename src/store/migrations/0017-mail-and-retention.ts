import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Limits on the letters that strangers can have sent to a shopper's address, and what the retention of leads is found by (ledger H9, H10). */
export const mailAndRetention: Migration = {
  up: (db) =>
    runSql(
      db,
      `
-- A letter over a limit is recorded as suppressed, with the limit that it is over, and never sent.
alter table delivery
  drop constraint delivery_state_check,
  add constraint delivery_state_check check (state in ('waiting', 'delivered', 'set_aside', 'suppressed')),
  add column suppressed_because text,
  add constraint delivery_suppressed_because_check check ((state = 'suppressed') = (suppressed_because is not null));

-- The confirmations of the last day, under a keyed hash of whom they went to: it says nothing without the deployment's secret.
create table confirmation_sent (
  site_id integer not null references site on delete cascade,
  recipient text not null,
  at timestamptz not null default now()
);
create index on confirmation_sent (recipient, at);
create index on confirmation_sent (site_id, at);
alter table confirmation_sent enable row level security;
alter table confirmation_sent force row level security;
create policy platform on confirmation_sent to forecourt_platform using (true);
create policy owner on confirmation_sent to current_user using (true);
grant select, delete on confirmation_sent to forecourt_platform;

-- Counts a confirmation and returns null where it may be sent, else the limit that it is over. It looks over the fence because a person's
-- limit holds for all sites together. Letters to one person take turns until they are committed, so that a burst cannot exceed the limit.
create function confirmation_refusal(site_given integer, given jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whom text := given->>'recipient'; site_limit integer := (given->'limits'->>'siteHour')::integer;
  in_hour integer; in_day integer; of_site integer;
begin
  if whom is null or site_limit is null then return 'not-counted'; end if;
  if (given->>'isOverAddressLimit')::boolean then return 'address-limit'; end if;
  perform pg_advisory_xact_lock(hashtextextended('confirmations to ' || whom, 0));
  select count(*) filter (where at > now() - interval '1 hour'), count(*) into in_hour, in_day
    from confirmation_sent where recipient = whom and at > now() - interval '1 day';
  if in_hour >= (given->'limits'->>'recipientHour')::integer or in_day >= (given->'limits'->>'recipientDay')::integer then
    return 'recipient-limit';
  end if;
  of_site := confirmations_of_site(site_given, site_limit);
  -- Leads of a site take turns only near its limit: what is not committed yet cannot be more than there are connections.
  if of_site + current_setting('max_connections')::integer >= site_limit then
    perform pg_advisory_xact_lock(hashtextextended('confirmations of ' || site_given, 0));
    of_site := confirmations_of_site(site_given, site_limit);
  end if;
  if of_site >= site_limit then return 'site-limit'; end if;
  insert into confirmation_sent (site_id, recipient) values (site_given, whom);
  return null;
end $$;

-- How many confirmations a site has sent in the last hour; counted no further than asked.
create function confirmations_of_site(site_given integer, most integer) returns integer language sql volatile as $$
  select count(*)::integer
  from (select from confirmation_sent where site_id = site_given and at > now() - interval '1 hour' limit most) as sent
$$;
revoke execute on function confirmation_refusal(integer, jsonb), confirmations_of_site(integer, integer) from public;
grant execute on function confirmation_refusal(integer, jsonb) to forecourt_app, forecourt_platform;

-- As before, but for the shopper's letter, which is queued within the limits and recorded as suppressed beyond them. One that is on record
-- already is neither queued nor counted again.
create or replace function queue_deliveries(lead_given uuid, edition_given smallint, skipped text) returns integer language plpgsql as $$
declare made integer;
begin
  with planned as materialized (
    select l.site_id, l.id, p.channel, p.target,
      case when p.channel = 'shopper-email' then confirmation_refusal(l.site_id, p.confirmation) end as refusal
    from lead l cross join lateral jsonb_to_recordset(l.planned) as p (channel text, target text, confirmation jsonb)
    where l.id = lead_given and p.channel is distinct from skipped
      and not exists (select from delivery d
        where d.lead_id = l.id and d.channel = p.channel and d.target = p.target and d.edition = edition_given)
  ), recorded as (
    insert into delivery (site_id, lead_id, channel, target, edition, state, suppressed_because)
    select site_id, id, channel, target, edition_given, case when refusal is null then 'waiting' else 'suppressed' end, refusal from planned
    on conflict on constraint delivery_once do nothing
    returning id, state
  ), queued as (
    insert into pgboss.job (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      policy, dead_letter, heartbeat_seconds)
    select q.name, jsonb_build_object('deliveryId', sent.id), q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy,
      q.dead_letter, q.heartbeat_seconds
    from recorded as sent join pgboss.queue q on q.name = 'deliver-lead' where sent.state = 'waiting'
  )
  select count(*) into made from recorded where state = 'waiting';
  return made;
end $$;

-- What is erased is found by when it last changed; being held as spam, or let go, is a change.
drop index lead_held;
create index lead_last_changed on lead (site_id, updated_at);
create index lead_held on lead (site_id, updated_at) where is_spam;
create index lead_never_finished on lead (site_id, updated_at) where lead_status = 'Incomplete';
create function note_lead_change() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger note_change before update of is_spam on lead for each row
  when (old.is_spam is distinct from new.is_spam) execute function note_lead_change();
`,
    ),
};

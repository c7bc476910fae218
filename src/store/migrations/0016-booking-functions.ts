/**
 * Taking and counting places. Everything that decides whether a place is free is decided here, under a lock and by the database's clock.
 * The functions run as their caller, inside the caller's fence; only what looks at a location's places looks over it, since two sites may
 * share a location.
 */
export const BOOKING_FUNCTIONS = `
-- How many places are taken at each time, by any site. A booking that was not confirmed in time no longer counts.
create or replace function taken_places(place_given integer, kind_given text, from_given timestamptz, until_given timestamptz)
returns table (starts_at timestamptz, places integer) language sql stable security definer set search_path = public, pg_temp as $$
  select a.starts_at, count(*)::integer from appointment a
  where a.location_id = place_given and a.kind = kind_given and a.starts_at >= from_given and a.starts_at < until_given
    and (a.state = 'confirmed' or (a.state = 'held' and a.held_until > now()))
    and exists (select from location l join site_dealership s on s.dealership_id = l.dealership_id
      where l.id = place_given and s.site_id = app_site_id())
  group by a.starts_at
$$;

-- The number of a free place for a lead, or null where every place is taken. Holds that have ended are released on the way.
create function free_place(lead_given uuid, location_given integer, kind_given text, at timestamptz, length interval, capacity integer)
returns smallint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from location l join site_dealership s on s.dealership_id = l.dealership_id
    where l.id = location_given and s.site_id = app_site_id()) then
    raise exception 'location % is not one of site %', location_given, app_site_id() using errcode = 'foreign_key_violation';
  end if;
  update appointment a set state = 'released', reason = 'lapsed', place = null
  where a.location_id = location_given and a.kind = kind_given and a.starts_at > at - length and a.starts_at < at + length
    and a.state = 'held' and a.held_until <= clock_timestamp();
  -- Times that overlap share the places, as in the list of times that is offered.
  if (select count(*) from appointment a where a.location_id = location_given and a.kind = kind_given and a.state <> 'released'
    and a.starts_at > at - length and a.starts_at < at + length and a.lead_id <> lead_given) >= capacity then
    return null;
  end if;
  return (select min(number) from generate_series(0, capacity - 1) number
    where not exists (select from appointment a where a.location_id = location_given and a.kind = kind_given and a.starts_at = at
      and a.place = number and a.state <> 'released' and a.lead_id <> lead_given));
end $$;

-- Whether a person has as many bookings to come as they may, or a network address has made as many as it may. Limits that are not given
-- do not apply.
create function is_booking_limit_reached(lead_given uuid, site_given integer, kind_given text, limits jsonb) returns boolean
language sql volatile as $$
  select coalesce(
    (select count(distinct a.lead_id) from appointment a where a.site_id = site_given and a.kind = kind_given and a.lead_id <> lead_given
      and a.persons && array(select jsonb_array_elements_text(limits->'persons')) and a.starts_at > clock_timestamp()
      and (a.state = 'confirmed' or (a.state = 'held' and a.held_until > clock_timestamp()))) >= (limits->>'mostPerPerson')::integer
    or (select count(distinct a.lead_id) from appointment a where a.site_id = site_given and a.lead_id <> lead_given
      and a.network = limits->>'network' and a.reason is distinct from 'wish'
      and a.created_at > clock_timestamp() - (limits->>'windowHours')::double precision * interval '1 hour')
      >= (limits->>'mostPerNetwork')::integer, false)
$$;

-- Gives a lead a place at a time in place of whatever it had: 'taken', or 'full' or 'limit', which change nothing.
create function take_place(lead_given uuid, site_given integer, wanted jsonb) returns text language plpgsql as $$
declare
  own appointment%rowtype; lock_key bigint; number smallint; is_live boolean; is_same boolean; until timestamptz;
  location_given integer := (wanted->>'locationId')::integer; kind_given text := wanted->>'kind';
  at timestamptz := (wanted->>'startsAt')::timestamptz; minutes_given integer := (wanted->>'minutes')::integer;
  -- Whoever says nothing about a hold, as code from before there were holds does not, books for good.
  state_given text := coalesce(wanted->>'state', case when wanted ? 'holdHours' then 'held' else 'confirmed' end);
  limits jsonb := coalesce(wanted->'limits', '{}');
begin
  -- Whoever competes for a place, or is counted under the same person or network, takes turns. Always in the same order: no deadlock.
  for lock_key in
    select distinct hashtextextended(name, 16) from (
      select format('booking at %s %s', location_given, kind_given) as name
      union all select format('booking by %s %s', site_given, jsonb_array_elements_text(limits->'persons'))
      union all select format('booking from %s %s', site_given, limits->>'network') where limits->>'network' is not null
    ) names order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;
  select * into own from appointment a where a.lead_id = lead_given and a.site_id = site_given order by a.sequence desc limit 1;
  is_live := own.id is not null and (own.state = 'confirmed' or (own.state = 'held' and own.held_until > clock_timestamp()));
  is_same := own.id is not null and own.location_id = location_given and own.kind = kind_given and own.starts_at = at;
  if is_live and is_same then
    number := own.place;
  else
    if not is_live and is_booking_limit_reached(lead_given, site_given, kind_given, limits) then return 'limit'; end if;
    number := free_place(lead_given, location_given, kind_given, at, greatest(coalesce(minutes_given, 0), 1) * interval '1 minute',
      (wanted->>'capacity')::integer);
    if number is null then return 'full'; end if;
  end if;
  until := case when state_given = 'held'
    then least(clock_timestamp() + (wanted->>'holdHours')::double precision * interval '1 hour', at) end;
  if is_same then
    update appointment a set state = state_given, reason = null, place = number, held_until = coalesce(until, a.held_until), changed_at = clock_timestamp(),
      confirmed_at = case when state_given = 'confirmed' then coalesce(a.confirmed_at, clock_timestamp()) else a.confirmed_at end,
      sequence = a.sequence + case when own.state = 'released' then 1 else 0 end
    where a.id = own.id;
  else
    update appointment a set state = 'released', reason = 'moved', place = null where a.id = own.id and a.state <> 'released';
    insert into appointment (site_id, lead_id, location_id, kind, starts_at, minutes, place, state, held_until, confirmed_at, sequence,
      persons, network)
    values (site_given, lead_given, location_given, kind_given, at, minutes_given, number, state_given, until,
      case when state_given = 'confirmed' then clock_timestamp() end, coalesce(own.sequence + 1, 0),
      coalesce(own.persons, array(select jsonb_array_elements_text(limits->'persons'))), coalesce(own.network, limits->>'network'));
  end if;
  return 'taken';
end $$;

-- Notes the time that a lead asked for where no place is held for it.
create function note_wish(lead_given uuid, site_given integer, wanted jsonb) returns void language sql as $$
  insert into appointment (site_id, lead_id, location_id, kind, starts_at, minutes, state, reason, sequence, persons)
  values (site_given, lead_given, (wanted->>'locationId')::integer, wanted->>'kind', (wanted->>'startsAt')::timestamptz,
    (wanted->>'minutes')::integer, 'released', 'wish', 0,
    array(select jsonb_array_elements_text(coalesce(wanted->'limits'->'persons', '[]'))))
$$;

-- The place that a new lead wants: held for a while, or undoing everything that was written with it where none is free. A lead that the
-- limits stop is taken all the same, with its time as a wish (H9).
create or replace function book_place(lead_given uuid, site_given integer, wanted jsonb) returns void language plpgsql as $$
declare outcome text := take_place(lead_given, site_given, wanted);
begin
  if outcome = 'full' then raise exception 'every place at this time is taken' using errcode = 'FCT01'; end if;
  if outcome = 'limit' then perform note_wish(lead_given, site_given, wanted); end if;
end $$;

-- A lead's booking as it stands; null where it never had one. Volatile, so that a statement that books sees what it booked.
create function booking_of(lead_given uuid) returns jsonb language sql volatile as $$
  select jsonb_build_object('kind', a.kind, 'locationId', a.location_id, 'locationName', l.name, 'locationState', l.state,
    'startsAt', a.starts_at, 'minutes', a.minutes, 'state', a.state, 'reason', a.reason, 'heldUntil', a.held_until,
    'isLapsed', a.state = 'held' and a.held_until <= now(), 'wasConfirmed', a.confirmed_at is not null, 'sequence', a.sequence,
    'moves', (select count(*) - 1 from appointment m where m.lead_id = a.lead_id),
    'changedAt', a.changed_at)
  from appointment a left join location l on l.id = a.location_id
  where a.lead_id = lead_given and (a.site_id = app_site_id() or (app_site_id() is null and session_user <> 'forecourt_app'))
  order by a.sequence desc limit 1
$$;

-- A lead with its booking, for the booking's own page.
create function booked_lead(site_given integer, lead_given uuid)
returns table (id uuid, is_spam boolean, fields jsonb, vehicle_id integer, booking jsonb) language sql volatile as $$
  select l.id, l.is_spam, l.fields, l.vehicle_id, booking_of(l.id) from lead l where l.site_id = site_given and l.id = lead_given
    and exists (select from appointment a where a.lead_id = l.id and a.site_id = l.site_id)
$$;

-- Locks a lead until the transaction ends, so that two changes of its booking take turns. No row where there is no such lead.
create function lock_booked_lead(site_given integer, lead_given uuid) returns table (is_spam boolean) language sql volatile as $$
  select l.is_spam from lead l where l.site_id = site_given and l.id = lead_given for update
$$;

create function cancel_booking(site_given integer, lead_given uuid) returns void language sql as $$
  update appointment set state = 'released', reason = 'cancelled', place = null, sequence = sequence + 1, changed_at = now()
  where site_id = site_given and id = (select id from appointment where lead_id = lead_given and site_id = site_given
    order by sequence desc limit 1)
$$;

-- Writes down what a lead's form says about its time from now on, and has the lead delivered anew, as another message than those before.
-- No other field of the lead can be changed by it.
create function tell_booking_change(site_given integer, lead_given uuid, fields_given jsonb, skipped text) returns void
language plpgsql as $$
begin
  update lead set updated_at = now(), fields = fields || coalesce((select jsonb_object_agg(f.key, f.value) from jsonb_each(fields_given) f
    where f.key in ('dateTime', 'booking_date', 'Preferred Service Date')), '{}')
  where id = lead_given and site_id = site_given
    and exists (select from appointment a where a.lead_id = lead_given and a.site_id = site_given);
  if not found then return; end if;
  perform queue_deliveries(lead_given, (select coalesce(max(edition), 0) + 1 from delivery
    where lead_id = lead_given and site_id = site_given)::smallint, skipped);
end $$;

revoke execute on function free_place(uuid, integer, text, timestamptz, interval, integer) from public;
grant execute on function free_place(uuid, integer, text, timestamptz, interval, integer) to forecourt_app, forecourt_platform;
`;

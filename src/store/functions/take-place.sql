-- Gives a lead a place at a time instead of the one it had. Returns 'taken', or 'full' or 'limit', which change nothing.
create or replace function take_place(lead_given uuid, site_given integer, wanted jsonb) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
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

revoke execute on function take_place(uuid, integer, jsonb) from public;
grant execute on function take_place(uuid, integer, jsonb) to forecourt_platform, forecourt_app;

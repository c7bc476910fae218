-- The number of a free place for a lead; null if every place is taken. Holds that have ended are released on the way.
create or replace function free_place(lead_given uuid, location_given integer, kind_given text, at timestamptz, length interval, capacity integer)
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

revoke execute on function free_place(uuid, integer, text, timestamptz, interval, integer) from public, forecourt_app;
grant execute on function free_place(uuid, integer, text, timestamptz, interval, integer) to forecourt_platform;

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

revoke execute on function taken_places(integer, text, timestamptz, timestamptz) from public;
grant execute on function taken_places(integer, text, timestamptz, timestamptz) to forecourt_platform, forecourt_app;

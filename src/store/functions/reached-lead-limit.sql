-- Which limit of a window is reached, as an outcome of take_lead; null if there is room. It only reads, so that refusing a flood
-- writes nothing.
create or replace function reached_lead_limit(site_given integer, limits jsonb) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare ends timestamptz := (limits->>'windowEnds')::timestamptz;
begin
  if exists (select from lead_count c where c.site_id = site_given and c.kind = 'person' and c.window_ends = ends
    and c.subject = any (array(select jsonb_array_elements_text(limits->'persons'))) and c.count >= (limits->>'perPerson')::integer) then
    return 'tooManyOfPerson';
  end if;
  if (select sum(c.count) from lead_count c where c.site_id = site_given and c.kind = 'site' and c.window_ends = ends)
    >= (limits->>'perSite')::integer then
    return 'tooManyOnSite';
  end if;
  return null;
end $$;

revoke execute on function reached_lead_limit(integer, jsonb) from public, forecourt_app;
grant execute on function reached_lead_limit(integer, jsonb) to forecourt_platform;

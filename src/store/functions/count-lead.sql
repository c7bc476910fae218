-- Counts a step that was saved. Two of one person take turns here, in the order of their subjects so that no two wait for each other, and
-- whichever is over the limit is undone. A site's count may be passed by as many leads as are saved at the same moment.
create or replace function count_lead(site_given integer, limits jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare is_over boolean;
begin
  with counted as (
    insert into lead_count as c (site_id, kind, window_ends, subject, count)
    select site_given, s.kind, (limits->>'windowEnds')::timestamptz, s.subject, 1 from (
      select distinct 'person' as kind, p.subject from jsonb_array_elements_text(limits->'persons') as p (subject)
      union all select 'site', (pg_backend_pid() % 16)::text
    ) s order by s.kind, s.subject
    on conflict (site_id, kind, window_ends, subject) do update set count = c.count + 1
    returning c.kind, c.count
  )
  select bool_or(kind = 'person' and count > (limits->>'perPerson')::integer) into is_over from counted;
  if is_over then raise exception 'this person has sent as much as one may' using errcode = 'FCT02'; end if;
end $$;

revoke execute on function count_lead(integer, jsonb) from public, forecourt_app;
grant execute on function count_lead(integer, jsonb) to forecourt_platform;

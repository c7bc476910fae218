-- Finds under the hashes of the current key what was counted, texted and drawn under those of the key that it replaced. Without hashes of
-- another key it does nothing. What signing in is counted by holds for all sites together; codes and draws are the site's.
create or replace function carry_over(site_given integer, given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whom text := given->>'subject'; whom_before text := given->>'subjectBefore';
  place text := given->>'network'; place_before text := given->>'networkBefore';
begin
  if whom_before is not null then
    update sign_in_event e set subject = whom where e.subject = whom_before;
    update sign_in_code c set subject = whom where c.site_id = site_given and c.subject = whom_before;
    update prize_draw d set person = whom where d.site_id = site_given and d.person = whom_before
      and not exists (select from prize_draw o where o.site_id = d.site_id and o.wheel = d.wheel and o.person = whom);
  end if;
  if place_before is not null then
    update sign_in_event e set network = place where e.network = place_before and e.kind <> 'failed';
  end if;
end $$;

revoke execute on function carry_over(integer, jsonb) from public;
grant execute on function carry_over(integer, jsonb) to forecourt_platform, forecourt_app;

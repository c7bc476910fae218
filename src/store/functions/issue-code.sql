-- Stores a code and counts its text, or says which limit forbids it and until when. It looks over the fence because a phone's and a network
-- address's limits hold for all sites together. Whoever is counted together takes turns until commit, always in the order phone, network
-- address, site, so that a burst cannot exceed a limit and no two wait for each other.
create or replace function issue_code(site_given integer, given jsonb) returns table (outcome text, ends timestamptz, sent integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whom text := given->>'subject'; now_given timestamptz := (given->>'now')::timestamptz; reached text; until timestamptz;
begin
  perform set_config('app.site_id', site_given::text, true);
  perform pg_advisory_xact_lock(hashtextextended('codes to ' || whom, 0));
  perform carry_over(site_given, given);
  until := rest_ends(whom, now_given, given->'rest');
  if until is not null then return query select 'resting', until, 0; return; end if;
  perform pg_advisory_xact_lock(hashtextextended('codes from ' || (given->>'network'), 0));
  perform pg_advisory_xact_lock(hashtextextended('codes of ' || site_given, 0));
  select l.limit_name, l.ends into reached, until from code_limit_ends(site_given, given) l;
  if reached is not null then return query select reached, until, 0; return; end if;
  insert into sign_in_code (id, site_id, subject, code_hash, expires_at, created_at)
  values ((given->>'id')::uuid, site_given, whom, given->>'codeHash', (given->>'expiresAt')::timestamptz, now_given);
  insert into sign_in_event (site_id, kind, subject, network, code_id, at)
  values (site_given, 'sent', whom, given->>'network', (given->>'id')::uuid, now_given);
  return query select 'sent', null::timestamptz, count(*)::integer from sign_in_event e
    where e.subject = whom and e.kind = 'sent' and e.at > now_given - interval '1 hour';
end $$;

revoke execute on function issue_code(integer, jsonb) from public;
grant execute on function issue_code(integer, jsonb) to forecourt_platform, forecourt_app;

-- The session of a token at a site, with its shopper. One that was last used before 'renewedBefore' is extended, others are only read. None is
-- extended beyond 'longestDays' from its sign-in; a process of an earlier release does not say how many these are, and 'least' passes over null.
create or replace function current_session(site_given integer, given jsonb)
returns table (session uuid, shopper uuid, phone text, is_renewed boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_given timestamptz := (given->>'now')::timestamptz; is_due boolean;
begin
  perform set_config('app.site_id', site_given::text, true);
  select n.id, s.id, s.phone, n.last_used_at < (given->>'renewedBefore')::timestamptz into session, shopper, phone, is_due
  from shopper_session n join shopper s on s.site_id = n.site_id and s.id = n.shopper_id
  where n.site_id = site_given and n.token_hash in (given->>'tokenHash', given->>'tokenHashBefore') and n.expires_at > now_given;
  if session is null then return; end if;
  if is_due then
    update shopper_session n set last_used_at = now_given, expires_at = least((given->>'expiresAt')::timestamptz,
      n.created_at + make_interval(hours => 24 * (given->>'longestDays')::integer))
    where n.site_id = site_given and n.id = session;
  end if;
  -- Found under the key that was replaced, it has the other's hash from now on, so that it outlives the key.
  update shopper_session n set token_hash = given->>'tokenHash'
  where n.site_id = site_given and n.id = session and n.token_hash <> given->>'tokenHash';
  is_renewed := is_due;
  return next;
end $$;

revoke execute on function current_session(integer, jsonb) from public;
grant execute on function current_session(integer, jsonb) to forecourt_platform, forecourt_app;

-- Signs a shopper in, who is made if the phone is new to the site. The session that the same browser had ends, as do those that have
-- expired and those used longest ago that are too many.
create or replace function open_session(site_given integer, given jsonb) returns table (shopper uuid, session uuid)
language plpgsql as $$
declare
  now_given timestamptz := (given->>'now')::timestamptz; who uuid; opened uuid;
begin
  insert into shopper as s (site_id, phone, created_at) values (site_given, given->>'phone', now_given)
  on conflict (site_id, phone) do update set phone = excluded.phone returning s.id into who;
  delete from shopper_session n where n.site_id = site_given
    and (n.token_hash in (given->>'replaces', given->>'replacesBefore') or (n.shopper_id = who and n.expires_at <= now_given));
  insert into shopper_session as n (site_id, shopper_id, token_hash, device, created_at, last_used_at, expires_at)
  values (site_given, who, given->>'tokenHash', given->>'device', now_given, now_given, (given->>'sessionExpiresAt')::timestamptz)
  returning n.id into opened;
  delete from shopper_session n where n.site_id = site_given and n.id in (
    select o.id from shopper_session o where o.site_id = site_given and o.shopper_id = who and o.id <> opened
    order by o.last_used_at desc, o.created_at desc offset (given->>'mostSessions')::integer - 1);
  return query select who, opened;
end $$;

revoke execute on function open_session(integer, jsonb) from public, forecourt_app;
grant execute on function open_session(integer, jsonb) to forecourt_platform;

-- The sessions that a shopper has open at a site, the one used last first.
create or replace function own_sessions(site_given integer, shopper_given uuid, now_given timestamptz)
returns table (id uuid, device text, last_used_at timestamptz)
language sql volatile security definer set search_path = public, pg_temp as $$
  select n.id, n.device, n.last_used_at from shopper_session n
  where n.site_id = site_given and n.shopper_id = shopper_given and n.expires_at > now_given
  order by n.last_used_at desc, n.created_at desc
$$;

revoke execute on function own_sessions(integer, uuid, timestamptz) from public;
grant execute on function own_sessions(integer, uuid, timestamptz) to forecourt_platform, forecourt_app;

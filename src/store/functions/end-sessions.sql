-- Ends one session of a shopper, or all when none is named; how many.
create or replace function end_sessions(site_given integer, shopper_given uuid, session_given uuid) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with ended as (delete from shopper_session n where n.site_id = site_given and n.shopper_id = shopper_given
    and (session_given is null or n.id = session_given) returning n.id)
  select count(*)::integer from ended
$$;

revoke execute on function end_sessions(integer, uuid, uuid) from public;
grant execute on function end_sessions(integer, uuid, uuid) to forecourt_platform, forecourt_app;

-- When the code of a shopper's session was entered; null when there is no such session.
create or replace function code_entered_at(site_given integer, shopper_given uuid, session_given uuid) returns timestamptz
language sql volatile security definer set search_path = public, pg_temp as $$
  select n.created_at from shopper_session n where n.site_id = site_given and n.shopper_id = shopper_given and n.id = session_given
$$;

revoke execute on function code_entered_at(integer, uuid, uuid) from public;
grant execute on function code_entered_at(integer, uuid, uuid) to forecourt_platform, forecourt_app;

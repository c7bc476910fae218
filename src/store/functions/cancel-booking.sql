-- Releases a lead's booking, which frees its place.
create or replace function cancel_booking(site_given integer, lead_given uuid) returns void language sql security definer
set search_path = public, pg_temp as $$
  update appointment set state = 'released', reason = 'cancelled', place = null, sequence = sequence + 1, changed_at = now()
  where site_id = site_given and id = (select id from appointment where lead_id = lead_given and site_id = site_given
    order by sequence desc limit 1)
$$;

revoke execute on function cancel_booking(integer, uuid) from public;
grant execute on function cancel_booking(integer, uuid) to forecourt_platform, forecourt_app;

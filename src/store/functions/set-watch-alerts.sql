-- Whether a shopper is told of changes to a vehicle on their watchlist; returns false when it is not on it.
create or replace function set_watch_alerts(site_given integer, shopper_given uuid, vehicle_given integer, alerts_given boolean)
returns boolean language sql security definer set search_path = public, pg_temp as $$
  with changed as (update watched_vehicle w set alerts = alerts_given
    where w.site_id = site_given and w.shopper_id = shopper_given and w.vehicle_id = vehicle_given returning w.vehicle_id)
  select exists (select from changed)
$$;

revoke execute on function set_watch_alerts(integer, uuid, integer, boolean) from public;
grant execute on function set_watch_alerts(integer, uuid, integer, boolean) to forecourt_platform, forecourt_app;

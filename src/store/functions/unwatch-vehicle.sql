-- Takes a vehicle off a shopper's watchlist.
create or replace function unwatch_vehicle(site_given integer, shopper_given uuid, vehicle_given integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from watched_vehicle where site_id = site_given and shopper_id = shopper_given and vehicle_id = vehicle_given
$$;

revoke execute on function unwatch_vehicle(integer, uuid, integer) from public;
grant execute on function unwatch_vehicle(integer, uuid, integer) to forecourt_platform, forecourt_app;

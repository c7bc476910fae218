-- Whether two alerts watch the same: a search, a vehicle, or a watchlist, which is another one for each shopper.
create or replace function watches_same(one alert, other alert) returns boolean
language sql immutable as $$
  select one.kind = other.kind and one.query is not distinct from other.query and one.vehicle_id is not distinct from other.vehicle_id
    and (one.kind <> 'watchlist' or one.shopper_id = other.shopper_id)
$$;

revoke execute on function watches_same(alert, alert) from public, forecourt_app;
grant execute on function watches_same(alert, alert) to forecourt_platform;

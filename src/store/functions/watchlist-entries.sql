-- A shopper's watchlist at a site, newest first, with what each vehicle cost when it was saved.
create or replace function watchlist_entries(site_given integer, shopper_given uuid)
returns table (vehicle_id integer, saved_at timestamptz, saved_price_cents bigint, saved_weekly_price_cents bigint, alerts boolean)
language sql volatile security definer set search_path = public, pg_temp as $$
  select w.vehicle_id, w.saved_at, w.saved_price_cents, w.saved_weekly_price_cents, w.alerts from watched_vehicle w
  where w.site_id = site_given and w.shopper_id = shopper_given order by w.saved_at desc, w.vehicle_id desc
$$;

revoke execute on function watchlist_entries(integer, uuid) from public;
grant execute on function watchlist_entries(integer, uuid) to forecourt_platform, forecourt_app;

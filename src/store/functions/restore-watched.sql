-- Puts a vehicle back on a shopper's watchlist as it was before it was removed, also when it has been sold since; the caller has checked
-- that it was so. Returns false when the list is full. A shopper's additions take turns.
create or replace function restore_watched(site_given integer, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who uuid := (given->>'shopper')::uuid;
begin
  perform from shopper s where s.site_id = site_given and s.id = who for update;
  if not found then return false; end if;
  if (select count(*) from watched_vehicle w where w.site_id = site_given and w.shopper_id = who) >= (given->>'most')::integer then
    return false;
  end if;
  insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at, saved_price_cents, saved_weekly_price_cents, alerts)
  values (site_given, who, (given->>'vehicle')::integer, (given->>'savedAt')::timestamptz, (given->>'priceCents')::bigint,
    (given->>'weeklyPriceCents')::bigint, (given->>'alerts')::boolean)
  on conflict (shopper_id, vehicle_id) do nothing;
  return true;
end $$;

revoke execute on function restore_watched(integer, jsonb) from public;
grant execute on function restore_watched(integer, jsonb) to forecourt_platform, forecourt_app;

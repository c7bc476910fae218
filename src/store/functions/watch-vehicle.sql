-- Puts a vehicle of the site on a shopper's watchlist. One that is there already stays as it is, also when it is sold; a sold one is not
-- added. A shopper's additions take turns, so that no burst exceeds what fits.
create or replace function watch_vehicle(site_given integer, given jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who uuid := (given->>'shopper')::uuid; vehicle_given integer := (given->>'vehicle')::integer;
begin
  perform from shopper s where s.site_id = site_given and s.id = who for update;
  if not found then return 'unknown'; end if;
  if exists (select from watched_vehicle w where w.site_id = site_given and w.shopper_id = who and w.vehicle_id = vehicle_given) then
    return 'saved';
  end if;
  if not exists (select from vehicle v join site_dealership d on d.dealership_id = v.dealership_id
    where v.id = vehicle_given and d.site_id = site_given) then
    return 'unknown';
  end if;
  if (given->>'isSold')::boolean then return 'sold'; end if;
  if (select count(*) from watched_vehicle w where w.site_id = site_given and w.shopper_id = who) >= (given->>'most')::integer then
    return 'full';
  end if;
  insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at, saved_price_cents, saved_weekly_price_cents)
  values (site_given, who, vehicle_given, (given->>'now')::timestamptz, (given->>'priceCents')::bigint,
    (given->>'weeklyPriceCents')::bigint);
  return 'saved';
end $$;

revoke execute on function watch_vehicle(integer, jsonb) from public;
grant execute on function watch_vehicle(integer, jsonb) to forecourt_platform, forecourt_app;

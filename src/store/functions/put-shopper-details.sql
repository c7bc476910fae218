-- Stores what a shopper has a site remember for them. What is not given stays as it is; a null removes it.
create or replace function put_shopper_details(site_given integer, shopper_given uuid, details_given jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update shopper set details = jsonb_strip_nulls(details || details_given) where site_id = site_given and id = shopper_given
$$;

revoke execute on function put_shopper_details(integer, uuid, jsonb) from public;
grant execute on function put_shopper_details(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

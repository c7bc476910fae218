-- Stores what a shopper lets a site fill in on its forms.
create or replace function put_shopper_details(site_given integer, shopper_given uuid, details_given jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update shopper set details = details_given where site_id = site_given and id = shopper_given
$$;

revoke execute on function put_shopper_details(integer, uuid, jsonb) from public;
grant execute on function put_shopper_details(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

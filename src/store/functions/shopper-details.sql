-- What a shopper lets a site fill in on its forms.
create or replace function shopper_details(site_given integer, shopper_given uuid) returns jsonb
language sql volatile security definer set search_path = public, pg_temp as $$
  select details from shopper where site_id = site_given and id = shopper_given
$$;

revoke execute on function shopper_details(integer, uuid) from public;
grant execute on function shopper_details(integer, uuid) to forecourt_platform, forecourt_app;

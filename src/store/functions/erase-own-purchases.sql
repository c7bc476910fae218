-- Removes what a shopper has begun to buy, with the emails about it.
create or replace function erase_own_purchases(site_given integer, shopper_given uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from purchase p where p.site_id = site_given and p.shopper_id = shopper_given
$$;

revoke execute on function erase_own_purchases(integer, uuid) from public;
grant execute on function erase_own_purchases(integer, uuid) to forecourt_platform, forecourt_app;

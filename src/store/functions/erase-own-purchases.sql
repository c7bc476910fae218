-- Removes what a shopper has begun to buy, signed in or with the number that they have proved, with the emails about it.
create or replace function erase_own_purchases(site_given integer, shopper_given uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from purchase p using shopper s
  where s.site_id = site_given and s.id = shopper_given and p.site_id = site_given
    and (p.shopper_id = s.id or (p.shopper_id is null and p.phone_e164 = s.phone))
$$;

revoke execute on function erase_own_purchases(integer, uuid) from public;
grant execute on function erase_own_purchases(integer, uuid) to forecourt_platform, forecourt_app;

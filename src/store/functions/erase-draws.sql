-- Takes everything out of a shopper's draws but that the number has spun the wheel, as a keyed hash; that goes when the wheel has ended.
create or replace function erase_draws(site_given integer, shopper_given uuid, person_given text) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from prize_draw d where d.site_id = site_given and d.wheel_ends_at <= now()
    and (d.shopper_id = shopper_given or d.shopper_id is null and d.person = person_given);
  -- Neither the seed nor the parts that it was drawn from may tell afterwards what was won.
  update prize_draw d set shopper_id = null, name = '', is_prize = false, code = null, valid_until = null, seed = repeat('0', 64), parts = '[]', part = 0
  where d.site_id = site_given and (d.shopper_id = shopper_given or d.shopper_id is null and d.person = person_given)
$$;

revoke execute on function erase_draws(integer, uuid, text) from public;
grant execute on function erase_draws(integer, uuid, text) to forecourt_platform, forecourt_app;

-- A shopper's draws at a site, newest first: those of their account, and those made with their number that are nobody else's. Whoever changed
-- their number has taken theirs along.
drop function if exists own_draws(integer, uuid, text);
create function own_draws(site_given integer, shopper_given uuid, person_given text)
returns table (wheel text, part smallint, name text, is_prize boolean, code text, valid_until text, drawn_at timestamptz, wheel_ends_at timestamptz, seed text, parts jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select d.wheel, d.part, d.name, d.is_prize, d.code, d.valid_until::text, d.drawn_at, d.wheel_ends_at, d.seed, d.parts from prize_draw d
  where d.site_id = site_given and (d.shopper_id = shopper_given or d.shopper_id is null and d.person = person_given)
  order by d.drawn_at desc, d.id
$$;

revoke execute on function own_draws(integer, uuid, text) from public;
grant execute on function own_draws(integer, uuid, text) to forecourt_platform, forecourt_app;

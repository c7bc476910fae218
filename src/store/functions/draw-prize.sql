-- Records a shopper's draw of a wheel, or finds the one that they made before: whoever asks twice, also at once, has one draw. No row when
-- the code is another's already.
create or replace function draw_prize(site_given integer, given jsonb)
returns table (wheel text, part smallint, name text, is_prize boolean, code text, valid_until text, drawn_at timestamptz, is_new boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  who uuid := (given->>'shopper')::uuid; made uuid;
begin
  perform from shopper s where s.site_id = site_given and s.id = who for update;
  if not found then return; end if;
  if not exists (select from prize_draw d where d.site_id = site_given and d.wheel = given->>'wheel'
    and (d.person = given->>'person' or d.shopper_id = who)) then
    insert into prize_draw (site_id, wheel, person, shopper_id, seed, parts, part, name, is_prize, code, valid_until, drawn_at, wheel_ends_at)
    values (site_given, given->>'wheel', given->>'person', who, given->>'seed', given->'parts', (given->>'part')::smallint, given->>'name',
      (given->>'isPrize')::boolean, given->>'code', (given->>'validUntil')::date, (given->>'now')::timestamptz,
      (given->>'wheelEndsAt')::timestamptz)
    on conflict do nothing returning id into made;
  end if;
  -- Of a number that had another owner, only that it has had its turn is told: what they won stays theirs.
  return query select d.wheel, case when o.is_own then d.part else 0::smallint end, case when o.is_own then d.name else '' end,
      o.is_own and d.is_prize, case when o.is_own then d.code end, case when o.is_own then d.valid_until::text end, d.drawn_at,
      d.id is not distinct from made
    from prize_draw d, lateral (select d.shopper_id is null or d.shopper_id = who as is_own) o
    where d.site_id = site_given and d.wheel = given->>'wheel' and (d.person = given->>'person' or d.shopper_id = who)
    order by (d.shopper_id is not distinct from who) desc limit 1;
end $$;

revoke execute on function draw_prize(integer, jsonb) from public;
grant execute on function draw_prize(integer, jsonb) to forecourt_platform, forecourt_app;

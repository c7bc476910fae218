-- What whoever asks has begun to buy, their own first, newest first: a shopper, a visitor who was not signed in, or whoever has the key of one. What was
-- begun signed out is also found by whoever has proved its number, who is not told who they said they are and where they live: the number may have been
-- mistyped.
create or replace function own_purchases(site_given integer, given jsonb) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('id', p.id, 'vehicleId', p.vehicle_id, 'answers',
    case when w.is_theirs then p.answers else p.answers - 'details' - 'delivery' end, 'changedAt', p.changed_at,
    'visitor', p.visitor, 'shopper', p.shopper_id, 'isByNumber', not w.is_theirs)
  from purchase p cross join lateral (select coalesce(p.shopper_id = (given->>'shopper')::uuid
    or (p.shopper_id is null and p.visitor = given->>'visitor') or p.id = (given->>'keyed')::uuid, false) as is_theirs) w
  where p.site_id = site_given
    and (given->>'vehicle' is null or p.vehicle_id = (given->>'vehicle')::integer)
    and (p.shopper_id = (given->>'shopper')::uuid or p.id = (given->>'keyed')::uuid
      or (p.shopper_id is null and (p.visitor = given->>'visitor'
        or p.phone_e164 = (select s.phone from shopper s where s.site_id = site_given and s.id = (given->>'shopper')::uuid))))
    and p.changed_at > clock_timestamp() - make_interval(days => (given->>'days')::integer)
  order by p.id is not distinct from (given->>'keyed')::uuid desc, w.is_theirs desc, p.changed_at desc, p.id limit 20
$$;

revoke execute on function own_purchases(integer, jsonb) from public;
grant execute on function own_purchases(integer, jsonb) to forecourt_platform, forecourt_app;

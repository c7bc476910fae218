-- What became of a purchase: the state of the reservation that keeps its vehicle, or that it was bought with, and nothing about whose it is. The
-- reservation is that of whoever paid in it, on whichever device, or of whoever began it. Null when there is none.
create or replace function purchase_state(site_given integer, purchase_given uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select r.state from purchase p join reservation r on r.site_id = site_given and r.vehicle_id = p.vehicle_id
  where p.site_id = site_given and p.id = purchase_given and r.state in ('held', 'paid', 'converted')
    and (r.shown->'purchase'->>'id' = p.id::text or r.shopper_id = p.shopper_id
      or (r.shopper_id is null and p.shopper_id is null and r.visitor = p.visitor))
  order by r.created_at desc, r.id limit 1
$$;

revoke execute on function purchase_state(integer, uuid) from public;
grant execute on function purchase_state(integer, uuid) to forecourt_platform, forecourt_app;

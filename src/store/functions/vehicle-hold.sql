-- Who has a vehicle of the site, without who it is: what decides when it is free again, by the database's clock. Null when nobody has it.
create or replace function vehicle_hold(site_given integer, vehicle_given integer) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('state', r.state, 'heldUntil', r.held_until, 'paidUntil', r.paid_until, 'changedAt', r.changed_at,
    'hasWaitingPayment', exists (select from payment p where p.site_id = r.site_id and p.reservation_id = r.id and p.state = 'waiting'
      and p.created_at <= r.held_until), 'now', clock_timestamp())
  from reservation r join vehicle v on v.id = r.vehicle_id
    join site_dealership d on d.dealership_id = v.dealership_id and d.site_id = site_given
  where r.vehicle_id = vehicle_given and r.state in ('held', 'paid')
$$;

revoke execute on function vehicle_hold(integer, integer) from public;
grant execute on function vehicle_hold(integer, integer) to forecourt_platform, forecourt_app;

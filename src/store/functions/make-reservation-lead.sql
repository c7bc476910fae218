-- The lead that a paid reservation is for its dealer, once, with its deliveries.
create or replace function make_reservation_lead(site_given integer, reservation_given uuid, fields_given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare r reservation%rowtype; made uuid;
begin
  select * into strict r from reservation where site_id = site_given and id = reservation_given;
  insert into lead (site_id, idempotency_key, fields_digest, form, category, lead_status, form_completed, vehicle_id, dealership_id,
    location_id, fields, visitors, planned, shopper_id)
  values (site_given, 'reservation ' || r.id, 'reservation', 'reservation', 'Reservation', 'Complete', true, r.vehicle_id, r.dealership_id,
    (r.lead->>'locationId')::integer, (r.lead->'fields') || fields_given,
    case when r.visitor is null then '{}'::text[] else array[r.visitor] end, r.lead->'planned', r.shopper_id)
  on conflict (site_id, idempotency_key) do nothing returning id into made;
  if made is null then return; end if;
  update reservation set lead_id = made where site_id = site_given and id = r.id;
  perform queue_deliveries(made, 0::smallint, null);
end $$;

revoke execute on function make_reservation_lead(integer, uuid, jsonb) from public, forecourt_app;
grant execute on function make_reservation_lead(integer, uuid, jsonb) to forecourt_platform;

-- A reservation that keeps nothing yet; its id.
create or replace function make_reservation(site_given integer, given jsonb) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare made uuid;
begin
  perform set_config('app.site_id', site_given::text, true);
  insert into reservation (number, site_id, idempotency_key, vehicle_id, dealership_id, state, visitor, shopper_id, phone_e164, contact,
    sender, vehicle, deposit_cents, price_cents, hours, shown, lead)
  values (given->>'number', site_given, given->>'idempotencyKey', (given->>'vehicleId')::integer, (given->>'dealershipId')::integer, 'offered',
    given->>'visitor', (given->>'shopperId')::uuid, given->>'phone', given->'contact', given->>'sender', given->'vehicle',
    (given->>'depositCents')::bigint, (given->>'priceCents')::bigint, (given->>'hours')::smallint,
    given->'shown' || jsonb_build_object('at', clock_timestamp()), given->'lead')
  returning id into made;
  return made;
end $$;

revoke execute on function make_reservation(integer, jsonb) from public;
grant execute on function make_reservation(integer, jsonb) to forecourt_platform, forecourt_app;

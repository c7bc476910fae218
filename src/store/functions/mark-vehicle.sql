-- Says of a vehicle whether it is reserved online, and has every process read its dealership's stock again. Those who wait for one that is free
-- again are told by their alerts of the events that the rules have decided.
drop function if exists mark_vehicle(integer, integer, boolean);
create or replace function mark_vehicle(vehicle_given integer, dealership_given integer, is_reserved_given boolean,
  events_given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into vehicle_reservation (vehicle_id, dealership_id, is_reserved, changed_at)
  values (vehicle_given, dealership_given, is_reserved_given, clock_timestamp())
  on conflict (vehicle_id) do update set is_reserved = excluded.is_reserved, changed_at = excluded.changed_at;
  insert into stock_event (dealership_id, vehicle_id, kind, from_cents, to_cents, at)
  select v.dealership_id, v.id, e."kind", e."fromCents", e."toCents", clock_timestamp()
  from jsonb_to_recordset(events_given) as e ("kind" text, "fromCents" bigint, "toCents" bigint), vehicle v where v.id = vehicle_given;
  insert into version (kind, id) values ('dealership', dealership_given)
  on conflict (kind, id) do update set number = version.number + 1;
  perform pg_notify('forecourt_changed', 'dealership:' || dealership_given);
end $$;

revoke execute on function mark_vehicle(integer, integer, boolean, jsonb) from public, forecourt_app;
grant execute on function mark_vehicle(integer, integer, boolean, jsonb) to forecourt_platform;

-- Records what a lead says of its reservation from now on, and has it delivered again, as a new message.
create or replace function tell_reservation_change(site_given integer, lead_given uuid, fields_given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update lead set updated_at = now(), fields = fields || fields_given where id = lead_given and site_id = site_given;
  if not found then return; end if;
  perform queue_deliveries(lead_given, (select coalesce(max(edition), 0) + 1 from delivery
    where lead_id = lead_given and site_id = site_given)::smallint, null);
end $$;

revoke execute on function tell_reservation_change(integer, uuid, jsonb) from public, forecourt_app;
grant execute on function tell_reservation_change(integer, uuid, jsonb) to forecourt_platform;

-- Records what a lead's form says about its time from now on, and has the lead delivered again, as a new message. No other field of the
-- lead can be changed by it.
create or replace function tell_booking_change(site_given integer, lead_given uuid, fields_given jsonb, skipped text) returns void
language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  update lead set updated_at = now(), fields = fields || coalesce((select jsonb_object_agg(f.key, f.value) from jsonb_each(fields_given) f
    where f.key in ('dateTime', 'booking_date', 'Preferred Service Date')), '{}')
  where id = lead_given and site_id = site_given
    and exists (select from appointment a where a.lead_id = lead_given and a.site_id = site_given);
  if not found then return; end if;
  perform queue_deliveries(lead_given, (select coalesce(max(edition), 0) + 1 from delivery
    where lead_id = lead_given and site_id = site_given)::smallint, skipped);
end $$;

revoke execute on function tell_booking_change(integer, uuid, jsonb, text) from public;
grant execute on function tell_booking_change(integer, uuid, jsonb, text) to forecourt_platform, forecourt_app;

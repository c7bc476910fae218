-- Queues another email that asks to confirm an alert, within the limits of emails to strangers; returns the limit that forbids it, or null.
create or replace function ask_alert_again(site_given integer, given jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  alert_given uuid := (given->>'alert')::uuid; now_given timestamptz := (given->>'now')::timestamptz; refusal text; contact_given uuid;
begin
  perform set_config('app.site_id', site_given::text, true);
  select a.contact_id into contact_given from alert a
  where a.site_id = site_given and a.id = alert_given for update;
  if not found then return 'unknown'; end if;
  refusal := confirmation_refusal(site_given, given->'confirmation');
  if refusal is not null then return refusal; end if;
  update alert a set asked_at = now_given where a.site_id = site_given and a.id = alert_given;
  insert into alert_confirmation (site_id, alert_id, contact_id, next_attempt_at, created_at)
  values (site_given, alert_given, contact_given, now_given, now_given);
  return null;
end $$;

revoke execute on function ask_alert_again(integer, jsonb) from public;
grant execute on function ask_alert_again(integer, jsonb) to forecourt_platform, forecourt_app;

-- A lead's booking; null if it never had one. Volatile, so that a statement that books sees what it booked.
create or replace function booking_of(lead_given uuid) returns jsonb language sql volatile security definer
set search_path = public, pg_temp as $$
  select jsonb_build_object('kind', a.kind, 'locationId', a.location_id, 'locationName', l.name, 'locationState', l.state,
    'startsAt', a.starts_at, 'minutes', a.minutes, 'state', a.state, 'reason', a.reason, 'heldUntil', a.held_until,
    'isLapsed', a.state = 'held' and a.held_until <= now(), 'wasConfirmed', a.confirmed_at is not null, 'sequence', a.sequence,
    'moves', (select count(*) - 1 from appointment m where m.lead_id = a.lead_id),
    'changedAt', a.changed_at)
  from appointment a left join location l on l.id = a.location_id
  where a.lead_id = lead_given and (a.site_id = app_site_id() or (app_site_id() is null and session_user <> 'forecourt_app'))
  order by a.sequence desc limit 1
$$;

revoke execute on function booking_of(uuid) from public;
grant execute on function booking_of(uuid) to forecourt_platform, forecourt_app;

-- Whether a person has as many bookings to come as they may, or a network address has made as many as it may. Limits that are not given
-- do not apply.
create or replace function is_booking_limit_reached(lead_given uuid, site_given integer, kind_given text, limits jsonb) returns boolean
language sql volatile as $$
  select coalesce(
    (select count(distinct a.lead_id) from appointment a where a.site_id = site_given and a.kind = kind_given and a.lead_id <> lead_given
      and a.persons && array(select jsonb_array_elements_text((limits->'persons') || coalesce(limits->'personsBefore', '[]'))) and a.starts_at > clock_timestamp()
      and (a.state = 'confirmed' or (a.state = 'held' and a.held_until > clock_timestamp()))) >= (limits->>'mostPerPerson')::integer
    or (select count(distinct a.lead_id) from appointment a where a.site_id = site_given and a.lead_id <> lead_given
      and a.network in (limits->>'network', limits->>'networkBefore') and a.reason is distinct from 'wish'
      and a.created_at > clock_timestamp() - (limits->>'windowHours')::double precision * interval '1 hour')
      >= (limits->>'mostPerNetwork')::integer, false)
$$;

revoke execute on function is_booking_limit_reached(uuid, integer, text, jsonb) from public, forecourt_app;
grant execute on function is_booking_limit_reached(uuid, integer, text, jsonb) to forecourt_platform;

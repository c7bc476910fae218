-- A lead with its booking, for the booking's own page.
create or replace function booked_lead(site_given integer, lead_given uuid)
returns table (id uuid, is_spam boolean, fields jsonb, vehicle_id integer, booking jsonb) language sql volatile security definer
set search_path = public, pg_temp as $$
  select l.id, l.is_spam, l.fields, l.vehicle_id, booking_of(l.id) from lead l where l.site_id = site_given and l.id = lead_given
    and exists (select from appointment a where a.lead_id = l.id and a.site_id = l.site_id)
$$;

revoke execute on function booked_lead(integer, uuid) from public;
grant execute on function booked_lead(integer, uuid) to forecourt_platform, forecourt_app;

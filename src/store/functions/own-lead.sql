-- A lead for the visitor who began it (H3). Without the token of one of its visitors no lead can be read.
create or replace function own_lead(site_given integer, lead_given uuid, visitor_given text)
returns table (id uuid, form text, category text, subcategory text, fields jsonb, vehicle_id integer, dealership_id integer,
  location_id integer, lead_status text, created_at timestamptz, booking jsonb)
language sql volatile security definer
set search_path = public, pg_temp as $$
  select l.id, l.form, l.category, l.subcategory, l.fields, l.vehicle_id, l.dealership_id, l.location_id, l.lead_status, l.created_at,
    booking_of(l.id)
  from lead l where l.site_id = site_given and l.id = lead_given and visitor_given = any (l.visitors)
$$;

revoke execute on function own_lead(integer, uuid, text) from public;
grant execute on function own_lead(integer, uuid, text) to forecourt_platform, forecourt_app;

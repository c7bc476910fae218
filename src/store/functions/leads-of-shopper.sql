-- What a shopper sent to a site, newest first: the complete leads with the phone number that the shopper has proved by a code. It takes
-- the shopper, whose id nobody can guess, and no phone number: nobody reads a stranger's leads by their number.
create or replace function leads_of_shopper(site_given integer, shopper_given uuid, most integer)
returns table (id uuid, form text, fields jsonb, vehicle_id integer, created_at timestamptz, is_delivered boolean, booking jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select l.id, l.form, l.fields, l.vehicle_id, l.created_at, exists (
      select from delivery d where d.site_id = site_given and d.lead_id = l.id and d.state = 'delivered' and d.channel <> 'shopper-email'),
    booking_of(l.id)
  from lead l where l.site_id = site_given and l.id in (select lead_ids_of_shopper(site_given, shopper_given))
    and l.lead_status = 'Complete' and not l.is_spam
  order by l.created_at desc, l.id limit most
$$;

revoke execute on function leads_of_shopper(integer, uuid, integer) from public;
grant execute on function leads_of_shopper(integer, uuid, integer) to forecourt_platform, forecourt_app;

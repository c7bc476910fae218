-- The leads of a site that are a shopper's: those with the phone number that the shopper has proved by a code.
create or replace function lead_ids_of_shopper(site_given integer, shopper_given uuid) returns setof uuid language sql stable as $$
  select l.id from shopper s join lead l on l.site_id = s.site_id and l.phone_e164 = s.phone
  where s.site_id = site_given and s.id = shopper_given
$$;

revoke execute on function lead_ids_of_shopper(integer, uuid) from public, forecourt_app;
grant execute on function lead_ids_of_shopper(integer, uuid) to forecourt_platform;

-- The leads of a site that are a shopper's: those with the phone number that the shopper has proved by a code, those that they sent signed in,
-- and those with a number that was theirs before. A number can have another owner later, so that a lead with a shopper is nobody else's.
create or replace function lead_ids_of_shopper(site_given integer, shopper_given uuid) returns setof uuid language sql stable as $$
  select l.id from shopper s join lead l on l.site_id = s.site_id and l.phone_e164 = s.phone and l.shopper_id is null
  where s.site_id = site_given and s.id = shopper_given
  union all
  select l.id from lead l where l.site_id = site_given and l.shopper_id = shopper_given
$$;

revoke execute on function lead_ids_of_shopper(integer, uuid) from public, forecourt_app;
grant execute on function lead_ids_of_shopper(integer, uuid) to forecourt_platform;

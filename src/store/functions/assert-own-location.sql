-- A location must be one of the site's dealerships. A foreign key cannot say so: a site's dealerships are written anew with its file.
create or replace function assert_own_location() returns trigger language plpgsql as $$
begin
  if new.location_id is not null and not exists (
    select from location l join site_dealership s on s.dealership_id = l.dealership_id
    where l.id = new.location_id and s.site_id = new.site_id
  ) then
    raise exception 'location % is not one of site %', new.location_id, new.site_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;

revoke execute on function assert_own_location() from public, forecourt_app;
grant execute on function assert_own_location() to forecourt_platform;

-- Removes a shopper's alerts and the addresses that are theirs, with all that follows from them. An address that is not proved to be theirs
-- stays if others have asked for alerts to it.
create or replace function erase_alerts_of_person(site_given integer, shopper_given uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  delete from alert_contact c where c.site_id = site_given and (c.shopper_id = shopper_given or (
    c.shopper_id is null
    and exists (select from alert a where a.site_id = site_given and a.contact_id = c.id and a.shopper_id = shopper_given)
    and not exists (select from alert a where a.site_id = site_given and a.contact_id = c.id and a.shopper_id is distinct from shopper_given)));
  delete from alert a where a.site_id = site_given and a.shopper_id = shopper_given;
end $$;

revoke execute on function erase_alerts_of_person(integer, uuid) from public;
grant execute on function erase_alerts_of_person(integer, uuid) to forecourt_platform, forecourt_app;

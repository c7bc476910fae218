-- Removes a shopper's alerts and the addresses that are theirs alone, with all that follows from them. An address that is another shopper's too, or
-- that nobody has proved and others have asked for alerts to, stays, and so does what is news for somebody else there.
create or replace function erase_alerts_of_person(site_given integer, shopper_given uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  perform pass_on_findings(site_given, array(select a.id from alert a where a.site_id = site_given and a.shopper_id = shopper_given));
  delete from alert_contact c where c.site_id = site_given
    and not exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = c.id and o.shopper_id <> shopper_given)
    and (exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = c.id)
      or (exists (select from alert a where a.site_id = site_given and a.contact_id = c.id and a.shopper_id = shopper_given)
        and not exists (select from alert a
          where a.site_id = site_given and a.contact_id = c.id and a.shopper_id is distinct from shopper_given)));
  delete from alert a where a.site_id = site_given and a.shopper_id = shopper_given;
  delete from shopper_contact o where o.site_id = site_given and o.shopper_id = shopper_given;
end $$;

revoke execute on function erase_alerts_of_person(integer, uuid) from public;
grant execute on function erase_alerts_of_person(integer, uuid) to forecourt_platform, forecourt_app;

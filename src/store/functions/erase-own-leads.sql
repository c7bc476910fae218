-- Removes those of these leads that are a shopper's, with everything that followed from them; how many.
create or replace function erase_own_leads(site_given integer, shopper_given uuid, leads_given uuid[]) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with erased as (delete from lead l where l.site_id = site_given and l.id = any (leads_given)
    and l.id in (select lead_ids_of_shopper(site_given, shopper_given)) returning l.id)
  select count(*)::integer from erased
$$;

revoke execute on function erase_own_leads(integer, uuid, uuid[]) from public;
grant execute on function erase_own_leads(integer, uuid, uuid[]) to forecourt_platform, forecourt_app;

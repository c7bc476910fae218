-- The leads that are a shopper's, with the names of their files outside the database.
drop function if exists own_lead_files(integer, uuid);
create or replace function own_lead_files(site_given integer, shopper_given uuid)
returns table (id uuid, upload_ids text[], delivery_ids text[])
language sql volatile security definer set search_path = public, pg_temp as $$
  select l.id, upload_ids(l.upload), array(select d.id::text from delivery d where d.site_id = site_given and d.lead_id = l.id)
  from lead l where l.site_id = site_given and l.id in (select lead_ids_of_shopper(site_given, shopper_given))
$$;

revoke execute on function own_lead_files(integer, uuid) from public;
grant execute on function own_lead_files(integer, uuid) to forecourt_platform, forecourt_app;

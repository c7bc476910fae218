-- Everything that is stored of the leads that are a shopper's, oldest first.
create or replace function own_lead_records(site_given integer, shopper_given uuid) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select lead_record(site_given, l.id) from lead l
  where l.site_id = site_given and l.id in (select lead_ids_of_shopper(site_given, shopper_given)) order by l.created_at, l.id
$$;

revoke execute on function own_lead_records(integer, uuid) from public;
grant execute on function own_lead_records(integer, uuid) to forecourt_platform, forecourt_app;

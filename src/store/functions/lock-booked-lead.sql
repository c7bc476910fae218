-- Locks a lead until the transaction ends, so that two changes of its booking take turns. Returns no row if there is no such lead.
create or replace function lock_booked_lead(site_given integer, lead_given uuid) returns table (is_spam boolean) language sql volatile security definer
set search_path = public, pg_temp as $$
  select l.is_spam from lead l where l.site_id = site_given and l.id = lead_given for update
$$;

revoke execute on function lock_booked_lead(integer, uuid) from public;
grant execute on function lock_booked_lead(integer, uuid) to forecourt_platform, forecourt_app;

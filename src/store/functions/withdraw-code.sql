-- Removes a code whose text the gateway refused: the one before it works again, and the phone is not charged for it.
create or replace function withdraw_code(site_given integer, code_given uuid) returns void language sql security definer
set search_path = public, pg_temp as $$
  with withdrawn as (delete from sign_in_code where site_id = site_given and id = code_given and used_at is null returning id, subject)
  update sign_in_event e set kind = 'refused' from withdrawn w
  where e.site_id = site_given and e.subject = w.subject and e.code_id = w.id and e.kind = 'sent'
$$;

revoke execute on function withdraw_code(integer, uuid) from public;
grant execute on function withdraw_code(integer, uuid) to forecourt_platform, forecourt_app;

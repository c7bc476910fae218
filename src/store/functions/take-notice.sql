-- Stores a provider's notice, once, for the worker. It is of no site yet, and says nothing that is believed.
create or replace function take_notice(given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_notice (provider, notice_id, reference, payment_id)
  values (given->>'provider', left(given->>'noticeId', 200), left(given->>'reference', 200), (given->>'paymentId')::uuid)
  on conflict (provider, notice_id) do nothing;
  return found;
end $$;

revoke execute on function take_notice(jsonb) from public;
grant execute on function take_notice(jsonb) to forecourt_platform, forecourt_app;

-- Locks a payment, after its reservation, and says what it is now; null when there is none.
create or replace function lock_payment(site_given integer, payment_given uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  perform from payment p where p.site_id = site_given and p.id = payment_given for update;
  return find_payment(site_given, payment_given);
end $$;

revoke execute on function lock_payment(integer, uuid) from public;
grant execute on function lock_payment(integer, uuid) to forecourt_platform, forecourt_app;

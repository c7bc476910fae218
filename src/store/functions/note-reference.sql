-- Records the provider's name of a payment, once.
create or replace function note_reference(site_given integer, payment_given uuid, reference_given text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  update payment set reference = reference_given where site_id = site_given and id = payment_given and reference is null;
end $$;

revoke execute on function note_reference(integer, uuid, text) from public;
grant execute on function note_reference(integer, uuid, text) to forecourt_platform, forecourt_app;

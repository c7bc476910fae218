-- What a hold is for, as its shopper has told since it began: who they are, what they were shown, and the lead that is made of it. What was told
-- before and not again stays, but of a purchase only what was agreed last. Only while nothing is paid; false when it is too late.
create or replace function amend_hold(site_given integer, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  update reservation r set contact = r.contact || (given->'contact'),
    phone_e164 = case when given->'contact' ? 'phone' then given->>'phone' else r.phone_e164 end,
    shown = r.shown || (given->'shown') || jsonb_build_object('at', clock_timestamp()),
    lead = r.lead || (given->'lead') || jsonb_build_object('fields',
      case when given->'shown' ? 'purchase' then r.contact else r.lead->'fields' end || (given->'lead'->'fields'))
  where r.site_id = site_given and r.id = (given->>'id')::uuid and r.state = 'held';
  return found;
end $$;

revoke execute on function amend_hold(integer, jsonb) from public;
grant execute on function amend_hold(integer, jsonb) to forecourt_platform, forecourt_app;

-- What a hold is for, as its shopper has told since it began: who they are, what they were shown, and the lead that is made of it. Whoever has
-- signed in meanwhile makes it theirs. How to reach them stays where they have not told it again; of what they were shown and agreed to only the last counts. Only while nothing is paid, and
-- while a bank is asked only by whoever pays again; false when it is too late.
create or replace function amend_hold(site_given integer, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  update reservation r set contact = r.contact || (given->'contact'),
    shopper_id = coalesce(r.shopper_id, (given->>'shopper')::uuid),
    phone_e164 = case when given->'contact' ? 'phone' then given->>'phone' else r.phone_e164 end,
    shown = (given->'shown') || jsonb_build_object('at', clock_timestamp()),
    lead = r.lead || (given->'lead') || jsonb_build_object('fields', r.contact || (given->'lead'->'fields'))
  where r.site_id = site_given and r.id = (given->>'id')::uuid and r.state = 'held'
    and ((given->>'isPaying')::boolean or not exists (select from payment p
      where p.site_id = site_given and p.reservation_id = r.id and p.state = 'waiting'));
  return found;
end $$;

revoke execute on function amend_hold(integer, jsonb) from public;
grant execute on function amend_hold(integer, jsonb) to forecourt_platform, forecourt_app;

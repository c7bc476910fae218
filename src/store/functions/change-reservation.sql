-- Writes a transition that the rules have decided, with everything that follows from it: what is given back, the vehicle's mark with its
-- dealership's version, the shopper's email, and the dealer's lead. The reservation is locked by then; one that is in another state is refused.
create or replace function change_reservation(site_given integer, reservation_given uuid, given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r reservation%rowtype; was_reserved boolean;
begin
  perform set_config('app.site_id', site_given::text, true);
  update reservation set state = given->>'to', changed_at = clock_timestamp(),
    held_until = coalesce((given->>'heldUntil')::timestamptz, held_until),
    paid_until = coalesce((given->>'paidUntil')::timestamptz, paid_until),
    deposit_payment_id = case when given->>'money' = 'keep' then (given->>'paymentId')::uuid else deposit_payment_id end
  where site_id = site_given and id = reservation_given and state = given->>'from' returning * into r;
  if not found then raise exception 'this reservation is in another state'; end if;
  insert into reservation_event (site_id, reservation_id, from_state, event, to_state, by)
  values (site_given, r.id, given->>'from', given->>'event', given->>'to', given->>'by');
  if given->>'money' = 'return' then
    update payment set refund_state = 'wanted', refund_id = gen_random_uuid(), attempts = 0, next_attempt_at = clock_timestamp(),
      changed_at = clock_timestamp()
    where site_id = site_given and reservation_id = r.id and state = 'succeeded' and refund_state = 'none'
      and not ((given->>'keepsDeposit')::boolean and id is not distinct from r.deposit_payment_id);
  end if;
  -- A payment that nobody wants any more is given up at once.
  if given->>'to' <> 'held' then
    update payment set attempts = 0, next_attempt_at = clock_timestamp()
    where site_id = site_given and reservation_id = r.id and state in ('started', 'waiting', 'failed');
  end if;
  select m.is_reserved into was_reserved from vehicle_reservation m where m.vehicle_id = r.vehicle_id;
  if coalesce(was_reserved, false) <> (given->>'isOffSale')::boolean
    and ((given->>'isOffSale')::boolean or (given->>'isBack')::boolean) then
    perform mark_vehicle(r.vehicle_id, r.dealership_id, (given->>'isOffSale')::boolean, given->'stockEvents');
  end if;
  if given->>'mail' is not null then
    insert into reservation_mail (site_id, reservation_id, kind) values (site_given, r.id, given->>'mail')
    on conflict (reservation_id, kind) do nothing;
  end if;
  if given->>'money' = 'keep' then perform make_reservation_lead(site_given, r.id, given->'leadFields');
  elsif given->>'from' <> given->>'to' and r.lead_id is not null then
    perform tell_reservation_change(site_given, r.lead_id, given->'leadFields');
  end if;
end $$;

revoke execute on function change_reservation(integer, uuid, jsonb) from public;
grant execute on function change_reservation(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

-- Reservations of whoever asks, newest first: of a shopper, or the one whose key they have. What was reserved signed out is the visitor's, and
-- that of whoever has proved its number, who is not told the name and address that were typed with it: the number may have been mistyped. What somebody reserved signed in is nobody else's: others may use the same browser, or be given the number.
create or replace function own_reservations(site_given integer, given jsonb) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state, 'carKey', v.slug, 'vehicle', r.vehicle, 'vehicleId', r.vehicle_id,
    'depositCents', r.deposit_cents, 'priceCents', r.price_cents, 'hours', r.hours,
    'heldUntil', case when r.state = 'held' then r.held_until end, 'paidUntil', r.paid_until,
    'contact', case when (given->>'isKeyed')::boolean or r.shopper_id = (given->>'shopper')::uuid or r.visitor = given->>'visitor' then r.contact
      else r.contact - 'name' - 'last_name' - 'email' end,
    'card', p.card, 'refund', coalesce(p.refund_state, 'none'), 'refundedAt', p.refunded_at, 'paidAt', p.paid_at,
    'changedAt', r.changed_at, 'createdAt', r.created_at, 'agreed', r.shown->'purchase',
    'ending', (select jsonb_build_object('event', e.event, 'from', e.from_state, 'at', e.at) from reservation_event e
      where e.site_id = site_given and e.reservation_id = r.id and e.from_state <> e.to_state and e.to_state in ('expired', 'cancelled')
      order by e.id desc limit 1),
    'waitingPaymentId', (select w.id from payment w where r.state = 'held' and w.site_id = site_given and w.reservation_id = r.id
      and w.state = 'waiting' and w.created_at <= r.held_until order by w.created_at desc limit 1),
    'openPayments', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'provider', o.provider, 'account', o.account,
        'reference', o.reference, 'state', o.state) order by o.created_at desc), '[]') from payment o
      where o.site_id = site_given and o.reservation_id = r.id and o.reference is not null
        and o.state in ('started', 'waiting', 'failed')
        and ((given->>'isKeyed')::boolean or r.shopper_id = (given->>'shopper')::uuid or r.visitor = given->>'visitor')), 'now', clock_timestamp())
  from reservation r
    left join vehicle v on v.id = r.vehicle_id and v.show_on_dealer_website
    left join lateral (select * from payment p where p.site_id = site_given and p.reservation_id = r.id and p.state = 'succeeded'
      order by p.id is not distinct from r.deposit_payment_id desc, p.paid_at desc limit 1) p on true
  where r.site_id = site_given
    and (given->>'id' is null or r.id = (given->>'id')::uuid)
    and (given->>'vehicle' is null or r.vehicle_id = (given->>'vehicle')::integer)
    and ((given->>'isKeyed')::boolean and r.id = (given->>'id')::uuid
      or r.shopper_id = (given->>'shopper')::uuid
      or (r.shopper_id is null and (r.visitor = given->>'visitor'
        or r.phone_e164 = (select s.phone from shopper s where s.site_id = site_given and s.id = (given->>'shopper')::uuid))))
  order by r.created_at desc, r.id limit 100
$$;

revoke execute on function own_reservations(integer, jsonb) from public;
grant execute on function own_reservations(integer, jsonb) to forecourt_platform, forecourt_app;

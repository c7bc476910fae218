-- The payment by which a reservation, locked by then, is paid: one that is open already, so that two tabs pay once, or else a new one.
-- Those that could be paid beside it, where one of the two is made on a page of the provider's own, are named, to be given up first. Nobody can pay
-- one that the provider has not answered for: it is given up here, and whoever still waits for that answer is told so by its state.
create or replace function open_payment(site_given integer, reservation_given uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare p payment%rowtype;
begin
  perform set_config('app.site_id', site_given::text, true);
  update reservation r set price_cents = (given->>'priceCents')::bigint
  where r.site_id = site_given and r.id = reservation_given and r.price_cents <> (given->>'priceCents')::bigint;
  select * into p from payment o where o.site_id = site_given and o.reservation_id = reservation_given and can_go_on(o, given)
    and o.provider = given->>'provider' and o.account is not distinct from given->>'account'
    and o.amount_cents = (given->>'amountCents')::bigint
  order by o.created_at desc limit 1;
  if p.id is null then
    insert into payment (id, site_id, purpose, reservation_id, provider, account, amount_cents, is_hosted)
    values ((given->>'id')::uuid, site_given, 'deposit', reservation_given, given->>'provider', given->>'account',
      (given->>'amountCents')::bigint, coalesce((given->>'isHosted')::boolean, false))
    returning * into p;
  end if;
  update payment o set state = 'given-up', changed_at = clock_timestamp()
  where o.site_id = site_given and o.reservation_id = reservation_given and o.reference is null and is_beside(o, p);
  return jsonb_build_object('id', p.id, 'reference', p.reference, 'amountCents', p.amount_cents, 'createdAt', p.created_at,
    'others', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'account', o.account)), '[]')
      from payment o where o.site_id = site_given and o.reservation_id = reservation_given and o.reference is not null
        and is_beside(o, p)));
end $$;

revoke execute on function open_payment(integer, uuid, jsonb) from public;
grant execute on function open_payment(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

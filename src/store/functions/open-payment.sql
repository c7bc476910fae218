-- The payment by which a reservation, locked by then, is paid: one that is open already, so that two tabs pay once, or else a new one.
create or replace function open_payment(site_given integer, reservation_given uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare p payment%rowtype;
begin
  perform set_config('app.site_id', site_given::text, true);
  update reservation r set price_cents = (given->>'priceCents')::bigint
  where r.site_id = site_given and r.id = reservation_given and r.price_cents <> (given->>'priceCents')::bigint;
  select * into p from payment o where o.site_id = site_given and o.reservation_id = reservation_given and o.state in ('started', 'waiting')
    and o.provider = given->>'provider' and o.account is not distinct from given->>'account'
    and o.amount_cents = (given->>'amountCents')::bigint
  order by o.created_at desc limit 1;
  if p.id is null then
    insert into payment (id, site_id, purpose, reservation_id, provider, account, amount_cents)
    values ((given->>'id')::uuid, site_given, 'deposit', reservation_given, given->>'provider', given->>'account',
      (given->>'amountCents')::bigint)
    returning * into p;
  end if;
  return jsonb_build_object('id', p.id, 'reference', p.reference, 'amountCents', p.amount_cents);
end $$;

revoke execute on function open_payment(integer, uuid, jsonb) from public;
grant execute on function open_payment(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

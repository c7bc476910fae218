-- The payment by which somebody pays towards an invoice, locked by then, or towards a typed number: the one that the same page has begun or paid
-- already, one that is open in another tab of theirs for the same invoice and amount, or else a new one. Null when nothing may be begun any more.
create or replace function open_invoice_payment(site_given integer, given jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id uuid; p payment%rowtype;
begin
  perform set_config('app.site_id', site_given::text, true);
  select o.id into found_id from payment o join invoice_payment ip on ip.site_id = site_given and ip.payment_id = o.id
  where o.site_id = site_given and o.provider = given->>'provider' and o.account is not distinct from given->>'account'
    and ip.reference_key = given->>'referenceKey' and ip.invoice_id is not distinct from (given->>'invoiceId')::uuid
    and ip.amount_cents = (given->>'amountCents')::bigint and ip.surcharge_cents = (given->>'surchargeCents')::bigint
    and (ip.visitor = given->>'visitor' or ip.shopper_id = (given->>'shopperId')::uuid)
    and ((given->>'isPayable')::boolean and can_go_on(o, given) and (ip.pay_key = given->>'payKey' or ip.is_matched)
      or o.state = 'succeeded' and ip.pay_key = given->>'payKey')
  order by o.created_at desc limit 1;
  if found_id is null and not (given->>'isPayable')::boolean then return null; end if;
  if found_id is null then
    insert into payment (id, site_id, purpose, provider, account, amount_cents, is_hosted)
    values ((given->>'id')::uuid, site_given, 'invoice', given->>'provider', given->>'account',
      (given->>'amountCents')::bigint + (given->>'surchargeCents')::bigint, coalesce((given->>'isHosted')::boolean, false));
    insert into invoice_payment (payment_id, site_id, number, invoice_id, is_matched, reference, reference_key, amount_cents, surcharge_cents,
      pay_key, visitor, shopper_id, phone_e164, contact, shown, lead)
    values ((given->>'id')::uuid, site_given, given->>'number', (given->>'invoiceId')::uuid, given->>'invoiceId' is not null,
      given->>'reference', given->>'referenceKey', (given->>'amountCents')::bigint, (given->>'surchargeCents')::bigint, given->>'payKey',
      given->>'visitor', (given->>'shopperId')::uuid, given->>'phone', given->'contact', given->'shown', given->'lead');
    found_id := (given->>'id')::uuid;
  end if;
  select * into strict p from payment o where o.site_id = site_given and o.id = found_id;
  -- Nobody can pay one that the provider has not answered for: whoever still waits for that answer is told so by its state.
  update payment o set state = 'given-up', changed_at = clock_timestamp()
  from invoice_payment ip where ip.site_id = site_given and ip.payment_id = o.id and o.site_id = site_given and o.reference is null
    and ip.reference_key = given->>'referenceKey' and (ip.visitor = given->>'visitor' or ip.shopper_id = (given->>'shopperId')::uuid)
    and is_beside(o, p);
  return jsonb_build_object('id', p.id, 'number', (select ip.number from invoice_payment ip where ip.site_id = site_given and ip.payment_id = p.id),
    'reference', p.reference, 'amountCents', p.amount_cents, 'state', p.state, 'createdAt', p.created_at,
    'others', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'account', o.account)), '[]')
      from payment o join invoice_payment ip on ip.site_id = site_given and ip.payment_id = o.id
      where o.site_id = site_given and ip.reference_key = given->>'referenceKey'
        and (ip.visitor = given->>'visitor' or ip.shopper_id = (given->>'shopperId')::uuid)
        and o.reference is not null and is_beside(o, p)));
end $$;

revoke execute on function open_invoice_payment(integer, jsonb) from public;
grant execute on function open_invoice_payment(integer, jsonb) to forecourt_platform, forecourt_app;

-- Payments towards invoices of whoever asks, newest first: of a shopper, or the one whose key they have. What was paid signed out is the visitor's,
-- and that of whoever has proved its number; what somebody paid signed in is nobody else's. The latter is not told the name and address
-- that were typed with it: the number may have been mistyped. What an invoice is for is said only to whoever was shown it.
create or replace function own_invoice_payments(site_given integer, given jsonb) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('id', p.id, 'number', ip.number, 'reference', ip.reference,
    'isInvoice', ip.is_matched, 'isStock', not ip.is_matched and ip.lead->>'vehicleId' is not null,
    'purpose', case when ip.is_matched then (select i.purpose from invoice i where i.site_id = site_given and i.id = ip.invoice_id) end,
    'amountCents', ip.amount_cents, 'surchargeCents', ip.surcharge_cents, 'state', p.state, 'outcome', ip.outcome, 'refund', p.refund_state,
    'contact', case when (given->>'isKeyed')::boolean or ip.shopper_id = (given->>'shopper')::uuid or ip.visitor = given->>'visitor' then ip.contact
      else ip.contact - 'name' - 'last_name' - 'email' end, 'card', p.card, 'paidAt', p.paid_at, 'refundedAt', p.refunded_at)
  from invoice_payment ip join payment p on p.site_id = site_given and p.id = ip.payment_id
  where ip.site_id = site_given and (given->>'id' is null or p.id = (given->>'id')::uuid)
    and ((given->>'isKeyed')::boolean and p.id = (given->>'id')::uuid
      or ip.shopper_id = (given->>'shopper')::uuid
      or (ip.shopper_id is null and (ip.visitor = given->>'visitor'
        or ip.phone_e164 = (select s.phone from shopper s where s.site_id = site_given and s.id = (given->>'shopper')::uuid))))
  order by p.created_at desc, p.id limit 100
$$;

revoke execute on function own_invoice_payments(integer, jsonb) from public;
grant execute on function own_invoice_payments(integer, jsonb) to forecourt_platform, forecourt_app;

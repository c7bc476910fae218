-- The invoice with a number, if it is a shopper's: made out to the phone number that they have proved, or to an email address that they have
-- proved. Null for another's, for an unknown number and for nobody: the same question is asked each time.
create or replace function find_own_invoice(site_given integer, given jsonb) returns jsonb
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('id', i.id, 'number', i.number, 'purpose', i.purpose, 'totalCents', i.total_cents, 'dueOn', i.due_on,
    'isCancelled', i.cancelled_at is not null, 'paidCents', coalesce(k.paid, 0), 'paidAt', k.last_at, 'receiptId', (
      select ip.payment_id from invoice_payment ip join payment p on p.site_id = site_given and p.id = ip.payment_id
      where ip.site_id = site_given and ip.invoice_id = i.id and p.state = 'succeeded' and p.refund_state = 'none'
        and (ip.shopper_id = s.id or (ip.shopper_id is null and (ip.visitor = given->>'visitor' or ip.phone_e164 = s.phone)))
      order by p.paid_at desc limit 1))
  from invoice i
    join shopper s on s.site_id = site_given and s.id = (given->>'shopper')::uuid
    left join lateral (select sum(ip.amount_cents) as paid, max(p.paid_at) as last_at
      from invoice_payment ip join payment p on p.site_id = site_given and p.id = ip.payment_id
      where ip.site_id = site_given and ip.invoice_id = i.id and p.state = 'succeeded' and p.refund_state = 'none') k on true
  where i.site_id = site_given and i.number_key = given->>'key'
    and (i.phone_e164 = s.phone or exists (
      select from shopper_contact o join alert_contact c on c.site_id = site_given and c.id = o.contact_id
      where o.site_id = site_given and o.shopper_id = s.id and c.channel = 'email' and lower(c.address) = lower(i.email)))
$$;

revoke execute on function find_own_invoice(integer, jsonb) from public;
grant execute on function find_own_invoice(integer, jsonb) to forecourt_platform, forecourt_app;

-- Everything that is stored of a shopper's payments towards invoices, oldest first, but for what only serves to recognise them, and the invoices
-- that are made out to the number that they have proved.
create or replace function own_invoice_records(site_given integer, shopper_given uuid) returns jsonb
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'invoices', (select coalesce(jsonb_agg(to_jsonb(i) - 'number_key' order by i.created_at, i.id), '[]') from invoice i
      join shopper s on s.site_id = site_given and s.id = shopper_given
      where i.site_id = site_given and i.phone_e164 = s.phone),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('paid', to_jsonb(ip) - 'visitor' - 'pay_key' - 'lead' - 'reference_key',
        'payment', to_jsonb(p) - 'reference' - 'refund_id' - 'account',
        'emails', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]') from invoice_mail m
          where m.site_id = site_given and m.payment_id = p.id)) order by p.created_at, p.id), '[]')
      from invoice_payment ip join payment p on p.site_id = site_given and p.id = ip.payment_id
        join shopper s on s.site_id = site_given and s.id = shopper_given
      where ip.site_id = site_given and (ip.shopper_id = s.id or (ip.shopper_id is null and ip.phone_e164 = s.phone))))
$$;

revoke execute on function own_invoice_records(integer, uuid) from public;
grant execute on function own_invoice_records(integer, uuid) to forecourt_platform, forecourt_app;

-- Removes what is stored of a shopper's payments towards invoices. Where money has moved the receipt stays: numbers, amounts, dates and the name it
-- is made out to. One that is still open at the provider is needed to give it up. Invoices are the dealer's own, and stay.
create or replace function erase_own_invoice_payments(site_given integer, shopper_given uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare one record;
begin
  perform set_config('app.site_id', site_given::text, true);
  for one in
    select p.id, p.state from invoice_payment ip join payment p on p.site_id = site_given and p.id = ip.payment_id
      join shopper s on s.site_id = site_given and s.id = shopper_given
    where ip.site_id = site_given and (ip.shopper_id = s.id or (ip.shopper_id is null and ip.phone_e164 = s.phone)) for update of p
  loop
    if one.state in ('failed', 'given-up') then
      delete from payment p where p.site_id = site_given and p.id = one.id;
    else
      update invoice_payment ip set visitor = null, shopper_id = null, phone_e164 = null, shown = '{}', lead = '{}',
        contact = case when one.state = 'succeeded' then ip.contact - 'email' - 'phone' - 'message' else '{}' end
      where ip.site_id = site_given and ip.payment_id = one.id;
      delete from invoice_mail m where m.site_id = site_given and m.payment_id = one.id;
    end if;
  end loop;
end $$;

revoke execute on function erase_own_invoice_payments(integer, uuid) from public;
grant execute on function erase_own_invoice_payments(integer, uuid) to forecourt_platform, forecourt_app;

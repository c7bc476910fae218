-- Locks an invoice of a site, so that everything that is paid towards it takes turns, and says what it asks for and what was paid; null when there
-- is none. It is named by its id, or by its number.
create or replace function lock_invoice(site_given integer, given jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare i invoice%rowtype;
begin
  perform set_config('app.site_id', site_given::text, true);
  select * into i from invoice o where o.site_id = site_given
    and case when given->>'id' is null then o.number_key = given->>'key' else o.id = (given->>'id')::uuid end for update;
  if not found then return null; end if;
  return jsonb_build_object('id', i.id, 'number', i.number, 'totalCents', i.total_cents, 'isCancelled', i.cancelled_at is not null,
    'paidCents', (select coalesce(sum(ip.amount_cents), 0) from invoice_payment ip join payment p on p.site_id = site_given and p.id = ip.payment_id
      where ip.site_id = site_given and ip.invoice_id = i.id and p.state = 'succeeded' and p.refund_state = 'none'));
end $$;

revoke execute on function lock_invoice(integer, jsonb) from public;
grant execute on function lock_invoice(integer, jsonb) to forecourt_platform, forecourt_app;

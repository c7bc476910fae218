-- Writes what the rules have decided about a payment that has succeeded, with everything that follows from it: what it counts towards, what is given
-- back, the payer's email and the dealer's lead. Invoice and payment are locked by then. It happens once.
create or replace function record_invoice_payment(site_given integer, payment_given uuid, given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare i invoice_payment%rowtype; made uuid;
begin
  perform set_config('app.site_id', site_given::text, true);
  update invoice_payment set outcome = given->>'outcome', invoice_id = coalesce((given->>'invoiceId')::uuid, invoice_id)
  where site_id = site_given and payment_id = payment_given and outcome = 'open' returning * into i;
  if not found then return; end if;
  insert into invoice_mail (site_id, payment_id, kind)
  values (site_given, i.payment_id, case when given->>'outcome' = 'kept' then 'receipt' else 'returned' end)
  on conflict (payment_id, kind) do nothing;
  if given->>'outcome' = 'returned' then
    update payment set refund_state = 'wanted', refund_id = gen_random_uuid(), attempts = 0, next_attempt_at = clock_timestamp(),
      changed_at = clock_timestamp()
    where site_id = site_given and id = payment_given and state = 'succeeded' and refund_state = 'none';
    return;
  end if;
  -- What was erased meanwhile makes no lead.
  if i.lead = '{}' then return; end if;
  insert into lead (site_id, idempotency_key, fields_digest, form, category, lead_status, form_completed, vehicle_id, dealership_id,
    location_id, fields, visitors, planned, shopper_id)
  values (site_given, 'payment ' || i.payment_id, 'payment', given->>'form', given->>'category', 'Complete', true,
    (i.lead->>'vehicleId')::integer, (i.lead->>'dealershipId')::integer, (i.lead->>'locationId')::integer,
    (i.lead->'fields') || (given->'leadFields'), case when i.visitor is null then '{}'::text[] else array[i.visitor] end, i.lead->'planned', i.shopper_id)
  on conflict (site_id, idempotency_key) do nothing returning id into made;
  if made is null then return; end if;
  update invoice_payment set lead_id = made where site_id = site_given and payment_id = i.payment_id;
  perform queue_deliveries(made, 0::smallint, null);
end $$;

revoke execute on function record_invoice_payment(integer, uuid, jsonb) from public;
grant execute on function record_invoice_payment(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

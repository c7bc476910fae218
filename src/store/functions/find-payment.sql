-- A payment of a site as it is known here, with what it pays for; null when there is none.
create or replace function find_payment(site_given integer, payment_given uuid) returns jsonb
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('id', p.id, 'siteId', p.site_id, 'reservationId', p.reservation_id, 'provider', p.provider, 'account', p.account,
    'reference', p.reference, 'amountCents', p.amount_cents, 'state', p.state, 'refundState', p.refund_state, 'isHosted', p.is_hosted, 'createdAt', p.created_at,
    'invoice', (select jsonb_build_object('id', ip.invoice_id, 'key', ip.reference_key, 'isMatched', ip.is_matched, 'number', ip.number,
        'reference', ip.reference, 'amountCents', ip.amount_cents, 'surchargeCents', ip.surcharge_cents)
      from invoice_payment ip where ip.site_id = site_given and ip.payment_id = p.id))
  from payment p where p.site_id = site_given and p.id = payment_given
$$;

revoke execute on function find_payment(integer, uuid) from public;
grant execute on function find_payment(integer, uuid) to forecourt_platform, forecourt_app;

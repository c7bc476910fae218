-- Locks a reservation of a site, so that everything that happens to it takes turns, and says what it is now, by the database's clock. Null when
-- there is none.
create or replace function lock_reservation(site_given integer, reservation_given uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  perform from reservation r where r.site_id = site_given and r.id = reservation_given for update;
  return (select jsonb_build_object('id', r.id, 'siteId', r.site_id, 'number', r.number, 'state', r.state, 'vehicleId', r.vehicle_id,
      'visitor', r.visitor, 'shopperId', r.shopper_id, 'phone', r.phone_e164, 'idempotencyKey', r.idempotency_key,
      'heldUntil', r.held_until, 'paidUntil', r.paid_until, 'hours', r.hours,
      'depositCents', r.deposit_cents, 'priceCents', r.price_cents, 'changedAt', r.changed_at, 'zone', r.lead->>'zone',
      'hasWaitingPayment', exists (select from payment p where p.site_id = site_given and p.reservation_id = r.id and p.state = 'waiting'
        and p.created_at <= r.held_until),
      'begun', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'provider', p.provider, 'account', p.account, 'reference', p.reference,
          'state', p.state)), '[]') from payment p where p.site_id = site_given and p.reservation_id = r.id and p.reference is not null
        and (p.state in ('started', 'waiting', 'failed') or p.state = 'succeeded' and p.refund_state <> 'done')),
      'vehicle', (select jsonb_build_object('status', v.status, 'sold', v.sold, 'reserved', v.reserved,
          'showOnDealerWebsite', v.show_on_dealer_website, 'priceCents', v.price_cents,
          'subscriptionPriceCents', v.subscription_price_cents) from vehicle v where v.id = r.vehicle_id),
      'now', clock_timestamp())
    from reservation r where r.site_id = site_given and r.id = reservation_given);
end $$;

revoke execute on function lock_reservation(integer, uuid) from public;
grant execute on function lock_reservation(integer, uuid) to forecourt_platform, forecourt_app;

-- Everything that is stored of the reservations that are a shopper's, oldest first, but for what only serves to recognise them.
create or replace function own_reservation_records(site_given integer, shopper_given uuid) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('reservation', to_jsonb(r) - 'visitor' - 'idempotency_key' - 'lead' - 'sender',
    'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.id), '[]') from reservation_event e
      where e.site_id = site_given and e.reservation_id = r.id),
    'payments', (select coalesce(jsonb_agg(to_jsonb(p) - 'reference' - 'refund_id' - 'account' order by p.created_at), '[]') from payment p
      where p.site_id = site_given and p.reservation_id = r.id),
    'emails', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]') from reservation_mail m
      where m.site_id = site_given and m.reservation_id = r.id))
  from reservation r join shopper s on s.site_id = site_given and s.id = shopper_given
  where r.site_id = site_given and (r.shopper_id = s.id or (r.shopper_id is null and r.phone_e164 = s.phone)) order by r.created_at, r.id
$$;

revoke execute on function own_reservation_records(integer, uuid) from public;
grant execute on function own_reservation_records(integer, uuid) to forecourt_platform, forecourt_app;

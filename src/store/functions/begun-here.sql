-- What was reserved, paid or begun to be bought on a browser while nobody was signed in, and is nobody's yet: neither this shopper's by the number
-- that they have proved, nor another's by theirs. In the order in which it was done.
create or replace function begun_here(site_given integer, given jsonb) returns table (kind text, id uuid, words text, vehicle_id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select b.kind, b.id, b.words, b.vehicle_id from (
    select 'reservation' as kind, r.id, r.vehicle->>'words' as words, r.vehicle_id, r.phone_e164, r.created_at from reservation r
    where r.site_id = site_given and r.shopper_id is null and r.visitor = given->>'visitor' and (r.state = 'held' or r.paid_until is not null)
    union all
    select 'purchase', p.id, null, p.vehicle_id, p.phone_e164, p.created_at from purchase p
    where p.site_id = site_given and p.shopper_id is null and p.visitor = given->>'visitor'
      and p.changed_at > clock_timestamp() - make_interval(days => (given->>'days')::integer)
    union all
    select 'payment', i.payment_id, i.reference, null, i.phone_e164, p.created_at from invoice_payment i join payment p on p.id = i.payment_id
    where i.site_id = site_given and p.site_id = site_given and i.shopper_id is null and i.visitor = given->>'visitor' and p.state = 'succeeded'
  ) b
  where exists (select from shopper s where s.site_id = site_given and s.id = (given->>'shopper')::uuid)
    and not exists (select from shopper s where s.site_id = site_given and s.phone = b.phone_e164)
  order by b.created_at, b.id
$$;

revoke execute on function begun_here(integer, jsonb) from public;
grant execute on function begun_here(integer, jsonb) to forecourt_platform, forecourt_app;

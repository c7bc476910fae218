-- What a shopper is told by, and their alerts, oldest first: those that they asked for, and what the addresses that they have proved have confirmed.
-- Of one that goes to an address which is not proved as theirs nothing is said but that they asked for it. An address waits to be proved while the
-- shopper has asked for it by their own page, or by an alert before they had any.
create or replace function own_alerts(site_given integer, shopper_given uuid)
returns table (contact jsonb, alerts jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  with mine as (
    select a.*, c.channel, c.address, o.shopper_id is not null as is_own
    from alert a join alert_contact c on c.site_id = a.site_id and c.id = a.contact_id
      left join shopper_contact o on o.site_id = site_given and o.contact_id = c.id and o.shopper_id = shopper_given
    where a.site_id = site_given
      and (a.shopper_id = shopper_given or (o.shopper_id is not null and a.shopper_id is null and a.confirmed_at is not null))
      and not (a.kind = 'back' and a.last_told_on is not null and a.stopped_at is not null)
  ), chosen as (
    select c.channel, c.address from shopper_contact o join alert_contact c on c.site_id = site_given and c.id = o.contact_id
    where o.site_id = site_given and o.shopper_id = shopper_given and o.is_chosen
  ), waiting as (
    select m.channel, m.address from mine m
    where not m.is_own and (m.kind = 'watchlist' or not exists (select from chosen)) order by m.asked_at desc, m.id limit 1
  )
  select (
      select jsonb_build_object('channel', t.channel, 'address', t.address, 'isConfirmed', t.is_confirmed,
        'waiting', (select w.address from waiting w))
      from (select true as is_confirmed, * from chosen union all select false, * from waiting) t order by t.is_confirmed desc limit 1),
    (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'words', m.words, 'every', m.every, 'query', m.query,
        'wanted', m.wanted, 'vehicleId', m.vehicle_id, 'channel', m.channel, 'address', m.address, 'isOwn', m.is_own,
        'isOn', m.is_own and m.stopped_at is null and m.confirmed_at is not null) order by m.created_at, m.id), '[]')
      from mine m)
$$;

revoke execute on function own_alerts(integer, uuid) from public;
grant execute on function own_alerts(integer, uuid) to forecourt_platform, forecourt_app;

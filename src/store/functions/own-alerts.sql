-- What a shopper is told by, and their alerts, oldest first: those that they asked for, and those of the addresses they have proved.
create or replace function own_alerts(site_given integer, shopper_given uuid)
returns table (contact jsonb, alerts jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select (
      select jsonb_build_object('channel', c.channel, 'address', c.address, 'isConfirmed', c.confirmed_at is not null and c.shopper_id is not distinct from shopper_given)
      from alert_contact c left join alert a on a.site_id = c.site_id and a.contact_id = c.id and a.shopper_id = shopper_given and a.stopped_at is null
      where c.site_id = site_given and ((c.shopper_id = shopper_given and c.is_chosen) or a.id is not null)
      order by (c.shopper_id = shopper_given and c.is_chosen) desc nulls last, a.asked_at desc limit 1),
    (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'words', a.words, 'every', a.every, 'query', a.query,
        'wanted', case when a.shopper_id = shopper_given or a.confirmed_at is not null then a.wanted end, 'vehicleId', a.vehicle_id, 'isOn', a.stopped_at is null and a.confirmed_at is not null) order by a.created_at, a.id), '[]')
      from alert a join alert_contact c on c.site_id = a.site_id and c.id = a.contact_id
      where a.site_id = site_given and (a.shopper_id = shopper_given or (c.shopper_id = shopper_given and a.shopper_id is null)))
$$;

revoke execute on function own_alerts(integer, uuid) from public;
grant execute on function own_alerts(integer, uuid) to forecourt_platform, forecourt_app;

-- Everything that is stored of a shopper's alerts on a site, for the person it is about. An address is theirs once they have confirmed an alert
-- of their own by the link that was sent to it; of any other, nothing is said but what they asked to have sent there. 'digests' are the ids of what was
-- sent there of their alerts and nobody else's, which is erased with them.
create or replace function person_alerts(site_given integer, shopper_given uuid) returns jsonb
language sql volatile security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('channel', c.channel, 'address', c.address, 'isOwn', c.is_own, 'isShared', c.is_own and c.is_shared,
      'confirmedAt', case when c.is_own then c.confirmed_at end,
      'lastSeenAt', case when c.is_own then c.last_seen_at end,
      'createdAt', case when c.is_own then c.created_at end,
      'alerts', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'query', a.query, 'vehicleId', a.vehicle_id,
          'words', a.words,
          'wanted', case when a.shopper_id = shopper_given or a.confirmed_at is not null then a.wanted end, 'every', a.every,
          'consent', a.consent - 'network', 'confirmedAt', case when c.is_own then a.confirmed_at end,
          'stoppedAt', case when c.is_own then a.stopped_at end,
          'createdAt', a.created_at, 'confirmations', (select coalesce(jsonb_agg(n.id order by n.created_at, n.id), '[]')
            from alert_confirmation n where n.site_id = site_given and n.alert_id = a.id)) order by a.created_at, a.id), '[]')
        from alert a where a.site_id = site_given and a.contact_id = c.id
          and (a.shopper_id = shopper_given or (a.shopper_id is null and c.is_own))),
      'found', (select coalesce(jsonb_agg(jsonb_build_object('vehicleId', f.vehicle_id, 'what', e.kind, 'at', f.found_at)
          order by f.event_id), '[]')
        from alert_finding f join stock_event e on e.id = f.event_id join alert a on a.site_id = site_given and a.id = f.alert_id
        where f.site_id = site_given and f.contact_id = c.id and c.is_own and (a.shopper_id is null or a.shopper_id = shopper_given)),
      'sent', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'day', d.day, 'state', d.state, 'at', d.sent_at) order by d.day), '[]')
        from alert_digest d where d.site_id = site_given and d.contact_id = c.id and c.is_own),
      'digests', (select coalesce(jsonb_agg(d.id order by d.day), '[]') from alert_digest d
        where d.site_id = site_given and d.contact_id = c.id
          and exists (select from alert_finding f where f.site_id = site_given and f.digest_id = d.id)
          and not exists (select from alert_finding f join alert a on a.site_id = site_given and a.id = f.alert_id
            where f.site_id = site_given and f.digest_id = d.id and a.shopper_id is distinct from shopper_given)))
    order by c.created_at, c.id), '[]')
  from (select k.*,
      exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = k.id and o.shopper_id = shopper_given) as is_own,
      exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = k.id and o.shopper_id <> shopper_given) as is_shared
    from alert_contact k where k.site_id = site_given) c
  where c.is_own or exists (
    select from alert a where a.site_id = site_given and a.contact_id = c.id and a.shopper_id = shopper_given)
$$;

revoke execute on function person_alerts(integer, uuid) from public;
grant execute on function person_alerts(integer, uuid) to forecourt_platform, forecourt_app;

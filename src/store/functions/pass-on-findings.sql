-- What some alerts have found and not told yet goes over to the next alert at the same address that found it too: a change is told once to an address,
-- by one of them. What waits in a digest of the day stays in it, unless the next alert tells once a week.
create or replace function pass_on_findings(site_given integer, alerts_given uuid[]) returns void
language sql as $$
  update alert_finding f set alert_id = heir.id, digest_id = case when heir.every = 'day' then f.digest_id end
  from (
    select distinct on (w.contact_id, w.event_id) w.contact_id, w.event_id, o.id, o.every
    from alert_finding w
      cross join unnest(w.other_alert_ids) with ordinality as other (id, place)
      join alert o on o.site_id = site_given and o.id = other.id and o.contact_id = w.contact_id and o.stopped_at is null
    where w.site_id = site_given and w.alert_id = any (alerts_given) and o.id <> all (alerts_given)
      and (w.digest_id is null or exists (select from alert_digest d where d.site_id = site_given and d.id = w.digest_id and d.state = 'due'))
    order by w.contact_id, w.event_id, other.place
  ) heir
  where f.site_id = site_given and f.contact_id = heir.contact_id and f.event_id = heir.event_id
$$;

revoke execute on function pass_on_findings(integer, uuid[]) from public, forecourt_app;
grant execute on function pass_on_findings(integer, uuid[]) to forecourt_platform;

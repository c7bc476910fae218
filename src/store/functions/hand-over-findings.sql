-- What was found for a shopper and waits to be told goes over to an alert of somebody else's at the same address that it is news for as well: it was found once
-- for both. That is one about the vehicle, or the same search; told_given names the events that each kind of alert is told of.
create or replace function hand_over_findings(site_given integer, shopper_given uuid, told_given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  update alert_finding f set alert_id = heir.id, digest_id = case when heir.every = 'day' then f.digest_id end
  from (
    select distinct on (n.contact_id, n.event_id) n.contact_id, n.event_id, o.id, o.every
    from alert mine
      join alert_finding n on n.site_id = site_given and n.alert_id = mine.id
      join stock_event e on e.id = n.event_id
      join alert o on o.site_id = site_given and o.contact_id = n.contact_id and o.shopper_id is distinct from shopper_given
        and o.stopped_at is null and o.confirmed_at <= e.at
    where mine.site_id = site_given and mine.shopper_id = shopper_given
      and (n.digest_id is null or exists (select from alert_digest d where d.site_id = site_given and d.id = n.digest_id and d.state = 'due'))
      and case
        when mine.kind = 'search' or o.kind = 'search' then watches_same(o, mine)
        when not told_given->o.kind ? e.kind then false
        when o.kind = 'watchlist' then exists (select from watched_vehicle w
          where w.site_id = site_given and w.shopper_id = o.shopper_id and w.vehicle_id = n.vehicle_id and w.alerts and w.saved_at <= e.at)
        else o.vehicle_id = n.vehicle_id
      end
    order by n.contact_id, n.event_id, o.kind = 'back' desc, o.every, o.id
  ) heir
  where f.site_id = site_given and f.contact_id = heir.contact_id and f.event_id = heir.event_id;
end $$;

revoke execute on function hand_over_findings(integer, uuid, jsonb) from public;
grant execute on function hand_over_findings(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

-- An alert of a site by its id, as the one who has its link may see it. The web calls it only with the id of a link that it has signed.
-- What it returns has changed, which only a new function can.
drop function if exists linked_alert(integer, uuid);
create or replace function linked_alert(site_given integer, alert_given uuid)
returns table (kind text, query text, wanted jsonb, vehicle_id integer, words text, noun text, channel text, address text, confirmed_at timestamptz,
  stopped_at timestamptz, last_seen_at timestamptz, last_call_at timestamptz, shopper_id uuid,
  is_contact_told boolean, is_over boolean, is_proved boolean, asked_at timestamptz)
language sql volatile security definer set search_path = public, pg_temp as $$
  select a.kind, a.query, a.wanted, a.vehicle_id, a.words, a.noun, c.channel, c.address, a.confirmed_at, a.stopped_at, c.last_seen_at, c.last_call_at,
    a.shopper_id, exists (select from alert t where t.site_id = site_given and t.contact_id = c.id and t.confirmed_at is not null
      and t.stopped_at is null), a.kind = 'back' and a.last_told_on is not null,
    exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = c.id and o.shopper_id = a.shopper_id), a.asked_at
  from alert a join alert_contact c on c.site_id = a.site_id and c.id = a.contact_id
  where a.site_id = site_given and a.id = alert_given
$$;

revoke execute on function linked_alert(integer, uuid) from public;
grant execute on function linked_alert(integer, uuid) to forecourt_platform, forecourt_app;

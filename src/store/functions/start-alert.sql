-- Starts an alert whose address is proved. When a shopper asked for it, the address becomes the one that the shopper is told by, and their
-- other alerts go there from now on: a person has one address in use, and so one digest a day. With them go those of their addresses that nobody
-- in particular asked for and the address has confirmed; what another shopper asked for, or nobody has confirmed, stays where it is.
create or replace function start_alert(site_given integer, alert_given uuid, who uuid, now_given timestamptz) returns void
language plpgsql as $$
declare contact_given uuid;
begin
  update alert a set confirmed_at = coalesce(a.confirmed_at, now_given) where a.site_id = site_given and a.id = alert_given
  returning a.contact_id into contact_given;
  update alert_contact c set confirmed_at = coalesce(c.confirmed_at, now_given), last_seen_at = now_given, last_call_at = null
  where c.site_id = site_given and c.id = contact_given;
  if who is null then return; end if;
  perform from shopper s where s.site_id = site_given and s.id = who for update;
  update alert_contact c set is_chosen = false where c.site_id = site_given and c.shopper_id = who and c.id <> contact_given;
  update alert_contact c set shopper_id = who, is_chosen = true where c.site_id = site_given and c.id = contact_given;
  update alert a set contact_id = contact_given
  from alert_contact c
  where a.site_id = site_given and c.site_id = site_given and c.id = a.contact_id and c.shopper_id = who and c.id <> contact_given
    and (a.shopper_id = who or (a.shopper_id is null and a.confirmed_at is not null))
    and a.stopped_at is null and not exists (
      select from alert t where t.site_id = site_given and t.contact_id = contact_given and t.stopped_at is null and t.kind = a.kind
        and t.query is not distinct from a.query and t.vehicle_id is not distinct from a.vehicle_id);
  -- What waits to be told goes with them.
  update alert_finding f set contact_id = contact_given
  from alert_contact c, alert a
  where f.site_id = site_given and c.site_id = site_given and c.id = f.contact_id and c.shopper_id = who and c.id <> contact_given
    and a.site_id = site_given and a.id = f.alert_id and (a.shopper_id = who or (a.shopper_id is null and a.confirmed_at is not null))
    and f.digest_id is null and not exists (
      select from alert_finding t where t.contact_id = contact_given and t.event_id = f.event_id);
  -- What the other address has besides is the same alert once more.
  update alert a set stopped_at = now_given
  from alert_contact c
  where a.site_id = site_given and c.site_id = site_given and c.id = a.contact_id and c.shopper_id = who and c.id <> contact_given
    and (a.shopper_id = who or (a.shopper_id is null and a.confirmed_at is not null)) and a.stopped_at is null;
end $$;

revoke execute on function start_alert(integer, uuid, uuid, timestamptz) from public, forecourt_app;
grant execute on function start_alert(integer, uuid, uuid, timestamptz) to forecourt_platform;

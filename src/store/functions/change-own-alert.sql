-- Switches one of a shopper's alerts on or off, or changes its frequency; what is null stays. Their alert about the watchlist is named by its
-- kind. Returns false when the shopper has no such alert at an address that is proved as theirs: what goes elsewhere is its reader's.
create or replace function change_own_alert(site_given integer, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who uuid := (given->>'shopper')::uuid; now_given timestamptz := (given->>'now')::timestamptz; stored alert; chosen uuid;
begin
  perform set_config('app.site_id', site_given::text, true);
  select a.* into stored from alert a
    join shopper_contact o on o.site_id = a.site_id and o.contact_id = a.contact_id and o.shopper_id = who
  where a.site_id = site_given and (a.shopper_id = who or (a.shopper_id is null and a.confirmed_at is not null))
    and not (a.kind = 'back' and a.last_told_on is not null and a.stopped_at is not null)
    and case when given->>'alert' is null then a.kind = 'watchlist' else a.id = (given->>'alert')::uuid end
  order by a.stopped_at desc nulls first limit 1;
  if stored.id is null then return false; end if;
  perform from alert_contact c where c.site_id = site_given and c.id = stored.contact_id for update;
  update alert a set every = coalesce(given->>'every', a.every) where a.site_id = site_given and a.id = stored.id;
  if (given->>'isOn')::boolean then
    perform start_alert(site_given, stored.id, null, now_given);
    select o.contact_id into chosen from shopper_contact o where o.site_id = site_given and o.shopper_id = who and o.is_chosen;
    if chosen is not null then perform bring_alert(site_given, stored.id, who, chosen, now_given); end if;
  elsif (given->>'isOn')::boolean is not null then
    update alert a set stopped_at = coalesce(a.stopped_at, now_given) where a.site_id = site_given and a.id = stored.id;
  end if;
  update alert_contact c set last_seen_at = now_given, last_call_at = null where c.site_id = site_given and c.id = stored.contact_id;
  return true;
end $$;

revoke execute on function change_own_alert(integer, jsonb) from public;
grant execute on function change_own_alert(integer, jsonb) to forecourt_platform, forecourt_app;

-- Switches one of a shopper's alerts on or off, or changes its frequency; what is null stays. Their alert about the watchlist is named by its
-- kind. Returns false when the shopper has no such alert, or it was never confirmed.
create or replace function change_own_alert(site_given integer, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who uuid := (given->>'shopper')::uuid; now_given timestamptz := (given->>'now')::timestamptz; found_id uuid; contact_given uuid;
begin
  perform set_config('app.site_id', site_given::text, true);
  select a.id, a.contact_id into found_id, contact_given from alert a
    join alert_contact c on c.site_id = a.site_id and c.id = a.contact_id
  where a.site_id = site_given and (a.shopper_id = who or (c.shopper_id = who and a.shopper_id is null)) and a.confirmed_at is not null
    and case when given->>'alert' is null then a.kind = 'watchlist' else a.id = (given->>'alert')::uuid end
  order by a.stopped_at desc nulls first limit 1;
  if found_id is null then return false; end if;
  perform from alert_contact c where c.site_id = site_given and c.id = contact_given for update;
  update alert a set every = coalesce(given->>'every', a.every) where a.site_id = site_given and a.id = found_id;
  if (given->>'isOn')::boolean then
    perform change_linked_alert(site_given, found_id, 'restart', now_given);
  elsif (given->>'isOn')::boolean is not null then
    perform change_linked_alert(site_given, found_id, 'stop', now_given);
  end if;
  update alert_contact c set last_seen_at = now_given, last_call_at = null where c.site_id = site_given and c.id = contact_given;
  return true;
end $$;

revoke execute on function change_own_alert(integer, jsonb) from public;
grant execute on function change_own_alert(integer, jsonb) to forecourt_platform, forecourt_app;

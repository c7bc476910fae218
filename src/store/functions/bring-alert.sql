-- Takes one of a shopper's alerts along to the address that they are told by, on or off as it is, so that all of them go one way. What was only asked for
-- starts there. One that runs, or was stopped, at an address that is not proved as theirs is its reader's, who has the links to it: it is stopped
-- there, and the shopper gets one of their own.
create or replace function bring_alert(site_given integer, alert_given uuid, who uuid, contact_given uuid, now_given timestamptz) returns void
language plpgsql as $$
declare mine alert; twin alert; is_own boolean; is_wanted boolean; to_id uuid;
begin
  select * into mine from alert a where a.site_id = site_given and a.id = alert_given;
  if mine.contact_id = contact_given then
    update alert a set confirmed_at = now_given where a.site_id = site_given and a.id = alert_given and a.confirmed_at is null;
    return;
  end if;
  -- Another address that was to be proved is no longer waited for.
  if mine.kind = 'watchlist' and mine.confirmed_at is null then
    delete from alert a where a.site_id = site_given and a.id = alert_given;
    return;
  end if;
  is_own := exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = mine.contact_id and o.shopper_id = who);
  is_wanted := mine.stopped_at is null or (mine.asked_at > mine.stopped_at and not is_own);
  select t.* into twin from alert t
  where t.site_id = site_given and t.contact_id = contact_given and watches_same(t, mine)
    and (t.shopper_id = who or (t.shopper_id is null and t.confirmed_at is not null))
  order by t.shopper_id nulls last limit 1;
  if twin.id is not null then
    to_id := twin.id;
    update alert a set shopper_id = who, stopped_at = case when is_wanted then null else a.stopped_at end,
      -- Another way is chosen without saying how often.
      every = case when a.kind = 'watchlist' and is_wanted then mine.every else a.every end
    where a.site_id = site_given and a.id = to_id;
  elsif is_own or mine.confirmed_at is null then
    to_id := mine.id;
    update alert a set contact_id = contact_given, shopper_id = who, confirmed_at = coalesce(a.confirmed_at, now_given)
    where a.site_id = site_given and a.id = to_id;
  else
    insert into alert as a (site_id, contact_id, shopper_id, kind, query, wanted, vehicle_id, words, noun, every, consent, asked_at,
      confirmed_at, stopped_at, last_told_on, created_at)
    values (site_given, contact_given, who, mine.kind, mine.query, mine.wanted, mine.vehicle_id, mine.words, mine.noun, mine.every,
      mine.consent, mine.asked_at, now_given, case when is_wanted then null else mine.stopped_at end, mine.last_told_on, mine.created_at)
    returning a.id into to_id;
    insert into alert_term (site_id, term, alert_id, lowest, highest)
    select site_given, t.term, to_id, t.lowest, t.highest from alert_term t where t.site_id = site_given and t.alert_id = mine.id;
  end if;
  -- What waits to be told goes with it, and stays for somebody else at the address they leave who is to be told of it too; what was told stays known as
  -- told to the same person.
  with moved as (
    update alert_finding f set contact_id = contact_given, digest_id = null
    where f.site_id = site_given and f.alert_id = mine.id
      and (f.digest_id is null or exists (select from alert_digest d where d.site_id = site_given and d.id = f.digest_id and d.state = 'due'))
      and not exists (select from alert_finding t where t.contact_id = contact_given and t.event_id = f.event_id)
    returning f.event_id, f.vehicle_id, f.found_at, f.other_alert_ids
  )
  insert into alert_finding (site_id, contact_id, alert_id, event_id, vehicle_id, found_at, other_alert_ids)
  select distinct on (m.event_id) site_given, mine.contact_id, o.id, m.event_id, m.vehicle_id, m.found_at, m.other_alert_ids
  from moved m cross join unnest(m.other_alert_ids) with ordinality as other (id, place)
    join alert o on o.site_id = site_given and o.id = other.id and o.contact_id = mine.contact_id and o.shopper_id is distinct from who
      and o.stopped_at is null
  order by m.event_id, other.place;
  if to_id = mine.id then return; end if;
  update alert_finding f set alert_id = to_id where f.site_id = site_given and f.alert_id = mine.id;
  if is_own or mine.confirmed_at is null or exists (select from alert t
    where t.site_id = site_given and t.contact_id = mine.contact_id and t.shopper_id is null and watches_same(t, mine)) then
    delete from alert a where a.site_id = site_given and a.id = mine.id;
  else
    update alert a set shopper_id = null, stopped_at = coalesce(a.stopped_at, now_given) where a.site_id = site_given and a.id = mine.id;
  end if;
end $$;

revoke execute on function bring_alert(integer, uuid, uuid, uuid, timestamptz) from public, forecourt_app;
grant execute on function bring_alert(integer, uuid, uuid, uuid, timestamptz) to forecourt_platform;

-- Takes the wish for an alert. Wishes for one address take turns by its contact, which the insert locks until commit, so that one alert is stored
-- once and no burst exceeds what one address may have. It starts at once when the address is the shopper's own, proved before; otherwise an email that asks for a confirmation is queued,
-- within the limits of emails to strangers, also for an alert that was confirmed and stopped before. A wish that is refused leaves no alert.
create or replace function ask_alert(site_given integer, given jsonb) returns table (outcome text, alert uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_given timestamptz := (given->>'now')::timestamptz; who uuid := (given->>'shopper')::uuid;
  contact alert_contact; stored alert; is_new boolean := false; is_own boolean; refusal text;
begin
  perform set_config('app.site_id', site_given::text, true);
  insert into alert_contact as c (site_id, channel, address, last_seen_at, created_at)
  values (site_given, given->>'channel', given->>'address', now_given, now_given)
  on conflict (site_id, channel, address) do update set address = excluded.address returning * into contact;
  -- A text message goes to the number that the shopper has signed in with, so that it is proved; an address only when they proved it before.
  is_own := who is not null and (given->>'channel' = 'sms' or exists (
    select from shopper_contact o where o.site_id = site_given and o.contact_id = contact.id and o.shopper_id = who));
  -- Their own, on or off; at an address that is theirs also what nobody in particular asked for; elsewhere what runs, whoever asked.
  select a.* into stored from alert a
  where a.site_id = site_given and a.contact_id = contact.id and a.kind = given->>'kind'
    and a.query is not distinct from given->>'query' and a.vehicle_id is not distinct from (given->>'vehicleId')::integer
    and (a.shopper_id is not distinct from who or (a.kind <> 'watchlist' and case when is_own then a.shopper_id is null
      else a.confirmed_at is not null and a.stopped_at is null end))
  order by (a.confirmed_at is not null and a.stopped_at is null) desc, (a.shopper_id is not distinct from who) desc limit 1;
  if stored.id is null or stored.stopped_at is not null then
    if (select count(*) from alert a where a.site_id = site_given and a.contact_id = contact.id and a.stopped_at is null
      and (a.confirmed_at is not null or a.asked_at > (given->>'pendingSince')::timestamptz)) >= (given->>'most')::integer then
      return query select 'full', null::uuid; return;
    end if;
  end if;
  if stored.id is null then
    is_new := true;
    insert into alert as a (site_id, contact_id, shopper_id, kind, query, wanted, vehicle_id, words, noun, every, consent, asked_at,
      created_at)
    values (site_given, contact.id, who, given->>'kind', given->>'query', nullif(given->'wanted', 'null'), (given->>'vehicleId')::integer,
      given->>'words', given->>'noun', given->>'every', given->'consent', now_given, now_given) returning a.* into stored;
    insert into alert_term (site_id, term, alert_id, lowest, highest)
    select site_given, t.term, stored.id, t.lowest, t.highest
    from jsonb_to_recordset(given->'terms') as t (term text, lowest integer, highest integer);
  end if;
  if is_own then
    delete from alert a where a.site_id = site_given and a.contact_id = contact.id and a.id <> stored.id and watches_same(a, stored)
      and (a.shopper_id is null or a.shopper_id = who);
    -- Somebody else may have asked for it before: what is stored is what its own shopper agreed to.
    update alert a set every = given->>'every', consent = given->'consent', asked_at = now_given, shopper_id = who
    where a.site_id = site_given and a.id = stored.id;
    perform start_alert(site_given, stored.id, who, now_given);
    return query select 'started', stored.id; return;
  end if;
  refusal := confirmation_refusal(site_given, given->'confirmation');
  if refusal is not null then
    if is_new then delete from alert a where a.site_id = site_given and a.id = stored.id; end if;
    return query select refusal, null::uuid; return;
  end if;
  update alert a set asked_at = now_given, consent = given->'consent', every = given->>'every'
  where a.site_id = site_given and a.id = stored.id and (a.confirmed_at is null or a.stopped_at is not null);
  insert into alert_confirmation (site_id, alert_id, contact_id, next_attempt_at, created_at)
  values (site_given, stored.id, contact.id, now_given, now_given);
  return query select 'asked', stored.id;
end $$;

revoke execute on function ask_alert(integer, jsonb) from public;
grant execute on function ask_alert(integer, jsonb) to forecourt_platform, forecourt_app;

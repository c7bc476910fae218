-- Starts an alert whose address is proved. With a shopper, who has proved the address as their own, it becomes the one that they are told by, and
-- all that they have asked for goes there from now on: a person has one address in use, and so one digest a day. With it goes what nobody in
-- particular asked for and an address that is theirs alone has confirmed.
create or replace function start_alert(site_given integer, alert_given uuid, who uuid, now_given timestamptz) returns void
language plpgsql as $$
declare started alert; other record;
begin
  update alert a set stopped_at = null,
    confirmed_at = case when a.confirmed_at is null or a.stopped_at is not null then now_given else a.confirmed_at end,
    -- Asked for anew, it has something to say again.
    last_told_on = case when a.kind = 'back' and a.stopped_at is not null then null else a.last_told_on end
  where a.site_id = site_given and a.id = alert_given returning * into started;
  update alert_contact c set confirmed_at = coalesce(c.confirmed_at, now_given), last_seen_at = now_given, last_call_at = null
  where c.site_id = site_given and c.id = started.contact_id;
  -- What an owner of the address had switched off runs again as this one.
  if started.shopper_id is null then
    delete from alert t where t.site_id = site_given and t.contact_id = started.contact_id and t.stopped_at is not null
      and watches_same(t, started) and t.shopper_id in (
        select o.shopper_id from shopper_contact o where o.site_id = site_given and o.contact_id = started.contact_id);
  end if;
  if who is null then return; end if;
  perform from shopper s where s.site_id = site_given and s.id = who for update;
  update shopper_contact o set is_chosen = false
  where o.site_id = site_given and o.shopper_id = who and o.contact_id <> started.contact_id;
  insert into shopper_contact (site_id, shopper_id, contact_id, is_chosen, proved_at)
  values (site_given, who, started.contact_id, true, now_given)
  on conflict (shopper_id, contact_id) do update set is_chosen = true;
  for other in select a.id from alert a
    where a.site_id = site_given and a.id <> alert_given and (a.shopper_id = who or (
      a.shopper_id is null and a.confirmed_at is not null and a.contact_id <> started.contact_id
      and exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = a.contact_id and o.shopper_id = who)
      and not exists (select from shopper_contact o where o.site_id = site_given and o.contact_id = a.contact_id and o.shopper_id <> who)))
    order by a.stopped_at nulls first, a.created_at, a.id
  loop
    perform bring_alert(site_given, other.id, who, started.contact_id, now_given);
  end loop;
end $$;

revoke execute on function start_alert(integer, uuid, uuid, timestamptz) from public, forecourt_app;
grant execute on function start_alert(integer, uuid, uuid, timestamptz) to forecourt_platform;

-- Does what a button behind a link asks for: confirm, which starts the alert and no more, confirm-own, by which its shopper proves the address as
-- theirs too, stop, which stops the same watch of others at that address with it, stop-all, restart or restart-all, which starts again what was stopped last and together. An alert that was stopped is not confirmed again by its old
-- link unless it was asked for again; one that runs for somebody else meanwhile is not restarted besides.
create or replace function change_linked_alert(site_given integer, alert_given uuid, act text, now_given timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare contact_given uuid; who uuid; stopped_last timestamptz;
begin
  perform set_config('app.site_id', site_given::text, true);
  select a.contact_id, a.shopper_id into contact_given, who from alert a where a.site_id = site_given and a.id = alert_given;
  if contact_given is null then return; end if;
  perform from alert_contact c where c.site_id = site_given and c.id = contact_given for update;
  if act in ('confirm', 'confirm-own') then
    if exists (select from alert a where a.site_id = site_given and a.id = alert_given
      and (a.stopped_at is null or a.asked_at > a.stopped_at)) then
      perform start_alert(site_given, alert_given, case when act = 'confirm-own' then who end, now_given);
    end if;
  elsif act = 'stop' then
    update alert a set stopped_at = now_given from alert t
    where t.site_id = site_given and t.id = alert_given and a.site_id = site_given and a.contact_id = t.contact_id and watches_same(a, t)
      and (a.stopped_at is null or a.asked_at > a.stopped_at);
  elsif act = 'stop-all' then
    update alert a set stopped_at = now_given where a.site_id = site_given and a.contact_id = contact_given and a.stopped_at is null;
  elsif act in ('restart', 'restart-all') then
    -- An alert about a reserved vehicle that has said what it was for has ended: nobody stopped it.
    select max(a.stopped_at) into stopped_last from alert a
    where a.site_id = site_given and a.contact_id = contact_given and not (a.kind = 'back' and a.last_told_on is not null);
    update alert a set stopped_at = null where a.site_id = site_given and a.contact_id = contact_given
      and not (a.kind = 'back' and a.last_told_on is not null)
      and case when act = 'restart' then a.id = alert_given and a.confirmed_at is not null else a.stopped_at = stopped_last end
      and not exists (select from alert t where t.site_id = site_given and t.contact_id = a.contact_id and t.id <> a.id
        and t.stopped_at is null and t.confirmed_at is not null and watches_same(t, a));
  end if;
  update alert_contact c set last_seen_at = now_given, last_call_at = null where c.site_id = site_given and c.id = contact_given;
end $$;

revoke execute on function change_linked_alert(integer, uuid, text, timestamptz) from public;
grant execute on function change_linked_alert(integer, uuid, text, timestamptz) to forecourt_platform, forecourt_app;

-- Records a lead's planned deliveries, due at once, and returns how many are to be made. The shopper's email is queued within the limits
-- and recorded as suppressed beyond them. A delivery that is on record already is neither queued nor counted again.
create or replace function queue_deliveries(lead_given uuid, edition_given smallint, skipped text) returns integer language plpgsql as $$
declare made integer;
begin
  with planned as materialized (
    select l.site_id, l.id, p.channel, p.target,
      case when p.channel = 'shopper-email' then confirmation_refusal(l.site_id, p.confirmation) end as refusal
    from lead l cross join lateral jsonb_to_recordset(l.planned) as p (channel text, target text, confirmation jsonb)
    where l.id = lead_given and p.channel is distinct from skipped
      and not exists (select from delivery d
        where d.lead_id = l.id and d.channel = p.channel and d.target = p.target and d.edition = edition_given)
  ), recorded as (
    insert into delivery (site_id, lead_id, channel, target, edition, state, suppressed_because)
    select site_id, id, channel, target, edition_given, case when refusal is null then 'waiting' else 'suppressed' end, refusal from planned
    on conflict on constraint delivery_once do nothing
    returning state
  )
  select count(*) into made from recorded where state = 'waiting';
  return made;
end $$;

revoke execute on function queue_deliveries(uuid, smallint, text) from public, forecourt_app;
grant execute on function queue_deliveries(uuid, smallint, text) to forecourt_platform;

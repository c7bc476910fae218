-- The offers that were accepted and still hold, newest first: of the visitor who began their lead, or of the shopper whose lead it is. Either may
-- be null.
create or replace function open_trade_in_offer(site_given integer, visitor_given text, shopper_given uuid, now_given timestamptz)
returns setof trade_in_offer language sql volatile security definer set search_path = public, pg_temp as $$
  select o.* from trade_in_offer o join lead l on l.site_id = o.site_id and l.id = o.lead_id
  where o.site_id = site_given and o.accepted_at is not null and o.until >= now_given and not l.is_spam
    and (visitor_given = any (l.visitors) or l.id in (select lead_ids_of_shopper(site_given, shopper_given)))
  order by o.accepted_at desc, o.id limit 100
$$;

revoke execute on function open_trade_in_offer(integer, text, uuid, timestamptz) from public;
grant execute on function open_trade_in_offer(integer, text, uuid, timestamptz) to forecourt_platform, forecourt_app;

-- The offer of a lead, for the visitor who began the lead (H3).
create or replace function own_trade_in_offer(site_given integer, lead_given uuid, visitor_given text) returns setof trade_in_offer
language sql volatile security definer set search_path = public, pg_temp as $$
  select o.* from trade_in_offer o join lead l on l.site_id = o.site_id and l.id = o.lead_id
  where o.site_id = site_given and o.lead_id = lead_given and visitor_given = any (l.visitors)
$$;

revoke execute on function own_trade_in_offer(integer, uuid, text) from public;
grant execute on function own_trade_in_offer(integer, uuid, text) to forecourt_platform, forecourt_app;

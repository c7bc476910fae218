-- The vehicles that offers are put towards: of purchases that are being paid, whose deposit is paid, or that came to a sale. One that has ended
-- leaves its offer free.
create or replace function trade_in_offer_uses(site_given integer, offers_given uuid[]) returns table (offer_id uuid, vehicle_id integer)
language sql volatile security definer set search_path = public, pg_temp as $$
  select o.id, r.vehicle_id from reservation r
    join trade_in_offer o on o.site_id = r.site_id and o.id::text = r.shown->'purchase'->'answers'->'tradeIn'->>'offerId'
  where r.site_id = site_given and (r.state in ('paid', 'converted') or r.state = 'held' and r.held_until > clock_timestamp()) and o.id = any (offers_given)
$$;

revoke execute on function trade_in_offer_uses(integer, uuid[]) from public;
grant execute on function trade_in_offer_uses(integer, uuid[]) to forecourt_platform, forecourt_app;

-- Accepts the offer of a lead: 'accepted', or why not. 'offer' names the offer that the shopper was shown; answers that were changed in
-- another window have made another one.
create or replace function take_up_trade_in_offer(site_given integer, lead_given uuid, given jsonb) returns text language plpgsql as $$
declare known trade_in_offer%rowtype; at timestamptz := (given->>'now')::timestamptz;
begin
  select o.* into known from trade_in_offer o where o.site_id = site_given and o.lead_id = lead_given for update;
  if known.id is null then return 'noOffer'; end if;
  if given->>'offer' is not null and given->>'offer' <> known.id::text then return 'offerChanged'; end if;
  if known.accepted_at is not null then return 'accepted'; end if;
  if at > known.until then return 'offerEnded'; end if;
  update trade_in_offer o set accepted_at = greatest(at, o.made_at) where o.id = known.id and o.site_id = site_given;
  return 'accepted';
end $$;

revoke execute on function take_up_trade_in_offer(integer, uuid, jsonb) from public, forecourt_app;
grant execute on function take_up_trade_in_offer(integer, uuid, jsonb) to forecourt_platform;

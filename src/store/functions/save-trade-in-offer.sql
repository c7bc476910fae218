-- Replaces the offer of a lead by the one that its newest answers make; null when these get no figure. An accepted offer stays as it is.
create or replace function save_trade_in_offer(site_given integer, lead_given uuid, given jsonb) returns void language plpgsql as $$
begin
  delete from trade_in_offer o where o.site_id = site_given and o.lead_id = lead_given and o.accepted_at is null;
  if nullif(given, 'null') is null then return; end if;
  insert into trade_in_offer (site_id, lead_id, car, low_cents, middle_cents, high_cents, reasons, evidence, made_at, until)
  values (site_given, lead_given, given->'car', (given->>'lowCents')::integer, (given->>'middleCents')::integer,
    (given->>'highCents')::integer, given->'reasons', given->'evidence', (given->>'madeAt')::timestamptz, (given->>'until')::timestamptz)
  on conflict (lead_id) do nothing;
end $$;

revoke execute on function save_trade_in_offer(integer, uuid, jsonb) from public, forecourt_app;
grant execute on function save_trade_in_offer(integer, uuid, jsonb) to forecourt_platform;

-- The first step of a lead, or its only one. The first of 'keys' is the one to be known by; if it was derived, the others are those of
-- the windows beside it.
create or replace function take_lead(site_given integer, given jsonb) returns table (outcome text, lead uuid, complete boolean)
language plpgsql security definer
set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  known lead%rowtype; made uuid; refusal text;
  derived boolean := (given->>'isDerived')::boolean; ends boolean := (given->>'isLast')::boolean; key text := given->'keys'->>0;
begin
  perform set_config('app.site_id', site_given::text, true);
  if derived then
    -- Two that straddle the end of a window have different keys: they take turns, and the second finds the first.
    perform pg_advisory_xact_lock(hashtextextended(site_given || ' ' || (given->>'digest'), 0));
    select * into known from lead_of_key(site_given, given->'keys'->>1);
    if known.id is null then select * into known from lead_of_key(site_given, given->'keys'->>2); end if;
  end if;
  if known.id is null then
    refusal := coalesce(reached_lead_limit(site_given, given->'limits'), case when not (given->>'isAllowed')::boolean then 'tooMany' end);
    -- What was sent before is answered whatever the limits are.
    if refusal is not null then
      select * into known from lead_of_key(site_given, key);
      if known.id is null then return query select refusal, null::uuid, false; return; end if;
    end if;
  end if;
  if known.id is null then
    insert into lead (site_id, idempotency_key, fields_digest, form, category, subcategory, lead_status, form_completed, is_spam,
      spam_reason, vehicle_id, dealership_id, location_id, fields, attributes, consent, upload, visitors, steps, planned, shopper_id)
    values (site_given, key, given->>'digest', given->>'form', given->>'category', given->>'subcategory',
      case when ends then 'Complete' else 'Incomplete' end, ends, given->>'spamReason' is not null, given->>'spamReason',
      (given->>'vehicleId')::integer, (given->>'dealershipId')::integer, (given->>'locationId')::integer, given->'fields',
      given->'attributes', nullif(given->'consent', 'null'), nullif(given->'upload', 'null'), array[given->>'visitor'],
      jsonb_build_array(jsonb_build_object('step', given->'step', 'key', key, 'digest', given->'digest')), given->'planned',
      (given->>'shopper')::uuid)
    on conflict (site_id, idempotency_key) do nothing returning id into made;
    -- Whoever came second has waited for the first to be committed, and now reads it back.
    if made is null then select * into strict known from lead_of_key(site_given, key); end if;
  end if;
  if made is null then
    if known.fields_digest <> given->>'digest' then return query select 'conflict', null::uuid, false; return; end if;
    -- Whoever repeats a key that only the browser knows is the visitor who made it: the answer that carried the token may have been lost.
    if not derived and not given->>'visitor' = any (known.visitors) and cardinality(known.visitors) < 8 then
      update lead l set visitors = l.visitors || (given->>'visitor') where l.id = known.id and l.site_id = site_given;
    end if;
    return query select 'replay', known.id, known.lead_status = 'Complete';
    return;
  end if;
  perform count_lead(site_given, given->'limits');
  if ends and given->>'spamReason' is null then
    if nullif(given->'appointment', 'null') is not null then perform book_place(made, site_given, given->'appointment'); end if;
    perform queue_deliveries(made, 0::smallint, null);
  end if;
  return query select 'taken', made, ends;
end $$;

revoke execute on function take_lead(integer, jsonb) from public;
grant execute on function take_lead(integer, jsonb) to forecourt_platform, forecourt_app;

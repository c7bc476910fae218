/** take_lead and continue_lead as in 0005-lead-functions.ts, with limits per person and per site, and one entry per step. */
export const LEAD_LIMIT_FUNCTIONS = `
-- Which limit of a window is reached, as an outcome of take_lead; null where there is room. It only reads, so that refusing a flood
-- writes nothing.
create function reached_lead_limit(site_given integer, limits jsonb) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare ends timestamptz := (limits->>'windowEnds')::timestamptz;
begin
  if exists (select from lead_count c where c.site_id = site_given and c.kind = 'person' and c.window_ends = ends
    and c.subject = any (array(select jsonb_array_elements_text(limits->'persons'))) and c.count >= (limits->>'perPerson')::integer) then
    return 'tooManyOfPerson';
  end if;
  if (select sum(c.count) from lead_count c where c.site_id = site_given and c.kind = 'site' and c.window_ends = ends)
    >= (limits->>'perSite')::integer then
    return 'tooManyOnSite';
  end if;
  return null;
end $$;

-- Counts a step that was saved. Two of one person take turns here, in the order of their subjects so that no two wait for each other, and
-- whichever is over the limit is undone. A site's count may be passed by as many leads as are saved at the same moment.
create function count_lead(site_given integer, limits jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare is_over boolean;
begin
  with counted as (
    insert into lead_count as c (site_id, kind, window_ends, subject, count)
    select site_given, s.kind, (limits->>'windowEnds')::timestamptz, s.subject, 1 from (
      select distinct 'person' as kind, p.subject from jsonb_array_elements_text(limits->'persons') as p (subject)
      union all select 'site', (pg_backend_pid() % 16)::text
    ) s order by s.kind, s.subject
    on conflict (site_id, kind, window_ends, subject) do update set count = c.count + 1
    returning c.kind, c.count
  )
  select bool_or(kind = 'person' and count > (limits->>'perPerson')::integer) into is_over from counted;
  if is_over then raise exception 'this person has sent as much as one may' using errcode = 'FCT02'; end if;
end $$;

create or replace function take_lead(site_given integer, given jsonb) returns table (outcome text, lead uuid, complete boolean)
language plpgsql as $$
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
      spam_reason, vehicle_id, dealership_id, location_id, fields, attributes, consent, upload, visitors, steps, planned)
    values (site_given, key, given->>'digest', given->>'form', given->>'category', given->>'subcategory',
      case when ends then 'Complete' else 'Incomplete' end, ends, given->>'spamReason' is not null, given->>'spamReason',
      (given->>'vehicleId')::integer, (given->>'dealershipId')::integer, (given->>'locationId')::integer, given->'fields',
      given->'attributes', nullif(given->'consent', 'null'), nullif(given->'upload', 'null'), array[given->>'visitor'],
      jsonb_build_array(jsonb_build_object('step', given->'step', 'key', key, 'digest', given->'digest')), given->'planned')
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

-- 'replaced' is the id of the document that a newer one took the place of: its file is to be removed. A further column cannot be added by
-- 'create or replace'.
drop function continue_lead(integer, jsonb);
create function continue_lead(site_given integer, given jsonb)
returns table (outcome text, lead uuid, complete boolean, replaced text) language plpgsql as $$
#variable_conflict use_column
declare
  known lead%rowtype; said jsonb; refusal text; spam boolean;
  step_given integer := (given->>'step')::integer; ends boolean := (given->>'isLast')::boolean; document jsonb := nullif(given->'upload', 'null');
begin
  perform set_config('app.site_id', site_given::text, true);
  select l.* into known from lead l where l.site_id = site_given and l.id = (given->>'leadId')::uuid and l.form = given->>'form'
    and given->>'visitor' = any (l.visitors) for update;
  if known.id is null then return query select 'unknown', null::uuid, false, null::text; return; end if;
  select s into said from jsonb_array_elements(known.steps) s
    where (s->>'step')::integer = step_given and given->'keys' ? (s->>'key') limit 1;
  if said is not null then
    return query select case when said->>'digest' = given->>'digest' then 'replay' else 'conflict' end, known.id,
      known.lead_status = 'Complete', null::text;
    return;
  end if;
  if known.lead_status = 'Complete' then return query select 'finished', known.id, true, null::text; return; end if;
  if exists (select from generate_series(0, step_given - 1) n
    where not exists (select from jsonb_array_elements(known.steps) s where (s->>'step')::integer = n)) then
    return query select 'skipped', known.id, false, null::text;
    return;
  end if;
  refusal := coalesce(reached_lead_limit(site_given, given->'limits'), case when not (given->>'isAllowed')::boolean then 'tooMany' end);
  if refusal is not null then return query select refusal, known.id, false, null::text; return; end if;
  spam := known.is_spam or given->>'spamReason' is not null;
  update lead l set fields = l.fields || (given->'fields'), consent = coalesce(nullif(given->'consent', 'null'), l.consent),
    lead_status = case when ends then 'Complete' else 'Incomplete' end, form_completed = ends, is_spam = spam,
    spam_reason = coalesce(l.spam_reason, given->>'spamReason'), vehicle_id = coalesce((given->>'vehicleId')::integer, l.vehicle_id),
    dealership_id = coalesce((given->>'dealershipId')::integer, l.dealership_id),
    location_id = coalesce((given->>'locationId')::integer, l.location_id), planned = given->'planned', updated_at = now(),
    attributes = l.attributes || (given->'attributes'), category = given->>'category', subcategory = given->>'subcategory',
    upload = coalesce(document, l.upload),
    steps = coalesce((select jsonb_agg(s) from jsonb_array_elements(l.steps) s where (s->>'step')::integer <> step_given), '[]')
      || jsonb_build_object('step', step_given, 'key', given->'keys'->0, 'digest', given->'digest')
  where l.id = known.id and l.site_id = site_given;
  perform count_lead(site_given, given->'limits');
  if ends and not spam then
    if nullif(given->'appointment', 'null') is not null then perform book_place(known.id, site_given, given->'appointment'); end if;
    perform queue_deliveries(known.id, (case when known.forgotten_at is null then 0 else 1 end)::smallint, null);
  end if;
  return query select 'taken', known.id, ends, case when document is not null then known.upload->>'id' end;
end $$;
`;

/**
 * A lead is written by one call: one round trip, one transaction, so that what follows from it is there or nothing is. Each function runs
 * as its caller, inside the caller's fence; only the count of taken places looks over it, since two sites may share a location.
 */
export const LEAD_FUNCTIONS = `
-- Makes a lead's planned deliveries and their jobs. A queue that is not there yet loses nothing: the sweep finds what waits without a job.
create function queue_deliveries(lead_given uuid, edition_given smallint, skipped text) returns integer language plpgsql as $$
declare made integer;
begin
  with sent as (
    insert into delivery (site_id, lead_id, channel, target, edition)
    select l.site_id, l.id, p.channel, p.target, edition_given
    from lead l cross join lateral jsonb_to_recordset(l.planned) as p (channel text, target text)
    where l.id = lead_given and p.channel is distinct from skipped
    on conflict on constraint delivery_once do nothing
    returning id
  ), queued as (
    insert into pgboss.job (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      policy, dead_letter, heartbeat_seconds)
    select q.name, jsonb_build_object('deliveryId', sent.id), q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy,
      q.dead_letter, q.heartbeat_seconds
    from sent join pgboss.queue q on q.name = 'deliver-lead'
  )
  select count(*) into made from sent;
  return made;
end $$;

-- Takes the first free place at a time, or undoes everything that was written with it.
create function book_place(lead_given uuid, site_given integer, wanted jsonb) returns void language plpgsql as $$
begin
  for number in 0 .. (wanted->>'capacity')::integer - 1 loop
    insert into appointment (site_id, lead_id, location_id, kind, starts_at, place)
    values (site_given, lead_given, (wanted->>'locationId')::integer, wanted->>'kind', (wanted->>'startsAt')::timestamptz, number)
    on conflict (location_id, kind, starts_at, place) do nothing;
    if found then return; end if;
  end loop;
  raise exception 'every place at this time is taken' using errcode = 'FCT01';
end $$;

-- How many places are taken at each time, by any site: a location may belong to two.
create function taken_places(place_given integer, kind_given text, from_given timestamptz, until_given timestamptz)
returns table (starts_at timestamptz, places integer) language sql stable security definer set search_path = public, pg_temp as $$
  select a.starts_at, count(*)::integer from appointment a
  where a.location_id = place_given and a.kind = kind_given and a.starts_at >= from_given and a.starts_at < until_given
    and exists (select from location l join site_dealership s on s.dealership_id = l.dealership_id
      where l.id = place_given and s.site_id = app_site_id())
  group by a.starts_at
$$;

-- The lead of a site by the key it was sent with. Both columns are compared by '=' so that only the index on the two can serve it, from
-- the first lead on.
create function lead_of_key(site_given integer, key_given text) returns setof lead language sql stable as $$
  select * from lead where site_id = site_given and idempotency_key = key_given
$$;

-- The first step, or the only one. 'keys' is the one to be known by and, where it was derived, those of the windows beside it.
create function take_lead(site_given integer, given jsonb) returns table (outcome text, lead uuid, complete boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  known lead%rowtype; made uuid;
  derived boolean := (given->>'isDerived')::boolean; ends boolean := (given->>'isLast')::boolean; key text := given->'keys'->>0;
begin
  perform set_config('app.site_id', site_given::text, true);
  if derived then
    -- Two that straddle the end of a window have different keys: they take turns, and the second finds the first.
    perform pg_advisory_xact_lock(hashtextextended(site_given || ' ' || (given->>'digest'), 0));
    select * into known from lead_of_key(site_given, given->'keys'->>1);
    if known.id is null then select * into known from lead_of_key(site_given, given->'keys'->>2); end if;
  end if;
  if known.id is null and not (given->>'isAllowed')::boolean then
    select * into known from lead_of_key(site_given, key);
    if known.id is null then return query select 'tooMany', null::uuid, false; return; end if;
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
  if ends and given->>'spamReason' is null then
    if nullif(given->'appointment', 'null') is not null then perform book_place(made, site_given, given->'appointment'); end if;
    perform queue_deliveries(made, 0::smallint, null);
  end if;
  return query select 'taken', made, ends;
end $$;

-- A later step: only for the visitor who began the lead, on the same form (H3). The row is locked, so that steps take turns.
create function continue_lead(site_given integer, given jsonb) returns table (outcome text, lead uuid, complete boolean)
language plpgsql as $$
#variable_conflict use_column
declare known lead%rowtype; said jsonb; step_given integer := (given->>'step')::integer; ends boolean := (given->>'isLast')::boolean; spam boolean;
begin
  perform set_config('app.site_id', site_given::text, true);
  select l.* into known from lead l where l.site_id = site_given and l.id = (given->>'leadId')::uuid and l.form = given->>'form'
    and given->>'visitor' = any (l.visitors) for update;
  if known.id is null then return query select 'unknown', null::uuid, false; return; end if;
  select s into said from jsonb_array_elements(known.steps) s
    where (s->>'step')::integer = step_given and given->'keys' ? (s->>'key') limit 1;
  if said is not null then
    return query select case when said->>'digest' = given->>'digest' then 'replay' else 'conflict' end, known.id, known.lead_status = 'Complete';
    return;
  end if;
  if known.lead_status = 'Complete' then return query select 'finished', known.id, true; return; end if;
  if exists (select from generate_series(0, step_given - 1) n
    where not exists (select from jsonb_array_elements(known.steps) s where (s->>'step')::integer = n)) then
    return query select 'skipped', known.id, false;
    return;
  end if;
  spam := known.is_spam or given->>'spamReason' is not null;
  update lead l set fields = l.fields || (given->'fields'), consent = coalesce(nullif(given->'consent', 'null'), l.consent),
    lead_status = case when ends then 'Complete' else 'Incomplete' end, form_completed = ends, is_spam = spam,
    spam_reason = coalesce(l.spam_reason, given->>'spamReason'), vehicle_id = coalesce((given->>'vehicleId')::integer, l.vehicle_id),
    dealership_id = coalesce((given->>'dealershipId')::integer, l.dealership_id),
    location_id = coalesce((given->>'locationId')::integer, l.location_id), planned = given->'planned', updated_at = now(),
    attributes = l.attributes || (given->'attributes'), category = given->>'category', subcategory = given->>'subcategory',
    steps = l.steps || jsonb_build_object('step', step_given, 'key', given->'keys'->0, 'digest', given->'digest')
  where l.id = known.id and l.site_id = site_given;
  if ends and not spam then
    if nullif(given->'appointment', 'null') is not null then perform book_place(known.id, site_given, given->'appointment'); end if;
    perform queue_deliveries(known.id, (case when known.forgotten_at is null then 0 else 1 end)::smallint, null);
  end if;
  return query select 'taken', known.id, ends;
end $$;

-- Unfinished leads that someone can be reached by go to the dealer as they are; the shopper, who has sent nothing yet, is not written to.
create function finish_forgotten(before timestamptz, at timestamptz, most integer) returns integer language plpgsql as $$
declare forgotten uuid; count integer := 0;
begin
  for forgotten in
    select l.id from lead l where l.lead_status = 'Incomplete' and l.forgotten_at is null and not l.is_spam and l.updated_at < before
      and coalesce(nullif(l.fields->>'phone', ''), nullif(l.fields->>'email', '')) is not null
    order by l.updated_at limit most for update skip locked
  loop
    update lead set forgotten_at = at where id = forgotten;
    perform queue_deliveries(forgotten, 0::smallint, 'shopper-email');
    count := count + 1;
  end loop;
  return count;
end $$;

revoke execute on function finish_forgotten(timestamptz, timestamptz, integer), taken_places(integer, text, timestamptz, timestamptz) from public;
grant execute on function finish_forgotten(timestamptz, timestamptz, integer) to forecourt_platform;
grant execute on function taken_places(integer, text, timestamptz, timestamptz) to forecourt_app, forecourt_platform;
`;

-- A later step of a lead: only for the visitor who began it, on the same form (H3). The row is locked, so that steps take turns.
-- 'replaced' are the ids of the documents that newer ones replaced: their files are to be removed.
drop function if exists continue_lead(integer, jsonb);
create or replace function continue_lead(site_given integer, given jsonb)
returns table (outcome text, lead uuid, complete boolean, replaced text[]) language plpgsql security definer
set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  known lead%rowtype; said jsonb; refusal text; spam boolean; accepted text;
  step_given integer := (given->>'step')::integer; ends boolean := (given->>'isLast')::boolean; document jsonb := nullif(given->'upload', 'null');
begin
  perform set_config('app.site_id', site_given::text, true);
  select l.* into known from lead l where l.site_id = site_given and l.id = (given->>'leadId')::uuid and l.form = given->>'form'
    and given->>'visitor' = any (l.visitors) for update;
  if known.id is null then return query select 'unknown', null::uuid, false, null::text[]; return; end if;
  select s into said from jsonb_array_elements(known.steps) s
    where (s->>'step')::integer = step_given and given->'keys' ? (s->>'key') limit 1;
  if said is not null then
    return query select case when said->>'digest' = given->>'digest' then 'replay' else 'conflict' end, known.id,
      known.lead_status = 'Complete', null::text[];
    return;
  end if;
  if known.lead_status = 'Complete' then return query select 'finished', known.id, true, null::text[]; return; end if;
  if exists (select from generate_series(0, step_given - 1) n
    where not exists (select from jsonb_array_elements(known.steps) s where (s->>'step')::integer = n)) then
    return query select 'skipped', known.id, false, null::text[];
    return;
  end if;
  refusal := coalesce(reached_lead_limit(site_given, given->'limits'), case when not (given->>'isAllowed')::boolean then 'tooMany' end);
  if refusal is not null then return query select refusal, known.id, false, null::text[]; return; end if;
  if nullif(given->'acceptance', 'null') is not null then
    accepted := take_up_trade_in_offer(site_given, known.id, given->'acceptance');
    if accepted <> 'accepted' then return query select accepted, known.id, false, null::text[]; return; end if;
  end if;
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
  if given ? 'tradeIn' then perform save_trade_in_offer(site_given, known.id, given->'tradeIn'); end if;
  if ends and not spam then
    if nullif(given->'appointment', 'null') is not null then perform book_place(known.id, site_given, given->'appointment'); end if;
    perform queue_deliveries(known.id, (case when known.forgotten_at is null then 0 else 1 end)::smallint, null);
  end if;
  return query select 'taken', known.id, ends, case when document is not null then upload_ids(known.upload) end;
end $$;

revoke execute on function continue_lead(integer, jsonb) from public;
grant execute on function continue_lead(integer, jsonb) to forecourt_platform, forecourt_app;

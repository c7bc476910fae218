-- Notes the time that a lead asked for when no place is held for it.
create or replace function note_wish(lead_given uuid, site_given integer, wanted jsonb) returns void language sql as $$
  insert into appointment (site_id, lead_id, location_id, kind, starts_at, minutes, state, reason, sequence, persons)
  values (site_given, lead_given, (wanted->>'locationId')::integer, wanted->>'kind', (wanted->>'startsAt')::timestamptz,
    (wanted->>'minutes')::integer, 'released', 'wish', 0,
    array(select jsonb_array_elements_text(coalesce(wanted->'limits'->'persons', '[]'))))
$$;

revoke execute on function note_wish(uuid, integer, jsonb) from public, forecourt_app;
grant execute on function note_wish(uuid, integer, jsonb) to forecourt_platform;

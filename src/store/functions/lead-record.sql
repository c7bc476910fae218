-- Everything that is stored of a lead, with its deliveries, their attempts, its appointments and the offers for the person's own car, for the person it is about. These are whole
-- rows, so that a column that is added later is exported too, but for what only serves to recognise a repetition.
create or replace function lead_record(site_given integer, lead_given uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'lead', to_jsonb(l) - 'visitors' - 'idempotency_key' - 'fields_digest' - 'steps',
    'deliveries', coalesce((select jsonb_agg(to_jsonb(d) || jsonb_build_object('attempts_made',
        (select coalesce(jsonb_agg(to_jsonb(a) order by a.at), '[]') from delivery_attempt a where a.delivery_id = d.id)) order by d.created_at)
      from delivery d where d.site_id = site_given and d.lead_id = l.id), '[]'),
    'appointments', coalesce((select jsonb_agg(to_jsonb(p) order by p.sequence) from appointment p
      where p.site_id = site_given and p.lead_id = l.id), '[]'),
    'offers', coalesce((select jsonb_agg(to_jsonb(o)) from trade_in_offer o where o.site_id = site_given and o.lead_id = l.id), '[]'))
  from lead l where l.site_id = site_given and l.id = lead_given
$$;

revoke execute on function lead_record(integer, uuid) from public, forecourt_app;
grant execute on function lead_record(integer, uuid) to forecourt_platform;

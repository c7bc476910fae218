-- Everything that is stored of the leads that are a shopper's, oldest first. What only the dealer may know is left out: where leads are delivered
-- to, what is planned, and what was held as spam and why.
create or replace function own_lead_records(site_given integer, shopper_given uuid) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('lead', (r.whole->'lead') - 'planned' - 'is_spam' - 'spam_reason', 'appointments', (select coalesce(jsonb_agg(p.one - 'network' order by p.at), '[]')
      from jsonb_array_elements(r.whole->'appointments') with ordinality as p (one, at)),
    'offers', r.whole->'offers',
    'deliveries', (select coalesce(jsonb_agg(jsonb_build_object('id', d.one->'id', 'channel', d.one->'channel', 'state', d.one->'state',
          'created_at', d.one->'created_at', 'delivered_at', d.one->'delivered_at')
        || case when d.one->>'channel' = 'shopper-email' then jsonb_build_object('target', d.one->'target') else '{}'::jsonb end order by d.at), '[]')
      from jsonb_array_elements(r.whole->'deliveries') with ordinality as d (one, at)))
  from lead l, lead_record(site_given, l.id) as r (whole)
  where l.site_id = site_given and l.id in (select lead_ids_of_shopper(site_given, shopper_given)) order by l.created_at, l.id
$$;

revoke execute on function own_lead_records(integer, uuid) from public;
grant execute on function own_lead_records(integer, uuid) to forecourt_platform, forecourt_app;

-- Everything that is stored of what a shopper has begun to buy, signed in or with the number that they have proved, oldest first, but for what only
-- serves to recognise them.
create or replace function own_purchase_records(site_given integer, shopper_given uuid) returns table (record jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('purchase', to_jsonb(p) - 'visitor',
    'emails', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]') from purchase_mail m
      where m.site_id = site_given and m.purchase_id = p.id))
  from purchase p join shopper s on s.site_id = site_given and s.id = shopper_given
  where p.site_id = site_given and (p.shopper_id = s.id or (p.shopper_id is null and p.phone_e164 = s.phone)) order by p.created_at, p.id
$$;

revoke execute on function own_purchase_records(integer, uuid) from public;
grant execute on function own_purchase_records(integer, uuid) to forecourt_platform, forecourt_app;

-- Stores the answers of a step beside those of the others, so that two tabs lose nothing to each other. Without an id it is begun, or found again
-- if this visitor has begun it in another tab. Whose it is was checked by whoever knows the id. What somebody began stays theirs, also when
-- somebody else goes on with it by its link, signed in or not, or begins to buy the same vehicle on the same browser: only whoever signs in where it was
-- begun signed out makes it their account's. Its id.
create or replace function save_purchase(site_given integer, given jsonb) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare saved uuid;
begin
  if given->>'id' is not null then
    update purchase p set answers = p.answers || (given->'answers'), changed_at = clock_timestamp(),
      shopper_id = coalesce(p.shopper_id, case when p.visitor = given->>'visitor' then (given->>'shopper')::uuid end)
    where p.site_id = site_given and p.id = (given->>'id')::uuid and p.vehicle_id = (given->>'vehicle')::integer
    returning p.id into saved;
    return saved;
  end if;
  -- The browser no longer tells whose that one is; its shopper finds it by signing in.
  update purchase p set visitor = gen_random_uuid()::text
  where p.site_id = site_given and p.visitor = given->>'visitor' and p.vehicle_id = (given->>'vehicle')::integer
    and p.shopper_id <> coalesce((given->>'shopper')::uuid, '00000000-0000-0000-0000-000000000000');
  insert into purchase (site_id, vehicle_id, visitor, shopper_id, answers)
  values (site_given, (given->>'vehicle')::integer, given->>'visitor', (given->>'shopper')::uuid, given->'answers')
  on conflict (site_id, visitor, vehicle_id) do update set answers = purchase.answers || excluded.answers, changed_at = clock_timestamp(),
    shopper_id = coalesce(excluded.shopper_id, purchase.shopper_id)
  returning id into saved;
  return saved;
end $$;

revoke execute on function save_purchase(integer, jsonb) from public;
grant execute on function save_purchase(integer, jsonb) to forecourt_platform, forecourt_app;

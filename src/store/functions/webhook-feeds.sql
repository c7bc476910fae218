-- The feeds of a site's dealerships that are sent to /api/stock.
create or replace function webhook_feeds(site_given integer) returns table (id integer, dealership text, name text, key_number integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.id, d.slug, f.name, (f.definition->'from'->>'keyNumber')::integer
  from site_dealership s join dealership d on d.id = s.dealership_id join feed f on f.dealership_id = d.id
  where s.site_id = site_given and f.definition->'from'->>'kind' = 'webhook' order by s.position, f.name
$$;

revoke execute on function webhook_feeds(integer) from public;
grant execute on function webhook_feeds(integer) to forecourt_platform, forecourt_app;

-- How many confirmations a site has sent in the last hour, counted up to a limit.
create or replace function confirmations_of_site(site_given integer, most integer) returns integer language sql volatile as $$
  select count(*)::integer
  from (select from confirmation_sent where site_id = site_given and at > now() - interval '1 hour' limit most) as sent
$$;

revoke execute on function confirmations_of_site(integer, integer) from public, forecourt_app;
grant execute on function confirmations_of_site(integer, integer) to forecourt_platform;

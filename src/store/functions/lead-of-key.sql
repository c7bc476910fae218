-- The lead of a site by the key it was sent with. Both columns are compared by '=' so that the index on the two is used from the first
-- lead on.
create or replace function lead_of_key(site_given integer, key_given text) returns setof lead language sql stable as $$
  select * from lead where site_id = site_given and idempotency_key = key_given
$$;

revoke execute on function lead_of_key(integer, text) from public, forecourt_app;
grant execute on function lead_of_key(integer, text) to forecourt_platform;

-- The site whose fence the transaction is in; null outside of every fence.
create or replace function app_site_id() returns integer language sql stable
  as $$ select nullif(current_setting('app.site_id', true), '')::integer $$;

revoke execute on function app_site_id() from public;
grant execute on function app_site_id() to forecourt_platform, forecourt_app;

-- Tries the newest code of a phone at a site, and signs in with it if it is right.
create or replace function try_code(site_given integer, given jsonb)
returns table (outcome text, tries_left integer, ends timestamptz, shopper uuid, session uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  checked record;
begin
  select * into checked from check_code(site_given, given);
  if checked.outcome <> 'right' then
    return query select checked.outcome, checked.tries_left, checked.ends, null::uuid, null::uuid; return;
  end if;
  return query select 'signedIn', 0, null::timestamptz, o.shopper, o.session from open_session(site_given, given) o;
end $$;

revoke execute on function try_code(integer, jsonb) from public;
grant execute on function try_code(integer, jsonb) to forecourt_platform, forecourt_app;

-- Removes a shopper with sessions, watchlist and codes; false when there is none. What signing in was counted by still counts for its network
-- address and its site, so that nobody erases their way past those limits, but no longer says whose number it was.
create or replace function erase_shopper(site_given integer, shopper_given uuid, subject_given text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from shopper s where s.site_id = site_given and s.id = shopper_given;
  if not found then return false; end if;
  delete from sign_in_code c where c.site_id = site_given and c.subject = subject_given;
  update sign_in_event e set subject = substr(md5(gen_random_uuid()::text), 1, 22)
  where e.site_id = site_given and e.subject = subject_given;
  return true;
end $$;

revoke execute on function erase_shopper(integer, uuid, text) from public;
grant execute on function erase_shopper(integer, uuid, text) to forecourt_platform, forecourt_app;

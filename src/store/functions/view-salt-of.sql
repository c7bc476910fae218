-- The salt of a day: the one on record, or else the one that is offered. Salts can be read only here, so that nothing can be traced to
-- an address once its salt is removed.
create or replace function view_salt_of(day_given date, offered text) returns text language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into view_salt (day, salt) values (day_given, offered) on conflict (day) do nothing;
  return (select salt from view_salt where day = day_given);
end $$;

revoke execute on function view_salt_of(date, text) from public;
grant execute on function view_salt_of(date, text) to forecourt_platform, forecourt_app;

-- Takes the place that a new lead wants and holds it for a while. If none is free, everything that was written with it is undone. A lead
-- over the limits is taken all the same, with its time as a wish (H9).
create or replace function book_place(lead_given uuid, site_given integer, wanted jsonb) returns void language plpgsql as $$
declare outcome text := take_place(lead_given, site_given, wanted);
begin
  if outcome = 'full' then raise exception 'every place at this time is taken' using errcode = 'FCT01'; end if;
  if outcome = 'limit' then perform note_wish(lead_given, site_given, wanted); end if;
end $$;

revoke execute on function book_place(uuid, integer, jsonb) from public, forecourt_app;
grant execute on function book_place(uuid, integer, jsonb) to forecourt_platform;

-- Being held as spam, or released, is a change of a lead: its retention counts from then.
create or replace function note_lead_change() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

revoke execute on function note_lead_change() from public, forecourt_app;
grant execute on function note_lead_change() to forecourt_platform;

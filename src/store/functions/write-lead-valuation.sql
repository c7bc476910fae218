-- Stores what a valuation said with the lead it was for, if this visitor began the lead (H2).
create or replace function write_lead_valuation(site_given integer, lead_given uuid, visitor_given text, given jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  update lead l set valuation = given, updated_at = now() where l.site_id = site_given and l.id = lead_given and visitor_given = any (l.visitors);
  return found;
end $$;

revoke execute on function write_lead_valuation(integer, uuid, text, jsonb) from public;
grant execute on function write_lead_valuation(integer, uuid, text, jsonb) to forecourt_platform, forecourt_app;

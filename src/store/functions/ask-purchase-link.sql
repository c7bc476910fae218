-- Queues the email that opens a purchase on another device; returns null, or the limit that it is over. Nobody has proved that the address is
-- theirs, so it is counted with the confirmations of leads.
create or replace function ask_purchase_link(site_given integer, given jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare refusal text;
begin
  refusal := confirmation_refusal(site_given, given->'confirmation');
  if refusal is not null then return refusal; end if;
  insert into purchase_mail (site_id, purchase_id, address) values (site_given, (given->>'id')::uuid, given->>'address');
  return null;
end $$;

revoke execute on function ask_purchase_link(integer, jsonb) from public;
grant execute on function ask_purchase_link(integer, jsonb) to forecourt_platform, forecourt_app;

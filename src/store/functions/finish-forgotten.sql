-- Hands unfinished leads with a phone number or an email address to the dealer as they are. The shopper, who has sent nothing yet, gets
-- no email.
create or replace function finish_forgotten(before timestamptz, at timestamptz, most integer) returns integer language plpgsql as $$
declare forgotten uuid; count integer := 0;
begin
  for forgotten in
    select l.id from lead l where l.lead_status = 'Incomplete' and l.forgotten_at is null and not l.is_spam and l.updated_at < before
      and coalesce(nullif(l.fields->>'phone', ''), nullif(l.fields->>'email', '')) is not null
    order by l.updated_at limit most for update skip locked
  loop
    update lead set forgotten_at = at where id = forgotten;
    perform queue_deliveries(forgotten, 0::smallint, 'shopper-email');
    count := count + 1;
  end loop;
  return count;
end $$;

revoke execute on function finish_forgotten(timestamptz, timestamptz, integer) from public, forecourt_app;
grant execute on function finish_forgotten(timestamptz, timestamptz, integer) to forecourt_platform;

-- Counts a confirmation and returns null if it may be sent, else the limit that it is over. It looks over the fence because a person's
-- limit holds for all sites together. Emails to one person take turns until they are committed, so that a burst cannot exceed the limit.
create or replace function confirmation_refusal(site_given integer, given jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whom text := given->>'recipient'; site_limit integer := (given->'limits'->>'siteHour')::integer;
  in_hour integer; in_day integer; of_site integer;
begin
  if whom is null or site_limit is null then return 'not-counted'; end if;
  if (given->>'isOverAddressLimit')::boolean then return 'address-limit'; end if;
  perform pg_advisory_xact_lock(hashtextextended('confirmations to ' || whom, 0));
  select count(*) filter (where at > now() - interval '1 hour'), count(*) into in_hour, in_day
    from confirmation_sent where recipient in (whom, given->>'recipientBefore') and at > now() - interval '1 day';
  if in_hour >= (given->'limits'->>'recipientHour')::integer or in_day >= (given->'limits'->>'recipientDay')::integer then
    return 'recipient-limit';
  end if;
  of_site := confirmations_of_site(site_given, site_limit);
  -- Leads of a site take turns only near its limit: what is not committed yet cannot be more than there are connections.
  if of_site + current_setting('max_connections')::integer >= site_limit then
    perform pg_advisory_xact_lock(hashtextextended('confirmations of ' || site_given, 0));
    of_site := confirmations_of_site(site_given, site_limit);
  end if;
  if of_site >= site_limit then return 'site-limit'; end if;
  insert into confirmation_sent (site_id, recipient) values (site_given, whom);
  return null;
end $$;

revoke execute on function confirmation_refusal(integer, jsonb) from public, forecourt_app;
grant execute on function confirmation_refusal(integer, jsonb) to forecourt_platform;

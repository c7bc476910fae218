-- Stores a file that was sent to a feed of this site, once for each id of its sender's; says what is stored under that id and whether it was new.
-- A feed whose files pile up takes no more of them until some have been imported.
create or replace function take_feed_file(site_given integer, given jsonb, body_given bytea)
returns table (outcome text, id uuid, state text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  feed_given integer := (given->>'feed')::integer; stored feed_delivery;
begin
  -- One at a time for each feed, so that the count below is right.
  perform from feed f join site_dealership s on s.dealership_id = f.dealership_id and s.site_id = site_given
  where f.id = feed_given and f.definition->'from'->>'kind' = 'webhook' for no key update of f;
  if not found then return query select 'unknown', null::uuid, null::text; return; end if;
  select d.* into stored from feed_delivery d where d.feed_id = feed_given and d.message_id = given->>'messageId';
  if found then
    return query select case when stored.digest = given->>'digest' then 'known' else 'other' end, stored.id, stored.state; return;
  end if;
  if (select count(*) from feed_delivery d where d.feed_id = feed_given and d.body is not null) >= (given->>'most')::integer then
    return query select 'full', null::uuid, null::text; return;
  end if;
  insert into feed_delivery (feed_id, message_id, digest, bytes, body)
  values (feed_given, given->>'messageId', given->>'digest', length(body_given), body_given) returning * into stored;
  return query select 'new', stored.id, stored.state;
end $$;

revoke execute on function take_feed_file(integer, jsonb, bytea) from public;
grant execute on function take_feed_file(integer, jsonb, bytea) to forecourt_platform, forecourt_app;

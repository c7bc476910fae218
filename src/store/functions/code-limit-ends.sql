-- Which limit on texts is reached, and when there is room again; no row while there is room. If it is several, the one that lasts longest.
-- A limit of n is reached while the nth newest text is within its window. A text that the gateway refused is none for its phone.
create or replace function code_limit_ends(site_given integer, given jsonb) returns table (limit_name text, ends timestamptz)
language sql volatile as $$
  with w as (
    select (given->>'now')::timestamptz - interval '1 hour' as hour_ago, (given->>'now')::timestamptz - interval '1 day' as day_ago,
      given->'limits' as limits
  )
  select l.limit_name, l.ends from w cross join lateral (
    select 'phone' as limit_name, interval '1 hour' + (select e.at from sign_in_event e
      where e.subject = given->>'subject' and e.kind = 'sent' and e.at > w.hour_ago
      order by e.at desc offset (w.limits->>'phoneHour')::integer - 1 limit 1) as ends
    union all select 'address', interval '1 hour' + (select e.at from sign_in_event e
      where e.network = given->>'network' and e.kind <> 'failed' and e.at > w.hour_ago
      order by e.at desc offset (w.limits->>'addressHour')::integer - 1 limit 1)
    union all select 'site', interval '1 hour' + (select e.at from sign_in_event e
      where e.site_id = site_given and e.kind <> 'failed' and e.at > w.hour_ago
      order by e.at desc offset (w.limits->>'siteHour')::integer - 1 limit 1)
    union all select 'site', interval '1 day' + (select e.at from sign_in_event e
      where e.site_id = site_given and e.kind <> 'failed' and e.at > w.day_ago
      order by e.at desc offset (w.limits->>'siteDay')::integer - 1 limit 1)
  ) l where l.ends is not null order by l.ends desc limit 1
$$;

revoke execute on function code_limit_ends(integer, jsonb) from public, forecourt_app;
grant execute on function code_limit_ends(integer, jsonb) to forecourt_platform;

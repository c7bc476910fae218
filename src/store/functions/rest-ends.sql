-- When a phone that was given too many wrong codes may be tried again; null when it may be now. It counts over all sites.
create or replace function rest_ends(subject_given text, now_given timestamptz, rest jsonb) returns timestamptz language sql volatile as $$
  with latest as (
    select at from sign_in_event where subject = subject_given and kind = 'failed' order by at desc limit (rest->>'failures')::integer
  )
  select max(at) + w.length from latest, (select (rest->>'minutes')::integer * interval '1 minute' as length) w group by w.length
  having count(*) >= (rest->>'failures')::integer and min(at) > max(at) - w.length and max(at) + w.length > now_given
$$;

revoke execute on function rest_ends(text, timestamptz, jsonb) from public, forecourt_app;
grant execute on function rest_ends(text, timestamptz, jsonb) to forecourt_platform;

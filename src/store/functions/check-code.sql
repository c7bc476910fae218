-- Compares a code with the newest one of a phone at a site, and uses it up if it is right. Those who try codes of one phone take turns, so
-- that they have no more tries together than one of them, and one code works once. While the phone rests nothing is compared.
create or replace function check_code(site_given integer, given jsonb) returns table (outcome text, tries_left integer, ends timestamptz)
language plpgsql as $$
declare
  whom text := given->>'subject'; now_given timestamptz := (given->>'now')::timestamptz; most integer := (given->>'mostTries')::integer;
  code sign_in_code%rowtype; until timestamptz;
begin
  perform set_config('app.site_id', site_given::text, true);
  perform pg_advisory_xact_lock(hashtextextended('codes to ' || whom, 0));
  perform carry_over(site_given, given);
  until := rest_ends(whom, now_given, given->'rest');
  if until is not null then return query select 'resting', 0, until; return; end if;
  select * into code from sign_in_code c where c.site_id = site_given and c.subject = whom order by c.position desc limit 1;
  if code.id is null or code.used_at is not null or code.tries >= most then
    return query select 'gone', 0, null::timestamptz; return;
  end if;
  if code.expires_at <= now_given then return query select 'expired', 0, null::timestamptz; return; end if;
  if code.code_hash <> given->>'codeHash' and code.code_hash is distinct from given->>'codeHashBefore' then
    update sign_in_code c set tries = c.tries + 1 where c.site_id = site_given and c.id = code.id;
    insert into sign_in_event (site_id, kind, subject, network, code_id, at)
    values (site_given, 'failed', whom, given->>'network', code.id, now_given);
    until := rest_ends(whom, now_given, given->'rest');
    return query select case when until is null then 'wrong' else 'resting' end, most - code.tries - 1, until;
    return;
  end if;
  update sign_in_code c set used_at = now_given where c.site_id = site_given and c.id = code.id;
  return query select 'right', 0, null::timestamptz;
end $$;

revoke execute on function check_code(integer, jsonb) from public, forecourt_app;
grant execute on function check_code(integer, jsonb) to forecourt_platform;

-- Everything that is stored of a shopper's account, as whole rows but for hashes that only recognise something; null when there is none.
-- Codes and what signing in is counted by are found by the keyed hash of the phone number.
create or replace function shopper_record(site_given integer, shopper_given uuid, subject_given text) returns jsonb
language sql volatile security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'shopper', to_jsonb(s) - 'site_id',
    'watchlist', coalesce((select jsonb_agg(to_jsonb(w) - 'site_id' - 'shopper_id' order by w.saved_at) from watched_vehicle w
      where w.site_id = site_given and w.shopper_id = s.id), '[]'),
    'sessions', coalesce((select jsonb_agg(to_jsonb(n) - 'site_id' - 'shopper_id' - 'token_hash' order by n.created_at) from shopper_session n
      where n.site_id = site_given and n.shopper_id = s.id), '[]'),
    'codes', coalesce((select jsonb_agg(to_jsonb(c) - 'site_id' - 'position' - 'subject' - 'code_hash' order by c.position) from sign_in_code c
      where c.site_id = site_given and c.subject = subject_given), '[]'),
    'sign_ins', coalesce((select jsonb_agg(to_jsonb(e) - 'site_id' - 'subject' - 'network' order by e.at) from sign_in_event e
      where e.site_id = site_given and e.subject = subject_given), '[]'))
  from shopper s where s.site_id = site_given and s.id = shopper_given
$$;

revoke execute on function shopper_record(integer, uuid, text) from public;
grant execute on function shopper_record(integer, uuid, text) to forecourt_platform, forecourt_app;

-- Whether a payment could be paid beside another one of the same person for the same thing, because one of them is made on a page of the provider's
-- own: its address may be open in another tab.
create or replace function is_beside(other payment, chosen payment) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select other.id <> chosen.id and other.provider = chosen.provider and other.state in ('started', 'waiting', 'failed')
    and (other.is_hosted or chosen.is_hosted)
$$;

revoke execute on function is_beside(payment, payment) from public, forecourt_app;
grant execute on function is_beside(payment, payment) to forecourt_platform;

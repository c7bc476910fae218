-- Whether a payment that was begun is the one to go on with, on a page of the provider's own or in its fields. Where a bank has refused a card, its
-- page takes another; in the fields a payment is begun anew. A page that was asked for and never answered is asked for again, but not for long.
create or replace function can_go_on(begun payment, given jsonb) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select begun.is_hosted = coalesce((given->>'isHosted')::boolean, false)
    and (begun.state in ('started', 'waiting') or begun.is_hosted and begun.state = 'failed')
    and (not begun.is_hosted or begun.reference is not null
      or begun.created_at > clock_timestamp() - make_interval(mins => (given->>'reopenMinutes')::integer))
$$;

revoke execute on function can_go_on(payment, jsonb) from public, forecourt_app;
grant execute on function can_go_on(payment, jsonb) to forecourt_platform;

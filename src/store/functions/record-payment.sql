-- Records what the provider said of a payment, which is locked by then. One that is not what was asked for is given back at once.
create or replace function record_payment(site_given integer, payment_given uuid, given jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.site_id', site_given::text, true);
  update payment set state = given->>'state', card = coalesce(given->>'card', card), changed_at = clock_timestamp(),
    reference = coalesce(given->>'reference', reference),
    paid_at = case when given->>'state' = 'succeeded' then coalesce(paid_at, clock_timestamp()) else paid_at end,
    error = coalesce(given->>'error', error),
    refund_state = case when (given->>'isReturned')::boolean and refund_state = 'none' then 'wanted' else refund_state end,
    refund_id = case when (given->>'isReturned')::boolean then coalesce(refund_id, gen_random_uuid()) else refund_id end,
    attempts = case when (given->>'isReturned')::boolean then 0 else attempts end,
    next_attempt_at = case when (given->>'isReturned')::boolean then clock_timestamp() else next_attempt_at end
  where site_id = site_given and id = payment_given;
end $$;

revoke execute on function record_payment(integer, uuid, jsonb) from public;
grant execute on function record_payment(integer, uuid, jsonb) to forecourt_platform, forecourt_app;

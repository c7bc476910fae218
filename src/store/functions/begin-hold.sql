-- What decides whether a vehicle of the site may be held: the vehicle as it is now, who has it, how many others the same person holds, how many
-- others people who have not signed in hold, at their network address and on the site, and how often they, or their address, have held this one within
-- a day and not paid. A person is known by their browser or by signing in, never by an email address or a number that anybody may type. Those who want
-- one vehicle take turns here, and so do those at one address, so that no two of them are the last that it may hold. An import that is changing it is waited for, so that nobody holds what is being sold.
create or replace function begin_hold(site_given integer, given jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  vehicle_given integer := (given->>'vehicle')::integer; found jsonb;
begin
  perform set_config('app.site_id', site_given::text, true);
  perform pg_advisory_xact_lock(hashtextextended('reservation of ' || vehicle_given, 0));
  if given->>'shopper' is null and given->>'sender' is not null then
    perform pg_advisory_xact_lock(hashtextextended('holds from ' || (given->>'sender'), 0));
  end if;
  select jsonb_build_object('status', v.status, 'sold', v.sold, 'reserved', v.reserved, 'reserveEligible', v.reserve_eligible,
      'isShown', v.show_on_dealer_website, 'priceCents', v.price_cents, 'depositCents', v.deposit_cents, 'dealershipId', v.dealership_id)
    into found
  from vehicle v join site_dealership d on d.dealership_id = v.dealership_id
  where v.id = vehicle_given and d.site_id = site_given for share of v;
  return jsonb_build_object('vehicle', found,
    'isReserved', coalesce((select m.is_reserved from vehicle_reservation m where m.vehicle_id = vehicle_given), false),
    'live', (select jsonb_build_object('id', r.id, 'siteId', r.site_id) from reservation r
      where r.vehicle_id = vehicle_given and r.state in ('held', 'paid')),
    'others', (select count(*) from reservation r where r.site_id = site_given and r.state = 'held' and r.vehicle_id <> vehicle_given
      and r.held_until > clock_timestamp()
      and (r.visitor = given->>'visitor' or r.shopper_id = (given->>'shopper')::uuid)),
    'beside', (select jsonb_build_object(
        'address', count(*) filter (where r.sender in (given->>'sender', given->>'senderBefore')),
        'site', count(*))
      from reservation r where r.site_id = site_given and r.state = 'held' and r.vehicle_id <> vehicle_given
      and r.held_until > clock_timestamp() and r.shopper_id is null),
    'before', (select jsonb_build_object(
        'person', count(*) filter (where r.visitor = given->>'visitor' or r.shopper_id = (given->>'shopper')::uuid),
        'address', count(*) filter (where r.sender in (given->>'sender', given->>'senderBefore')),
        'endsInSeconds', ceil(extract(epoch from min(r.created_at) + interval '1 day' - clock_timestamp())))
      from reservation r where r.site_id = site_given and r.vehicle_id = vehicle_given
      and r.state in ('held', 'expired', 'cancelled') and r.paid_until is null and r.created_at > clock_timestamp() - interval '1 day'
      and (r.visitor = given->>'visitor' or r.shopper_id = (given->>'shopper')::uuid or r.sender in (given->>'sender', given->>'senderBefore'))));
end $$;

revoke execute on function begin_hold(integer, jsonb) from public;
grant execute on function begin_hold(integer, jsonb) to forecourt_platform, forecourt_app;

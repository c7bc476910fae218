import { sql } from 'kysely';
import type { Fleet } from '#tests/factories/a-fleet.ts';
import { aConfirmation } from '#tests/factories/a-lead-given.ts';

/** Puts one row into every table that neither a site's file nor a feed fills yet: for a site, and for its first dealership. */
export async function fillContent(fleet: Fleet, slug: string): Promise<void> {
  const site = await fleet.siteId(slug);
  await sql`
    with home as (
      select s.dealership_id, l.id as location_id from site_dealership s join location l using (dealership_id)
      where s.site_id = ${site} order by s.position, l.id limit 1
    ), hours as (
      insert into special_hours (dealership_id, location_id, date, status) select dealership_id, location_id, '2026-12-25', 'Closed' from home
    ), offers as (
      insert into offer (dealership_id, slug, name) select dealership_id, 'offer', ${`Offer of ${slug}`} from home
    ), fed as (
      insert into feed (dealership_id, name) select dealership_id, ${`Feed of ${slug}`} from home returning id
    ), file_sent as (
      insert into feed_delivery (feed_id, message_id, digest, bytes, body) select id, 'm1', 'd', 1, '\\x2c' from fed
    ), reviews as (
      insert into review (dealership_id, customer_name, text, rating, review_date)
      select dealership_id, ${`Customer of ${slug}`}, 'Fine.', 5, '2026-11-01' from home
    ), made as (
      insert into lead (site_id, idempotency_key, fields_digest, category, fields)
      values (${site}, 'filled by hand', 'd', 'enquiry', jsonb_build_object('of', ${slug}::text)) returning id
    ), sent as (
      insert into delivery (site_id, lead_id, channel, target) select ${site}, id, 'webhook', 'https://crm.example' from made returning id
    ), tried as (
      insert into delivery_attempt (site_id, delivery_id, outcome) select ${site}, id, 'delivered' from sent
    ), limited as (
      insert into lead_count (site_id, kind, window_ends, subject, count) values (${site}, 'site', now(), '0', 1)
    ), car as (
      select v.id, v.dealership_id from vehicle v join home using (dealership_id) order by v.id limit 1
    ), estimated as (
      insert into market_estimate (vehicle_id, dealership_id, range_min, range_max, confidence, comparables, stock_version, estimated_at)
      select id, dealership_id, 1000, 2000, 0.5, 5, 1, now() from car
    ), ran as (
      insert into market_run (dealership_id, stock_version, edition, estimated_at) select dealership_id, 1, 1, now() from car
    ), named as (
      insert into traded_name (dealership_id, item_type, make_key, model_key, name_key, name, years)
      select dealership_id, 'car', '', '', 'toyota', 'Toyota', '{2021}' from car
    ), seen as (
      insert into vehicle_view (site_id, vehicle_id, half_hour, visitor) select ${site}, id, 1, repeat('v', 22) from car
    ), counted as (
      insert into vehicle_views (site_id, vehicle_id, views) select ${site}, id, 1 from car
    ), tested as (
      insert into test_payment (reference, id, site_id, amount_cents, state, created_at)
      values ('test_' || ${site}, gen_random_uuid(), ${site}, 100, 'started', now())
    ), signed_in as (
      insert into shopper (site_id, phone, created_at) values (${site}, '+61400000001', now()) returning id
    ), opened as (
      insert into shopper_session (site_id, shopper_id, token_hash, device, created_at, last_used_at, expires_at)
      select ${site}, id, lpad(${String(site)}, 22, 't'), 'A device', now(), now(), now() from signed_in
    ), watched as (
      insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at) select ${site}, signed_in.id, car.id, now() from signed_in, car
    ), drawn as (
      insert into prize_draw (site_id, wheel, person, shopper_id, seed, parts, part, name, is_prize, drawn_at, wheel_ends_at)
      select ${site}, 'wheel', repeat('p', 22), id, repeat('0', 64), '[]', 0, 'No prize', false, now(), now() from signed_in
    ), coded as (
      insert into sign_in_code (id, site_id, subject, code_hash, expires_at, created_at)
      values (gen_random_uuid(), ${site}, repeat('s', 22), repeat('h', 22), now(), now()) returning id
    ), texted as (
      insert into sign_in_event (site_id, kind, subject, network, code_id, at)
      select ${site}, 'sent', repeat('s', 22), repeat('n', 22), id, now() from coded
    ), told as (
      insert into alert_contact (site_id, channel, address, last_seen_at, created_at)
      values (${site}, 'email', 'filled@shopper.example', now(), now()) returning id
    ), proved as (
      insert into shopper_contact (site_id, shopper_id, contact_id, proved_at) select ${site}, s.id, t.id, now() from signed_in s, told t
    ), alerted as (
      insert into alert (site_id, contact_id, kind, vehicle_id, words, noun, every, consent, asked_at, created_at)
      select ${site}, id, 'vehicle', 1, 'A car', 'a car', 'day', '{}', now(), now() from told returning id, contact_id
    ), termed as (
      insert into alert_term (site_id, term, alert_id) select ${site}, 'any', id from alerted
    ), confirming as (
      insert into alert_confirmation (site_id, alert_id, contact_id, next_attempt_at, created_at)
      select ${site}, id, contact_id, now(), now() from alerted
    ), happened as (
      insert into stock_event (dealership_id, vehicle_id, kind, at) select dealership_id, id, 'listed', now() from car returning id
    ), indexed as (
      insert into indexed_event (site_id, event_id) select ${site}, id from happened
    ), digested as (
      insert into alert_digest (site_id, contact_id, day, next_attempt_at) select ${site}, id, '2026-11-01', now() from told
    ), noticed as (
      insert into alert_finding (site_id, contact_id, alert_id, event_id, vehicle_id, found_at)
      select ${site}, told.id, alerted.id, happened.id, 1, now() from told, alerted, happened
    ), reserved as (
      insert into reservation (number, site_id, idempotency_key, vehicle_id, dealership_id, state, contact, vehicle, deposit_cents, price_cents,
        hours, shown, lead)
      select 'R-' || ${site}, ${site}, 'key', id, dealership_id, 'expired', '{}', '{}', 20000, 3000000, 48, '{}', '{}' from car returning id
    ), reserving as (
      insert into reservation_event (site_id, reservation_id, from_state, event, to_state, by)
      select ${site}, id, 'held', 'hold-lapses', 'expired', 'clock' from reserved
    ), mailed as (
      insert into reservation_mail (site_id, reservation_id, kind) select ${site}, id, 'ended' from reserved
    ), paid as (
      insert into payment (id, site_id, purpose, reservation_id, provider, amount_cents)
      select gen_random_uuid(), ${site}, 'deposit', id, 'test', 20000 from reserved
    ), billed as (
      insert into invoice (site_id, number, number_key, purpose, total_cents) values (${site}, 'INV-1', 'INV-1', 'A service', 10000) returning id
    ), charged as (
      insert into payment (id, site_id, purpose, provider, amount_cents)
      values (gen_random_uuid(), ${site}, 'invoice', 'test', 10000) returning id
    ), towards as (
      insert into invoice_payment (payment_id, site_id, number, invoice_id, is_matched, reference, reference_key, amount_cents, surcharge_cents,
        pay_key, contact, shown, lead)
      select charged.id, ${site}, 'P-' || ${site}, billed.id, true, 'INV-1', 'INV-1', 10000, 0, 'key', '{}', '{}', '{}' from billed, charged
      returning payment_id
    ), receipted as (
      insert into invoice_mail (site_id, payment_id, kind) select ${site}, payment_id, 'receipt' from towards
    ), marked as (
      insert into vehicle_reservation (vehicle_id, dealership_id, is_reserved, changed_at) select id, dealership_id, false, now() from car
      on conflict (vehicle_id) do nothing
    ), valued as (
      insert into trade_in_offer (site_id, lead_id, car, low_cents, middle_cents, high_cents, reasons, evidence, made_at, until)
      select ${site}, id, '{}', 1, 2, 3, '[]', '{}', now(), now() + interval '1 day' from made
    ), begun as (
      insert into purchase (site_id, vehicle_id, visitor, answers) select ${site}, id, 'visitor', '{}' from car returning id
    ), linked as (
      insert into purchase_mail (site_id, purchase_id, address) select ${site}, id, 'anna@shopper.example' from begun
    ), revealed as (
      insert into call_reveal (site_id, vehicle_id, dealership_id, revealed_at) select ${site}, id, dealership_id, now() from car
    )
    insert into appointment (site_id, lead_id, location_id, kind, starts_at, place)
    select ${site}, made.id, home.location_id, 'service', '2026-12-01', 0 from made, home`.execute(fleet.all);
  await sql`select confirmation_refusal(${site}, ${JSON.stringify(aConfirmation())}::jsonb)`.execute(fleet.all);
}

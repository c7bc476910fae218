import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet();
  await fleet.stock('harbour-motors', [aVehicle(), aVehicle({ stocknum: 'A2' })]);
  await fleet.stock('summit-toyota', [aVehicle()]);
});
afterAll(() => fleet.end());

/** Whatever code may one day try: the database itself says no, naming the rule. */
const trying = (statement: RawBuilder<unknown>) => statement.execute(fleet.all);
const site = (slug: string) => sql`(select id from site where slug = ${slug})`;
const place = sql`(select id from location where slug = 'harbour-motors-yard')`;
const lead = (of: string, key: string) =>
  sql`insert into lead (site_id, idempotency_key, fields_digest, category, fields) values (${site(of)}, ${key}, 'd', 'enquiry', '{}')`;

test.each([
  'price_cents = -1',
  'km = -1',
  `car_type = 'stolen'`,
  `vin = 'short'`,
  `stocknum = ''`,
  'year = 1899',
  `slug = 'No Slug'`,
  `images = '{}'`,
])(
  'a vehicle with %s is refused',
  async (assignment) =>
    await expect(trying(sql`update vehicle set ${sql.raw(assignment)}`)).rejects.toThrow(/violates check constraint/),
);

test('two vehicles of a dealership cannot have one stock number, those of two may', async () => {
  await expect(trying(sql`update vehicle set stocknum = 'A1' where stocknum = 'A2'`)).rejects.toThrow(
    /unique constraint "vehicle_dealership_id_stocknum_key"/,
  );
});

test('two vehicles cannot have one address', async () =>
  await expect(trying(sql`update vehicle set slug = 'same'`)).rejects.toThrow(/unique constraint "vehicle_slug_key"/));

test('a vehicle cannot stand at a location of another dealership', async () =>
  await expect(
    trying(
      sql`update vehicle set location_id = (select id from location where slug = 'summit-toyota-yard') where stocknum = 'A2'`,
    ),
  ).rejects.toThrow(/foreign key/));

test('what belongs to a vehicle cannot be another dealership’s', async () =>
  await expect(
    trying(
      sql`insert into vehicle_market (vehicle_id, dealership_id) select v.id, d.id from vehicle v, dealership d where v.stocknum = 'A2' and d.slug = 'summit-toyota'`,
    ),
  ).rejects.toThrow(/foreign key/));

test('special hours that end before they begin, or have no hours at all, are refused', async () => {
  const hours = (open: string | null, close: string | null) =>
    sql`insert into special_hours (dealership_id, location_id, date, status, start_hour, end_hour)
      select dealership_id, id, '2026-12-24', 'Open', ${open}, ${close} from location where id = ${place}`;
  await expect(trying(hours('17:00', '08:00'))).rejects.toThrow(/violates check constraint/);
  await expect(trying(hours(null, null))).rejects.toThrow(/violates check constraint/);
  await hours('08:00', '12:00').execute(fleet.all);
});

test('a lead with a key that its site has seen is refused, and the same key on another site is not', async () => {
  await lead('harbour', 'one and the same').execute(fleet.all);
  await expect(trying(lead('harbour', 'one and the same'))).rejects.toThrow(
    /unique constraint "lead_site_id_idempotency_key_key"/,
  );
  await lead('summit', 'one and the same').execute(fleet.all);
});

test('one place at one time is given to one appointment', async () => {
  await lead('harbour', 'for an appointment').execute(fleet.all);
  const book = (number: number) =>
    sql`insert into appointment (site_id, lead_id, location_id, kind, starts_at, place)
      select site_id, id, ${place}, 'service', '2026-12-01T00:00:00Z', ${number}::smallint from lead where idempotency_key = 'for an appointment'`;
  await book(0).execute(fleet.all);
  await expect(trying(book(0))).rejects.toThrow(/unique constraint "appointment_place"/);
  await book(1).execute(fleet.all);
});

test('a delivery cannot be of another site’s lead', async () =>
  await expect(
    trying(
      sql`insert into delivery (site_id, lead_id, channel, target) select ${site('coastline')}, id, 'webhook', 'x' from lead limit 1`,
    ),
  ).rejects.toThrow(/foreign key/));

test('a price change from a price to the same price is none', async () =>
  await expect(
    trying(
      sql`insert into price_change (vehicle_id, dealership_id, from_cents, to_cents, changed_at) select id, dealership_id, 5, 5, now() from vehicle`,
    ),
  ).rejects.toThrow(/violates check constraint/));

test('an offer that ends before it starts and a review of six stars are refused', async () => {
  await expect(
    trying(
      sql`insert into offer (dealership_id, slug, name, starts_at, expires_at) select id, 'x', 'X', '2026-12-02', '2026-12-01' from dealership`,
    ),
  ).rejects.toThrow(/violates check/);
  await expect(
    trying(
      sql`insert into review (dealership_id, customer_name, text, rating, review_date) select id, 'X', 'X', 6, '2026-12-01' from dealership`,
    ),
  ).rejects.toThrow(/violates check/);
});

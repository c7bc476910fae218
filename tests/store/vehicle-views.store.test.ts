import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countView } from '#src/http/count-view.ts';
import { tidyViews } from '#src/jobs/tidy-tables.ts';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { viewsHref } from '#src/views/vehicle/vehicle-page.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { someVehicles } from '#tests/factories/a-vehicle.ts';
import { someServices } from '#tests/factories/some-services.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';
let fleet: Fleet;
let context: Context;
let other: Context;
let slugs: string[];
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'harbour' }),
    aSiteFile({ slug: 'group', dealerships: ['harbour-motors'], switches: { showsViews: false } }),
    aSiteFile({ slug: 'stranger' }),
  ]);
  await fleet.stock('harbour-motors', someVehicles(13));
  [context, other] = [await fleet.context('harbour'), await fleet.context('group')];
  slugs = (await fleet.all.selectFrom('vehicle').select('slug').orderBy('id').execute()).map(({ slug }) => slug);
});
afterAll(() => fleet.end());

interface Asking {
  readonly slug?: string;
  readonly ip?: string;
  readonly userAgent?: string;
  readonly at?: Date;
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly of?: Context;
  readonly method?: string;
}

/** Asks the counter as a visitor does. */
async function look({ slug = '', ip = '203.0.113.7', userAgent = PHONE, at = NOW, ...rest }: Asking) {
  const { headers = {}, query = '', of = context, method = 'GET' } = rest;
  const sender = { ip, visitor: null, session: null, isSecure: true, userAgent, page: '' };
  const request = new Request(`https://dealer.example/cars/${slug}/view.json${query}`, { headers, method });
  const answer = await countView(request, { ...of, sender, services: { ...of.services, now: () => at.getTime() } }, slug);
  return { status: answer.status, headers: answer.headers, body: method === 'HEAD' ? null : await answer.json() };
}
const views = async (asking: Asking) => ((await look(asking)).body as { views: number }).views;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('V16.1 the counter answers with views and car_fields, and nobody keeps the answer', async () => {
  const { status, headers, body } = await look({ slug: slugs[0] ?? '' });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({ views: 1, car_fields: expect.objectContaining({ status: 'in_stock', price: 25_000 }) });
});

test('V16h the address that a page asks at says what the page knows, so that nothing has changed', async () => {
  const car = await findVehicle(context, slugs[1] ?? '');
  const href = car === null ? null : viewsHref(context, car);
  expect(href).toMatch(
    new RegExp(`^/cars/${slugs[1]}/view\\.json\\?photos_count=0&updated_at=.+&website_id=${context.site.id}$`),
  );
  const query = `?${href?.split('?')[1]}`;
  expect((await look({ slug: slugs[1] ?? '', query })).body).toEqual({ views: 1, car_fields: {} });
});

test('V16i a site that does not show views gives its pages no address to ask at', async () => {
  const car = await findVehicle(other, slugs[1] ?? '');
  expect(car === null ? '' : viewsHref(other, car)).toBeNull();
});

test.each([
  '?photos_count=&updated_at=&website_id=',
  '?photos_count=-1e99&updated_at=%00&website_id=__proto__',
  '?updated_at=9e99',
])('V16j whatever a page says it knows, there is an answer: %s', async (query) =>
  expect((await look({ slug: slugs[2] ?? '', query })).status).toBe(200),
);

test.each(['no-such-car-999999', '%00', '..', 'a'.repeat(5_000)])('V16k the counter of %.20s is a 404', async (slug) =>
  expect((await look({ slug })).status).toBe(404),
);

test('V16l another site’s vehicle and one that never was are the same 404', async () => {
  const of = await fleet.context('stranger');
  expect(await look({ slug: slugs[0] ?? '', of })).toEqual(await look({ slug: 'no-such-car-999999', of }));
});

test('V16m the counter takes no POST', async () =>
  expect((await look({ slug: slugs[0] ?? '', method: 'POST' })).status).toBe(405));

test('V16n while the database is away the counter says so in the way programs read, and it is written down', async () => {
  const nowhere = connect('postgres://nobody:x@127.0.0.1:1/none');
  const told: string[] = [];
  const services = { ...context.services, warn: (_: unknown, what: string) => void told.push(what) };
  const of = { ...context, services, store: new SiteStore(nowhere, context.site.id) };
  expect(await look({ slug: slugs[0] ?? '', of })).toMatchObject({ status: 503, body: { status: 503 } });
  expect(told).toEqual(['A page view was not counted.']);
  await nowhere.destroy();
});

test('H5.1 a visitor counts once in half an hour, and again in the next', async () => {
  const slug = slugs[3] ?? '';
  const seen: number[] = [];
  for (const at of [NOW, later(1), later(29), later(30), later(31), later(61)]) seen.push(await views({ slug, at }));
  expect(seen).toEqual([1, 1, 1, 2, 2, 3]);
});

test('H5.1 another address and another browser are other visitors, and each vehicle has its own count', async () => {
  const slug = slugs[4] ?? '';
  expect(await views({ slug })).toBe(1);
  expect(await views({ slug, ip: '203.0.113.8' })).toBe(2);
  expect(await views({ slug, userAgent: `${PHONE} Other` })).toBe(3);
  expect(await views({ slug: slugs[5] ?? '' })).toBe(1);
});

test('H5.2 a robot, a page fetched ahead and a HEAD are told the number and do not count', async () => {
  const slug = slugs[6] ?? '';
  await views({ slug });
  expect(await views({ slug, ip: '198.51.100.1', userAgent: 'Googlebot/2.1' })).toBe(1);
  expect(await views({ slug, ip: '198.51.100.2', headers: { 'sec-purpose': 'prefetch;prerender' } })).toBe(1);
  expect(await views({ slug, ip: '198.51.100.3', headers: { purpose: 'prefetch' } })).toBe(1);
  expect((await look({ slug, ip: '198.51.100.4', method: 'HEAD' })).status).toBe(200);
  expect(await views({ slug })).toBe(1);
});

test('H5.1 twenty requests of one visitor at once count one', async () => {
  const slug = slugs[7] ?? '';
  await Promise.all(Array.from({ length: 20 }, () => look({ slug })));
  expect(await views({ slug })).toBe(1);
});

test('H5.1 twenty visitors at once count twenty', async () => {
  const slug = slugs[8] ?? '';
  await Promise.all(Array.from({ length: 20 }, (_, at) => look({ slug, ip: `198.51.100.${at}` })));
  expect(await views({ slug, ip: '198.51.100.0' })).toBe(20);
});

test('H5.1 a vehicle on two sites is counted on each by itself', async () => {
  const slug = slugs[9] ?? '';
  expect([await views({ slug }), await views({ slug, of: other })]).toEqual([1, 1]);
});

test('H9.1 an address that floods the counter is told the number and counts no more', async () => {
  const services = someServices(NOW, { counts: new AddressLimit(2, 600_000, () => NOW.getTime()) });
  const seen: number[] = [];
  for (const userAgent of ['a', 'b', 'c', 'd'])
    seen.push(await views({ slug: slugs[10] ?? '', userAgent, of: { ...context, services } }));
  expect(seen).toEqual([1, 2, 2, 2]);
});

test('H9.3 the views of one site, from however many addresses, are counted up to its limit, and told beyond it', async () => {
  const services = someServices(NOW, { counts: new AddressLimit(10, 600_000, () => NOW.getTime(), 2) });
  const seen: number[] = [];
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])
    seen.push(await views({ slug: slugs[12] ?? '', ip, of: { ...context, services } }));
  expect(seen).toEqual([1, 2, 2, 2]);
});

test('H5 nothing that is stored names an address or a browser', async () => {
  const client = new pg.Client({ connectionString: fleet.database.platform });
  await client.connect();
  const { rows } = await client.query('select visitor from vehicle_view');
  const { rows: all } = await client.query(`select to_jsonb(v)::text as row from vehicle_view v`);
  await client.end();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every(({ visitor }) => /^[\w-]{22}$/.test(String(visitor)))).toBe(true);
  expect(all.map(({ row }) => String(row)).join()).not.toMatch(/203\.0\.113|198\.51\.100|iPhone/);
});

test('H5 a view changes no edition of the site’s pages', async () => {
  const versions = () => fleet.all.selectFrom('version').selectAll().orderBy('kind').orderBy('id').execute();
  const before = await versions();
  await look({ slug: slugs[11] ?? '', ip: '192.0.2.77' });
  expect(await versions()).toEqual(before);
});

test('H5 each night the hashes and the salts older than a day go, and the counts stay', async () => {
  const pool = new pg.Pool({ connectionString: fleet.database.platform });
  await look({ slug: slugs[11] ?? '', ip: '192.0.2.1', at: new Date() });
  await look({ slug: slugs[11] ?? '', ip: '192.0.2.1', at: new Date(Date.now() - 3 * 86_400_000) });
  const days = async () => (await pool.query(`select day from view_salt where day < now() - interval '2 days'`)).rowCount;
  const old = async () =>
    (await pool.query(`select from vehicle_view where half_hour < extract(epoch from now()) / 1800 - 48`)).rowCount;
  const before = await views({ slug: slugs[11] ?? '', userAgent: '' });
  expect([await days(), await old()].every((count) => (count ?? 0) > 0)).toBe(true);
  await tidyViews.run({ db: fleet.all, log: pino({ level: 'silent' }) });
  expect([await days(), await old()]).toEqual([0, 0]);
  expect((await pool.query('select from vehicle_view')).rowCount).toBeGreaterThan(0);
  expect(await views({ slug: slugs[11] ?? '', userAgent: '' })).toBe(before);
  await pool.end();
});

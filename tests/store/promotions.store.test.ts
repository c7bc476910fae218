import { afterAll, beforeAll, expect, test } from 'vitest';
import { block as bodyTiles } from '#src/blocks/body-tiles/block.ts';
import { block as makeTiles } from '#src/blocks/make-tiles/block.ts';
import { block as vehicleRail } from '#src/blocks/vehicle-rail/block.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';
import { viewOf } from '#tests/factories/view-of.ts';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const sale = (from: number, until: number) => ({ from: iso(NOW.getTime() + from), until: iso(NOW.getTime() + until) });
let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet(
    [
      aSiteFile({
        slug: 'harbour',
        pages: { home: { title: 'Home', blocks: [{ block: 'vehicle-rail', heading: 'Sale', ...sale(HOUR, 2 * HOUR) }] } },
        announcement: { heading: 'Open late', ...sale(3 * HOUR, 4 * HOUR) },
        popup: { heading: 'Come in', expires: iso(NOW.getTime() + 5 * HOUR) },
      }),
      aSiteFile({ slug: 'summit', dealerships: [aDealership('summit-toyota')] }),
    ],
    undefined,
    [{ name: 'Toyota', logo_url: '/images/icons/toyota.svg', models: [] }],
  );
  const old = { created_at: '2026-01-01T00:00:00Z' };
  await fleet.stock('harbour-motors', [
    ...someVehicles(5, { ...old, make: 'Toyota', model: 'RAV4', body: 'SUV', simple_body: 'SUV' }),
    ...someVehicles(4, { ...old, make: 'Mazda', model: 'BT-50', body: 'Ute', simple_body: 'Ute' }).map((car, at) => ({
      ...car,
      stocknum: `B${at}`,
    })),
    aVehicle({ ...old, stocknum: 'H1', make: 'Kia', model: 'Rio', body: 'Hatch', simple_body: 'Hatch' }),
    aVehicle({ ...old, stocknum: 'V1', make: 'Kia', model: 'Carnival', body: 'Van', simple_body: 'Van' }),
    aVehicle({ ...old, stocknum: 'W1', make: 'Subaru', model: 'Outback', body: 'Wagon', simple_body: 'Wagon' }),
    aVehicle({ ...old, stocknum: 'GONE', make: 'Kia', model: 'Rio', status: 'sold', sold_date: '2026-11-01T00:00:00Z' }),
    aVehicle({ ...old, stocknum: 'HIDDEN', make: 'Kia', model: 'Rio', show_on_dealer_website: false }),
  ]);
  await fleet.stock('summit-toyota', [aVehicle({ ...old, stocknum: 'OTHER', make: 'Kia', model: 'Rio' })]);
});
afterAll(() => fleet.end());

test('O8i a showroom ends at each edge of what is dated on its site: block, announcement and popup', async () => {
  let now = NOW.getTime();
  const showrooms = fleet.showrooms({ now: () => now });
  const ends: number[] = [];
  for (let edge = 0; edge < 5; edge += 1) {
    now = (await showrooms.of(await fleet.siteId('harbour')))?.validUntil ?? 0;
    ends.push((now - NOW.getTime()) / HOUR);
  }
  expect(ends).toEqual([1, 2, 3, 4, 5]);
});

const listed = async (slug: string, facts: object) =>
  (await viewOf(vehicleRail, await fleet.context(slug), { heading: 'A list', ...facts })).cards.map(({ href }) => href);

test('S22.1 a fixed list never holds a car sold longer ago than the site shows them, nor a hidden one', async () =>
  expect(await listed('harbour', { filter: 'make:Kia' })).toEqual([
    expect.stringContaining('rio'),
    expect.stringContaining('carnival'),
  ]));

test('S22.1 a fixed list never holds another site’s car', async () => {
  const ours = await listed('harbour', { limit: 20 });
  const theirs = await listed('summit', { limit: 20 });
  expect(theirs).toHaveLength(1);
  expect(ours).not.toEqual(expect.arrayContaining(theirs));
});

test('S22.1 a fixed list is no longer than its limit', async () => expect(await listed('harbour', { limit: 3 })).toHaveLength(3));

test('O5.1 popular types are at most four, the most first, each with its label, its count and its search', async () =>
  expect(
    (await viewOf(bodyTiles, await fleet.context('harbour'), {})).tiles.map(({ label, count, href }) => [label, count, href]),
  ).toEqual([
    ['SUV', '5 in stock', '/search/suv'],
    ['Ute', '4 in stock', '/search/ute'],
    ['Hatch', '1 in stock', '/search/hatch'],
    ['Van', '1 in stock', '/search/van'],
  ]));

test('O5.2 make tiles show name, count and the mark of a make that has one', async () =>
  expect((await viewOf(makeTiles, await fleet.context('harbour'), { limit: 3 })).tiles).toMatchObject([
    { name: 'Toyota', count: '5 in stock', href: '/search/toyota', logoUrl: expect.stringContaining('toyota') },
    { name: 'Mazda', count: '4 in stock', href: '/search/mazda', logoUrl: null },
    { name: 'Kia', count: '2 in stock', href: '/search/kia', logoUrl: null },
  ]));

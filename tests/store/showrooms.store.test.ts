import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACETS } from '#src/rules/search/facets.ts';
import { shelfBytes } from '#src/showroom/shelf.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import { aFleet, type Fleet, NOW, THREE_SITES } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';

const DAY = 86_400_000;
let fleet: Fleet;
let id: Record<'harbour' | 'coastline' | 'summit' | 'sydney', number>;
beforeAll(async () => {
  fleet = await aFleet([
    ...THREE_SITES,
    aSiteFile({ slug: 'sydney', switches: { timeZone: 'Australia/Sydney', stockAgeLimitYears: 4 } }),
  ]);
  id = {
    harbour: await fleet.siteId('harbour'),
    coastline: await fleet.siteId('coastline'),
    summit: await fleet.siteId('summit'),
    sydney: await fleet.siteId('sydney'),
  };
  const old = { created_at: '2026-01-01T00:00:00Z' };
  await fleet.stock('harbour-motors', [
    aVehicle({ stocknum: 'SOLD', status: 'sold', sold_date: '2026-11-14T06:00:00Z', ...old }),
    aVehicle({ stocknum: 'FRESH', created_at: '2026-11-13T12:00:00Z' }),
    aVehicle({ stocknum: 'OLD', ...old }),
  ]);
  await fleet.stock('coastline-mg', someVehicles(3, { make: 'MG', model: 'ZS' }));
  await fleet.stock('summit-toyota', someVehicles(2));
  await fleet.stock('sydney-motors', [aVehicle({ year: 2022, ...old })]);
});
afterAll(() => fleet.end());

const cars = (showroom: Showroom | null) => showroom?.stock.fixedList([], 100);
const stocknums = (showroom: Showroom | null) => cars(showroom)?.map(({ stocknum }) => stocknum);

test('a showroom is loaded when its site is first asked for, once for all who ask, and kept', async () => {
  const showrooms = fleet.showrooms();
  expect(showrooms.loaded).toEqual([]);
  const [one, other] = await Promise.all([showrooms.of(id.harbour), showrooms.of(id.harbour)]);
  expect(one).toBe(other);
  expect(await showrooms.of(id.harbour)).toBe(one);
  expect(showrooms.loaded).toEqual([id.harbour]);
  expect(await showrooms.of(999_999)).toBeNull();
});

test('a look that finds nothing changed leaves every showroom as it is', async () => {
  const showrooms = fleet.showrooms();
  const before = await showrooms.of(id.harbour);
  await showrooms.refresh();
  expect(await showrooms.of(id.harbour)).toBe(before);
});

test('two sites with one dealership hold the same shelf, before and after it changes', async () => {
  const showrooms = fleet.showrooms();
  const shelves = async () => {
    const [summit, coastline] = [await showrooms.of(id.summit), await showrooms.of(id.coastline)];
    return { summit: summit?.shelves, coastline: coastline?.shelves };
  };
  const before = await shelves();
  expect(before.summit?.[1]).toBe(before.coastline?.[0]);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'N1', make: 'MG', model: 'ZS', km: 12 })]);
  await showrooms.refresh();
  const after = await shelves();
  expect(after.coastline?.[0]).not.toBe(before.coastline?.[0]);
  expect(after.summit?.[1]).toBe(after.coastline?.[0]);
  expect(after.summit?.[0], 'the dealership that did not change').toBe(before.summit?.[0]);
  const counted = new Set([...(after.summit ?? []), ...(after.coastline ?? [])]);
  const own = async (site: number) => 245 * 1024 + ((await showrooms.of(site))?.stock.bytes ?? 0);
  const expected = (await own(id.summit)) + (await own(id.coastline));
  expect(showrooms.bytes).toBe([...counted].reduce((sum, shelf) => sum + shelfBytes(shelf), expected));
});

test('sites that are loaded at the same time share the shelf of their common dealership', async () => {
  const showrooms = fleet.showrooms();
  // Both wait for the market's estimates, the last thing that a load reads, before either of them is in memory.
  const loading = await fleet.all.transaction().execute(async (transaction) => {
    await sql`lock table market_estimate in access exclusive mode`.execute(transaction);
    const both = Promise.all([showrooms.of(id.summit), showrooms.of(id.coastline)]);
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int from pg_locks where relation = 'market_estimate'::regclass and not granted`.execute(transaction);
      return rows[0]?.count;
    };
    await expect.poll(waiting).toBe(2);
    return { both };
  });
  const [summit, coastline] = await loading.both;
  expect(summit?.shelves[1]).toBe(coastline?.shelves[0]);
});

test('when the memory set aside is full, the least used site leaves; the one just asked for stays', async () => {
  const all = fleet.showrooms();
  await all.of(id.harbour);
  await all.of(id.summit);
  const showrooms = fleet.showrooms({ budgetBytes: all.bytes });
  await showrooms.of(id.harbour);
  await showrooms.of(id.summit);
  await showrooms.of(id.harbour);
  expect(showrooms.loaded.toSorted((a, b) => a - b)).toEqual([id.harbour, id.summit]);
  await showrooms.of(id.sydney);
  expect(showrooms.loaded.toSorted((a, b) => a - b)).toEqual([id.harbour, id.sydney]);
  const tight = fleet.showrooms({ budgetBytes: 1 });
  await tight.of(id.harbour);
  expect(await tight.of(id.summit)).not.toBeNull();
  expect(tight.loaded).toEqual([id.summit]);
});

test('S7.2 a sold car leaves the list at the exact end of its days, without a word from the database', async () => {
  let now = NOW.getTime();
  const showrooms = fleet.showrooms({ now: () => now });
  const leaves = Date.parse('2026-11-14T06:00:00Z') + 3 * DAY;
  const before = await showrooms.of(id.harbour);
  now = leaves - 1;
  expect(stocknums(await showrooms.of(id.harbour))).toEqual(['SOLD', 'FRESH', 'OLD']);
  expect((await showrooms.of(id.harbour))?.validUntil).toBe(leaves);
  now = leaves;
  const after = await showrooms.of(id.harbour);
  expect(stocknums(after)).toEqual(['FRESH', 'OLD']);
  expect(after?.edition).not.toBe(before?.edition);
  expect(after?.shelves).toEqual(before?.shelves);
});

test('C7.6 a car stops being new at the exact end of its eight days: the showroom ends there', async () => {
  const ends = Date.parse('2026-11-13T12:00:00Z') + 8 * DAY;
  let now = ends - 1;
  const showrooms = fleet.showrooms({ now: () => now });
  expect((await showrooms.of(id.harbour))?.validUntil).toBe(ends);
  now = ends;
  const after = await showrooms.of(id.harbour);
  expect(after?.asOf).toBe(ends);
  expect(after?.validUntil).toBeGreaterThan(ends);
});

test('P10g a showroom ends at midnight in the site’s own zone, when a year passes too', async () => {
  let now = Date.parse('2026-12-31T12:00:00Z');
  const showrooms = fleet.showrooms({ now: () => now });
  // Sydney keeps daylight saving, Brisbane does not.
  expect((await showrooms.of(id.sydney))?.validUntil).toBe(Date.parse('2026-12-31T13:00:00Z'));
  expect((await showrooms.of(id.coastline))?.validUntil).toBe(Date.parse('2026-12-31T14:00:00Z'));
  expect(stocknums(await showrooms.of(id.sydney))).toEqual(['A1']);
  now = Date.parse('2026-12-31T13:00:00Z');
  expect(stocknums(await showrooms.of(id.sydney)), 'a car of 2022 is five years old in 2027').toEqual([]);
});

test('a large site is loaded in a thread of its own, to the same showroom', async () => {
  const [here, there] = [await fleet.showrooms().of(id.summit), await fleet.showrooms({ threadAbove: 1 }).of(id.summit)];
  expect(cars(there)).toEqual(cars(here));
  expect(there?.site).toEqual(here?.site);
  expect(there?.madeOf).toEqual(here?.madeOf);
  const search = (showroom: Showroom | null) =>
    showroom?.stock.search(
      { text: 'toyta corolla', sort: 'latest', words: {}, ranges: {} },
      { offset: 0, limit: 9, facets: FACETS },
    );
  expect(search(here)?.count).toBe(2);
  expect(search(there)).toEqual(search(here));
  expect(there?.stock.vehicle(String(cars(here)?.[0]?.id))).toEqual(here?.stock.vehicle(String(cars(here)?.[0]?.id)));
});

test('a thread that cannot load says so, and the next one who asks tries again', async () => {
  const away = fleet.showrooms({ threadAbove: 1, url: 'postgres://nobody:x@127.0.0.1:1/none' });
  await expect(away.of(id.summit)).rejects.toThrow(/ECONNREFUSED/);
  await expect(away.of(id.summit)).rejects.toThrow(/ECONNREFUSED/);
  expect(away.loaded).toEqual([]);
});

test('P6l a dealership that leaves a site takes its stock out of that site’s showroom', async () => {
  const showrooms = fleet.showrooms();
  expect((await showrooms.of(id.summit))?.stock.count).toBe(5);
  await fleet.apply([aSiteFile({ slug: 'summit', dealerships: [aDealership('summit-toyota')] })]);
  await showrooms.refresh();
  expect((await showrooms.of(id.summit))?.stock.count).toBe(2);
});

test('J3 a site whose stored document is corrupt is served as it was, and keeps no other site from its changes', async () => {
  const own = await aFleet();
  const showrooms = own.showrooms();
  const [broken, other] = [await own.siteId('summit'), await own.siteId('coastline')];
  const before = await showrooms.of(broken);
  await showrooms.of(other);
  await sql`update site_definition set definition = '{"pages": 7}' where site_id = ${broken}`.execute(own.all);
  await sql`update version set number = number + 1 where kind = 'site' and id = ${broken}`.execute(own.all);
  await own.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS' })]);
  const failed = await showrooms.refresh();
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatch(/^summit: /);
  expect(await showrooms.of(broken)).toBe(before);
  expect(stocknums(await showrooms.of(other))).toEqual(['C1']);
  await own.end();
});

test('S7.2 a clock that was two days ahead and is put right leaves nothing behind: the sold car that left is on the list again', async () => {
  const right = NOW.getTime();
  let now = right;
  const showrooms = fleet.showrooms({ now: () => now });
  expect(stocknums(await showrooms.of(id.harbour))).toEqual(['SOLD', 'FRESH', 'OLD']);
  now = right + 4 * DAY;
  expect(stocknums(await showrooms.of(id.harbour))).toEqual(['FRESH', 'OLD']);
  now = right;
  expect(stocknums(await showrooms.of(id.harbour))).toEqual(['SOLD', 'FRESH', 'OLD']);
});

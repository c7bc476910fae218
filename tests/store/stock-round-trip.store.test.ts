import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { exportLines } from '#src/cli/export-lines.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { exportStock } from '#src/use-cases/stock/export-stock.ts';
import { aFeed } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { EVERY_FIELD } from '#tests/factories/every-field.ts';

let fleet: Fleet;
let feed: ReturnType<typeof aFeed>;
beforeAll(async () => {
  const locations = [aLocation({ slug: 'main', primary: true }), aLocation({ slug: 'annex' })];
  const others = [aLocation({ slug: 'hill' }), aLocation({ slug: 'top', name: 'Hilltop', primary: true })];
  fleet = await aFleet([
    aSiteFile({ dealerships: [aDealership('harbour-motors', { locations })] }),
    aSiteFile({ slug: 'between', dealerships: [aDealership('midtown')] }),
    aSiteFile({ slug: 'elsewhere', dealerships: [aDealership('uptown', { locations: others })] }),
  ]);
  feed = aFeed(fleet);
});
afterAll(async () => {
  feed.end();
  await fleet.end();
});

async function exported(dealership: string): Promise<Readonly<Record<string, string>>[]> {
  const rows: Readonly<Record<string, string>>[] = [];
  await exportStock(fleet.platform, { dealership, now: NOW }, (some) => Promise.resolve(void rows.push(...some)));
  return rows;
}

test('J1 an export says how many vehicles are not in it, sold ones and those off the site', async () => {
  const long = new Date(NOW.getTime() - 40 * DAY_MS).toISOString();
  const before = await exportStock(fleet.platform, { dealership: 'midtown', now: NOW }, () => Promise.resolve());
  expect(before).toEqual({ written: 0, sold: 0, hidden: 0 });
  await fleet.stock('midtown', [
    aVehicle({ stocknum: 'X1' }),
    aVehicle({ stocknum: 'X2', sold: true, status: 'sold', sold_date: long }),
    aVehicle({ stocknum: 'X3', sold: true, status: 'sold', sold_date: long }),
    aVehicle({ stocknum: 'X4', show_on_dealer_website: false }),
  ]);
  const after = await exportStock(fleet.platform, { dealership: 'midtown', now: NOW }, () => Promise.resolve());
  expect(after).toEqual({ written: 1, sold: 2, hidden: 1 });
  expect(exportLines('out.csv', after)).toEqual([
    '1 vehicle written to out.csv.',
    '2 sold vehicles and 1 that is off the site are not in the file.',
  ]);
});

test('J1 stock that is exported and imported elsewhere is equal, whatever its vehicles say, but for locations that are not there', async () => {
  const demo = [...((await firstStock('redgum-caravans', NOW)) ?? []), ...((await firstStock('swiftlane-cars', NOW)) ?? [])].map(
    (car) => ({ ...(car as object), location: 'main' }),
  );
  const strange = { ...EVERY_FIELD, stocknum: '00123', location: 'annex', badge: '=1+1, "quoted"\nand {braced}', tag: 'true' };
  const { added, setAside } = await fleet.stock('harbour-motors', [{ ...EVERY_FIELD, location: 'main' }, strange, ...demo]);
  expect(setAside).toEqual([]);
  const first = await exported('harbour-motors');
  expect(first.length).toBeGreaterThan(50);
  expect(first.find(({ stocknum }) => stocknum === '00123')).toMatchObject({
    badge: strange.badge,
    tag: 'true',
    location: 'annex',
  });
  const account = await feed.rows(first, { dealership: 'uptown', isAccepted: true });
  expect(account).toMatchObject({ added: first.length, setAside: [], repairedRows: first.length });
  expect(account.notes.map(({ from, to, how, count }) => ({ from, to, how, count }))).toEqual([
    { from: 'main', to: 'Hilltop, the main location: this dealership has no "main"', how: 'repaired', count: first.length - 1 },
    { from: 'annex', to: 'Hilltop, the main location: this dealership has no "annex"', how: 'repaired', count: 1 },
  ]);
  expect(await exported('uptown')).toEqual(first.map((row) => ({ ...row, location: 'top' })));
  const again = await feed.rows(first, { mode: 'changes' });
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: first.length, changes: [] });
  expect(added).toBeGreaterThanOrEqual(first.length);
});

test('J1 an export names every field that an import knows', async () => {
  const { vehicleInput } = await import('#src/use-cases/stock/parse-vehicle.ts');
  const [row = {}] = await exported('harbour-motors');
  // Thumbnails are part of the images there.
  expect(Object.keys(row).toSorted()).toEqual(
    Object.keys(vehicleInput.shape)
      .filter((name) => name !== 'thumbnails')
      .toSorted(),
  );
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { exportStock } from '#src/use-cases/stock/export-stock.ts';
import { aFeed } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { EVERY_FIELD } from '#tests/factories/every-field.ts';

let fleet: Fleet;
let feed: ReturnType<typeof aFeed>;
beforeAll(async () => {
  const locations = [aLocation({ slug: 'main', primary: true }), aLocation({ slug: 'annex' })];
  fleet = await aFleet([
    aSiteFile({ dealerships: [aDealership('harbour-motors', { locations })] }),
    aSiteFile({ slug: 'elsewhere', dealerships: [aDealership('uptown', { locations })] }),
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

test('J1 stock that is exported and imported elsewhere is equal, whatever its vehicles say', async () => {
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
  expect(account).toMatchObject({ added: first.length, setAside: [], notes: [] });
  expect(await exported('uptown')).toEqual(first);
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

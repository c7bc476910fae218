import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { type FeedImported, importFeed } from '#src/use-cases/stock/import-feed.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { MARKETPLACE_MAKES, marketplaceCsv, marketplaceRows, type RightAnswer } from '#tests/factories/a-marketplace-file.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

const ROWS = 16_000;
const SEED = 20_261_117;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-marketplace-'));
const file = path.join(folder, 'listing.csv');
const rows = [...marketplaceRows(ROWS, SEED)];
let fleet: Fleet;
let imported: Exclude<FeedImported, { kind: 'proposed' }>;

const bring = async (isAccepted: boolean) =>
  importFeed(new PlatformStore(fleet.all), {
    feed: await openFeed(file),
    dealership: 'harbour-motors',
    name: 'listing',
    source: 'listing.csv',
    mapping: null,
    mode: 'snapshot',
    isAccepted,
    isDryRun: false,
    now: NOW,
  });

beforeAll(async () => {
  writeFileSync(file, marketplaceCsv(rows));
  fleet = await aFleet([aSiteFile({ dealerships: [aDealership('harbour-motors')] })]);
  for (const { name, also } of MARKETPLACE_MAKES)
    await fleet.all.insertInto('manufacturer').values({ slug: name.toLowerCase(), name, also }).execute();
  const done = await bring(true);
  if (done.kind === 'proposed') throw new Error('The mapping was not accepted.');
  imported = done;
}, 120_000);
afterAll(async () => {
  await fleet.end();
  rmSync(folder, { recursive: true });
});

test('J8 every row of a marketplace’s file is accounted for, and exactly the rows that no one could read are set aside', () => {
  const { account } = imported;
  const wrong = rows.flatMap(({ right }, at) => (right === null ? [at + 1] : []));
  expect(account.setAside.map(({ row }) => row)).toEqual(wrong);
  expect(account).toMatchObject({ rows: ROWS, added: ROWS - wrong.length, changed: 0, unchanged: 0, held: [], removed: 0 });
  expect(account.numbered).toBeGreaterThan(0);
});

test('J8 at least 99% of the fields of a marketplace’s file are read rightly', async () => {
  const stored = await fleet.all
    .selectFrom('vehicle')
    .leftJoin('vehicleVariant', 'vehicleVariant.vehicleId', 'vehicle.id')
    .select([
      'year',
      'make',
      'model',
      'carType',
      'priceCents',
      'km',
      'simpleBody',
      'simpleTransmission',
      'simpleFuel',
      'simpleDrive',
    ])
    .select([
      'engineSizeLitres',
      'vehicleVariant.cylinders',
      'vehicleVariant.fuelconsumptioncombined',
      'doors',
      'seats',
      'colour',
      'interiorColour',
    ])
    .orderBy('vehicle.id')
    .execute();
  const right = rows.flatMap(({ right: answer }) => (answer === null ? [] : [answer]));
  expect(stored.length).toBe(right.length);
  const wrong = new Map<keyof RightAnswer, string[]>();
  const number = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  for (const [at, car] of stored.entries()) {
    const read: Record<keyof RightAnswer, unknown> = {
      year: car.year,
      make: car.make,
      model: car.model,
      car_type: car.carType,
      price: car.priceCents === null ? null : Number(car.priceCents) / 100,
      km: car.km,
      simple_body: car.simpleBody,
      simple_transmission: car.simpleTransmission,
      simple_fuel: car.simpleFuel,
      simple_drive: car.simpleDrive,
      engine_size_litres: number(car.engineSizeLitres),
      cylinders: car.cylinders ?? null,
      fuel_use: number(car.fuelconsumptioncombined),
      doors: car.doors,
      seats: car.seats,
      colour: car.colour,
      interior_colour: car.interiorColour,
    };
    for (const [name, answer] of Object.entries(right[at] ?? {}) as [keyof RightAnswer, unknown][])
      if (read[name] !== answer)
        wrong.set(name, [...(wrong.get(name) ?? []), `${at}: ${JSON.stringify(read[name])} for ${JSON.stringify(answer)}`]);
  }
  const fields = right.length * 17;
  const count = [...wrong.values()].flat().length;
  const share = 1 - count / fields;
  console.info(`${fields - count} of ${fields} fields read rightly: ${(share * 100).toFixed(2)}%`);
  expect(
    share,
    [...wrong].map(([name, list]) => `${name}: ${list.length}, ${list.slice(0, 3).join('; ')}`).join('\n'),
  ).toBeGreaterThanOrEqual(0.99);
});

test('J1 the same marketplace’s file again changes nothing', async () => {
  const again = await bring(false);
  if (again.kind === 'proposed') throw new Error('The mapping was not kept.');
  const { account } = again;
  expect([account.unchanged + account.setAside.length, account.added, account.changed, account.removed]).toEqual([ROWS, 0, 0, 0]);
});

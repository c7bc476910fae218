import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aCheckoutClient } from './checkout-client.ts';
import { aDataFolder } from './data-folder.ts';
import { until } from './processes.ts';
import { everyDoor, twoForecourts } from './two-forecourts.ts';

test('R2 a vehicle that is paid for at one process is RESERVED on the cached pages of every process and every site', async () => {
  const shop = await twoForecourts(path.dirname(aDataFolder()), { cars: 1 });
  onTestFinished(() => shop.stop());
  const slug = shop.cars[0]?.slug ?? '';
  const doors = everyDoor(shop.ports);
  const pages = doors.flatMap((door) => [`/cars/${slug}`, '/search/new-used-and-demo-cars/'].map((page) => ({ door, page })));
  const [looker, buyer] = [aCheckoutClient(1), aCheckoutClient(2)];
  const shown = async () =>
    Promise.all(pages.map(async ({ door, page }) => (await looker.open(door, page)).text.includes('RESERVED')));
  // Twice: the second time each of them comes from memory.
  await shown();
  expect(await shown()).toEqual(pages.map(() => false));
  const [door] = doors;
  if (door === undefined) throw new Error('There is no process.');
  expect((await buyer.pay(door, slug)).status).toBe(303);
  await until('every page says RESERVED', async () => (await shown()).every(Boolean));
});

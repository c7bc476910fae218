import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { makeSite } from '#tests/e2e/make-site.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';
import { serverRun } from '#tests/e2e/server-run.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';

const CARS = 'Stock No,Make,Model,Year,Price,Odometer,Condition\nF1,Mazda,Sent,2022,"$31,490",42000,Used\n';
const MAPPING = {
  columns: {
    stocknum: ['Stock No'],
    make: ['Make'],
    model: ['Model'],
    year: ['Year'],
    price: ['Price'],
    km: ['Odometer'],
    car_type: ['Condition'],
  },
  defaults: {},
};

test('J10, N5.1 a vehicle page shows the photos that its feed put into its folder, in their order and widths, and skips one that failed', async ({
  page,
}) => {
  // A folder is looked into every few seconds, a file must rest for ten, and photos are recorded together.
  test.slow();
  const yard = await makeSite('photos');
  const mapping = { ...MAPPING, columns: { ...MAPPING.columns, photos: ['Photos'] } };
  await yard.change((file) => ({
    ...file,
    dealerships: file.dealerships.map((one) =>
      typeof one === 'string' ? one : { ...one, feeds: [{ name: 'ftp', from: { kind: 'folder' }, mapping }] },
    ),
  }));
  const folder = path.join(serverRun().dataDir, 'feeds', yard.dealership, 'ftp');
  mkdirSync(path.join(folder, 'photos'), { recursive: true });
  const put = (name: string, bytes: Buffer | string) => {
    writeFileSync(path.join(folder, name), bytes);
    // Put there a while ago: a photo that is still being written waits for its next turn.
    utimesSync(path.join(folder, name), new Date(0), new Date(0));
  };
  const colours = { 'front.jpg': '#ff0000', 'photos/side.jpg': '#00ff00', 'back.jpg': '#0000ff' };
  for (const [name, colour] of Object.entries(colours)) put(name, await aPhoto(colour));
  put('phone.heic', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'x'.repeat(40)}`);
  put(
    'stock.csv',
    'Stock No,Make,Model,Year,Price,Odometer,Condition,Photos\nP1,Mazda,Pictured,2022,31490,42000,Used,phone.heic|front.jpg|photos/side.jpg|back.jpg\n',
  );
  const shown = async () => {
    const found = /\/cars\/[\w-]*pictured[\w-]*/.exec((await fetchSite(yard.slug, '/search/mazda')).text)?.[0];
    if (found === undefined) return [];
    await page.goto(`${site(yard.slug)}${found}`);
    const photos = await page
      .locator('img[src*="/images/photos/"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
    return [...new Set(photos.map((src) => /photos\/([0-9a-f]+)/.exec(src)?.[1]))];
  };
  await expect.poll(async () => (await shown()).length, { timeout: 60_000 }).toBe(3);
  const hashes = await Promise.all(
    Object.values(colours).map(async (colour) =>
      createHash('sha256')
        .update(await aPhoto(colour))
        .digest('hex')
        .slice(0, 32),
    ),
  );
  expect(await shown()).toEqual(hashes);
  const first = page.locator('img[src*="/images/photos/"]').first();
  await expect(first).toHaveAttribute('srcset', /[?&]w=\d+/);
  const picture = new URL((await first.getAttribute('src')) ?? '', site(yard.slug));
  expect((await fetchSite(yard.slug, picture.pathname + picture.search)).status).toBe(200);
  const listed = await runForecourt(['photos', '--dealership', yard.dealership, '--failed']);
  expect(listed.stdout).toContain('The photo is a HEIC, which cannot be read here: send it as JPEG.');
});

test('J7 a file that a program sends, and one that is put into a folder, are on the site', async () => {
  const yard = await makeSite('feeds');
  const changed = await yard.change((file) => ({
    ...file,
    dealerships: file.dealerships.map((one) =>
      typeof one === 'string'
        ? one
        : {
            ...one,
            feeds: [
              { name: 'hook', from: { kind: 'webhook', key_number: 1 }, mapping: MAPPING },
              { name: 'ftp', from: { kind: 'folder' }, mapping: MAPPING },
            ],
          },
    ),
  }));
  expect(changed).toMatchObject({ code: 0 });
  const key = (await runForecourt(['feeds', 'key', 'hook', '--dealership', yard.dealership])).stdout.trim();
  const send = (body: string, at = new Date()) =>
    fetchSite(yard.slug, '/api/stock', {
      method: 'POST',
      headers: {
        'Content-Type': 'text/csv',
        'webhook-id': 'e2e-1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(key).sign('e2e-1', at, CARS),
      },
      body,
    });
  expect((await send(CARS.replace('31,490', '1'))).status).toBe(401);
  expect((await send(CARS, new Date(Date.now() - 600_000))).status).toBe(401);
  expect((await send(CARS)).status).toBe(202);
  const folder = path.join(serverRun().dataDir, 'feeds', yard.dealership, 'ftp');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'stock.csv'), CARS.replace('F1,Mazda,Sent', 'F2,Mazda,Dropped'));
  const page = async () => (await fetchSite(yard.slug, '/search/mazda')).text;
  await expect.poll(page, { timeout: 45_000 }).toContain('2022 Mazda Sent');
  await expect.poll(page, { timeout: 45_000 }).toContain('2022 Mazda Dropped');
  expect((await send(CARS)).status).toBe(200);
});

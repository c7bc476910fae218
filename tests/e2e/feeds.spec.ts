import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { makeSite } from '#tests/e2e/make-site.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import { chooseContact } from '#src/use-cases/alerts/own-alerts.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { linesOfCars, saidBy } from '#tests/factories/words-of-cars.ts';
import { ALL_CARS, aSearch, ask, started } from './alert-harness.ts';
import { aDigestHarness, type DigestHarness } from './digest-harness.ts';
import { aPhone } from './sign-in-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let harness: DigestHarness;
beforeAll(async () => {
  harness = await aDigestHarness([
    aSiteFile({
      slug: 'vans',
      name: 'Sample Vans',
      switches: { itemType: 'caravan', timeZone: 'Australia/Brisbane', savesTo: 'account' },
      dealerships: [aDealership('sample-vans')],
    }),
  ]);
});
afterAll(() => harness.end());

const aVan = (stocknum: string, facts: object = {}) =>
  aVehicle({
    stocknum,
    item_type: 'caravan',
    make: 'Jayco',
    model: 'Journey',
    badge: '',
    body: 'Caravan',
    price: 60_000,
    ...facts,
  });

test('P5.2, A11 an alert about caravans has no word of cars: not when it is asked for, and not in what it tells by email or text', async () => {
  await harness.stock('sample-vans', [aVan('WATCHED'), aVan('SOLD')]);
  await harness.match();
  const context = await harness.at('vans');
  await ask(context, ALL_CARS, { email: 'asked@shopper.example' });
  await harness.confirm();
  for (const wanted of [ALL_CARS, aSearch('refinementList[car_type][]=used')]) await started(context, harness.fleet, wanted);
  const phone = aPhone();
  const row = { siteId: context.site.id, phone, createdAt: harness.now() };
  const { id } = await harness.fleet.all.insertInto('shopper').values(row).returning('id').executeTakeFirstOrThrow();
  const signedIn = { shopperId: id, sessionId: '', phone };
  for (const { id: vehicle } of await harness.fleet.all.selectFrom('vehicle').select('id').execute())
    await saveCar(context, signedIn, vehicle);
  await chooseContact(context, signedIn, { channel: 'sms' });
  harness.pass(HOUR);
  await harness.stock('sample-vans', [aVan('WATCHED', { price: 55_000 }), aVan('SOLD', { status: 'sold' }), aVan('NEW')]);
  await harness.news();
  harness.pass(DAY);
  await harness.stock('sample-vans', [aVan('NEW2', { car_type: 'used' }), aVan('NEW3', { car_type: 'used' })]);
  await harness.news();
  const subjects = harness.mail.mails.map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Confirm your alert: caravans', '1 new caravan', '2 new caravans', '2 new used caravans']),
  );
  expect(harness.texts.map(({ text }) => text)).toEqual([expect.stringContaining('1 price drop and 1 sold')]);
  const mails = harness.mail.mails.flatMap(({ subject = '', text = '', html = '' }) => [
    subject,
    ...text.split('\n'),
    ...saidBy(html),
  ]);
  expect(linesOfCars([...mails, ...harness.texts.flatMap(({ text }) => text.split('\n'))])).toEqual([]);
});

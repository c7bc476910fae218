import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stopAlert, stopEveryAlert } from '#src/use-cases/alerts/alert-links.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { ALL_CARS, aSearch, ask, started } from './alert-harness.ts';
import { aDigestHarness, type DigestHarness } from './digest-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let harness: DigestHarness;
beforeEach(async () => {
  harness = await aDigestHarness();
});
afterEach(() => harness.end());

const tesla = (facts: object = {}) =>
  aVehicle({
    stocknum: 'T1',
    year: 2023,
    make: 'Tesla',
    model: 'Model 3',
    simple_fuel: 'Electric',
    simple_body: 'SUV',
    price: 38_490,
    ...facts,
  });
const carId = async (stocknum: string) =>
  (await harness.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).id;
const ELECTRIC = aSearch('refinementList[fuel][]=electric&refinementList[body][]=SUV&range[price]=:40000');

/** Somebody with an alert about a vehicle that was for sale an hour before. */
async function watching(facts: object = {}) {
  await harness.stock('harbour-motors', [tesla(facts)]);
  await harness.match();
  const person = await started(await harness.at('harbour'), harness.fleet, { kind: 'vehicle', vehicleId: await carId('T1') });
  harness.pass(HOUR);
  return person;
}

test('A11 new matches of a saved search are told in one email, whose subject says how many and of what', async () => {
  await harness.stock('harbour-motors', [tesla({ stocknum: 'OLD' })]);
  harness.pass(HOUR);
  const { email } = await started(await harness.at('harbour'), harness.fleet, ELECTRIC);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [
    tesla({ stocknum: 'T1' }),
    tesla({ stocknum: 'T2' }),
    tesla({ stocknum: 'T3', price: 40_001 }),
    tesla({ stocknum: 'T4', simple_fuel: 'Diesel' }),
  ]);
  expect(await harness.news()).toEqual([{ to: email, subject: '2 new electric SUVs under $40,000' }]);
  const [sent] = harness.mail.mails;
  expect(sent?.text).toContain('New: 2023 Tesla Model 3\n$38,490');
  expect(sent?.text).toContain('Harbour Motors Newstead\n1 Quay Street\nNewstead QLD 4006\n07 5550 0001');
  expect(sent?.text?.match(/^New: /gm)).toHaveLength(2);
  harness.pass(DAY);
  expect(await harness.news()).toEqual([]);
});

test('A11 a site that has turned alerts off finds and sends none', async () => {
  await harness.end();
  const dealerships = [aDealership('harbour-motors')];
  harness = await aDigestHarness([aSiteFile({ slug: 'harbour', dealerships, switches: { hasAlerts: false } })]);
  await started(await harness.at('harbour'), harness.fleet, ELECTRIC);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla()]);
  expect(await harness.news()).toEqual([]);
  expect(await harness.fleet.all.selectFrom('alertFinding').select('eventId').execute()).toEqual([]);
});

test('A11 a price that fell is told with the price before and now; one that rose never is', async () => {
  const { email } = await watching();
  await harness.stock('harbour-motors', [tesla({ price: 39_000 })]);
  expect(await harness.news()).toEqual([]);
  harness.pass(DAY);
  await harness.stock('harbour-motors', [tesla({ price: 37_500 })]);
  expect(await harness.news()).toEqual([{ to: email, subject: '$1,500 less: 2023 Tesla Model 3' }]);
  expect(harness.mail.mails[0]?.text).toContain('Was $39,000, now $37,500');
});

test('A11 where the site shows a price per week, one that fell is told as such, and the price that nobody sees is not', async () => {
  await harness.end();
  const dealerships = [aDealership('harbour-motors')];
  harness = await aDigestHarness([
    aSiteFile({
      slug: 'harbour',
      dealerships,
      switches: { timeZone: 'Australia/Brisbane', offersSubscriptions: true },
    }),
  ]);
  const { email } = await watching({ subscription_price: 289 });
  await harness.stock('harbour-motors', [tesla({ subscription_price: 289, price: 30_000 })]);
  expect(await harness.news()).toEqual([]);
  harness.pass(DAY);
  await harness.stock('harbour-motors', [tesla({ subscription_price: 269, price: 30_000 })]);
  expect(await harness.news()).toEqual([{ to: email, subject: '$20 less per week: 2023 Tesla Model 3' }]);
  expect(harness.mail.mails[0]?.text).toContain('Was $289, now $269 per week\n$269 a week, subscription');
});

test('A11 a price that fell and rose again before the email is not told', async () => {
  await watching();
  harness.setClock('2026-11-17T12:00:00Z');
  await harness.stock('harbour-motors', [tesla({ price: 30_000 })]);
  expect(await harness.news()).toEqual([]);
  await harness.stock('harbour-motors', [tesla({ price: 38_490 })]);
  harness.setClock('2026-11-18T00:00:00Z');
  expect(await harness.news()).toEqual([]);
});

test('A11 a sale is told to those who watch the vehicle, without its price, and not to those whose search it matched', async () => {
  const { email } = await watching();
  const searcher = await started(await harness.at('harbour'), harness.fleet, ELECTRIC);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla({ sold: true, status: 'sold' })]);
  expect(await harness.news()).toEqual([{ to: email, subject: 'Sold: 2023 Tesla Model 3' }]);
  expect(harness.mail.mails[0]?.text).not.toContain('38,490');
  expect(searcher.email).not.toBe(email);
});

test('A11 a new match that was sold before the email is left out', async () => {
  await started(await harness.at('harbour'), harness.fleet, ALL_CARS);
  harness.setClock('2026-11-17T12:00:00Z');
  await harness.stock('harbour-motors', [tesla()]);
  expect(await harness.match()).toBe(1);
  await harness.stock('harbour-motors', [tesla({ sold: true, status: 'sold' })]);
  harness.setClock('2026-11-18T00:00:00Z');
  expect(await harness.news()).toEqual([]);
});

test('A11 a price that falls to where a search finds the vehicle is a new match; one that falls further is none', async () => {
  await harness.stock('harbour-motors', [tesla({ price: 45_000 })]);
  await harness.match();
  const { email } = await started(await harness.at('harbour'), harness.fleet, ELECTRIC);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla({ price: 39_990 })]);
  expect(await harness.news()).toEqual([{ to: email, subject: '$5,010 less: 2023 Tesla Model 3' }]);
  harness.pass(DAY);
  await harness.stock('harbour-motors', [tesla({ price: 35_000 })]);
  expect(await harness.news()).toEqual([]);
});

test('A11 a change is told once to a person, however many alerts it fits, and one digest a day holds everything', async () => {
  const { email } = await watching();
  const context = await harness.at('harbour');
  for (const wanted of [ALL_CARS, ELECTRIC]) await started(context, harness.fleet, wanted, { email });
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla({ price: 37_000 }), tesla({ stocknum: 'T2', simple_fuel: 'Petrol' })]);
  expect(await harness.news()).toEqual([{ to: email, subject: '1 price drop and 1 new match' }]);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla({ stocknum: 'T9' })]);
  expect(await harness.news()).toEqual([]);
  harness.pass(DAY);
  expect(await harness.news()).toEqual([{ to: email, subject: expect.stringMatching(/^1 new /) }]);
});

test('A11 at most six vehicles are shown, and where the others are', async () => {
  await started(await harness.at('harbour'), harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await harness.stock(
    'harbour-motors',
    Array.from({ length: 9 }, (_, at) => tesla({ stocknum: `N${at}` })),
  );
  expect((await harness.news())[0]?.subject).toBe('9 new cars');
  const text = harness.mail.mails[0]?.text ?? '';
  expect(text.match(/^New: /gm)).toHaveLength(6);
  expect(text).toContain('See all 9 cars: http://harbour.localhost:3000/search/new-used-and-demo-cars/');
});

test('A11 a vehicle that left the lists and came back is no new match for somebody who was told of it', async () => {
  await started(await harness.at('harbour'), harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla()]);
  expect(await harness.news()).toHaveLength(1);
  harness.pass(DAY);
  await harness.stock('harbour-motors', [tesla({ show_on_dealer_website: false })]);
  await harness.stock('harbour-motors', [tesla()]);
  expect(await harness.news()).toEqual([]);
});

test('A11 an alert that was stopped sends nothing, even what was found before or waits to be sent', async () => {
  const { stop } = await watching();
  const other = await started(await harness.at('harbour'), harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla({ price: 30_000 }), tesla({ stocknum: 'T2' })]);
  expect(await harness.match()).toBe(2);
  await stopAlert(await harness.at('harbour'), stop);
  harness.mail.refuse({ code: 451, text: 'Later.' });
  await harness.send();
  expect((await harness.digests()).map(({ state }) => state)).toEqual(['due']);
  await stopEveryAlert(await harness.at('harbour'), other.stop);
  harness.mail.refuse(null);
  harness.pass(HOUR);
  await harness.send();
  expect(harness.mail.mails).toEqual([]);
  expect(await harness.digests()).toEqual([]);
});

test('A11 an alert that is not confirmed is told nothing, beside one that is', async () => {
  const context = await harness.at('harbour');
  await ask(context, ALL_CARS);
  const { email } = await started(context, harness.fleet, ALL_CARS);
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla()]);
  expect(await harness.match()).toBe(1);
  expect((await harness.news()).map(({ to }) => to)).toEqual([email]);
});

test('A11 every email can be stopped with one click by its headers, and the link stops what it is about', async () => {
  const { email } = await watching();
  const context = await harness.at('harbour');
  await started(context, harness.fleet, ALL_CARS, { email });
  harness.pass(HOUR);
  await harness.stock('harbour-motors', [tesla({ price: 30_000 }), tesla({ stocknum: 'T2' })]);
  await harness.news();
  const source = harness.mail.mails[0]?.source.replaceAll('\r\n ', '') ?? '';
  expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(source).toContain('\r\nAuto-Submitted: auto-generated\r\n');
  const href = /\r\nList-Unsubscribe: <(http:\/\/harbour\.localhost:3000\/alerts\/stop\?key=[^>]+)>\r\n/.exec(source)?.[1] ?? '';
  expect(await stopAlert(context, new URL(href).searchParams.get('key') ?? '')).toMatchObject({ isStopped: true });
  const { rows } = await sql<{ count: string }>`select count(*) from alert where stopped_at is null`.execute(harness.fleet.all);
  expect(rows).toEqual([{ count: '0' }]);
});

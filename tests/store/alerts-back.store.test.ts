import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAlertLink, restartAlert, stopAlert } from '#src/use-cases/alerts/alert-links.ts';
import { chooseContact, readOwnAlerts, switchAlert } from '#src/use-cases/alerts/own-alerts.ts';
import { watchlistView } from '#src/views/accounts/watchlist-view.ts';
import { alertFormView } from '#src/views/alerts/alert-form-view.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { ALL_CARS, alertsTo, aSearch, ask, started } from './alert-harness.ts';
import { aDigestHarness, type DigestHarness } from './digest-harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUBJECT = 'Back on sale: 2023 Tesla Model 3';
let harness: DigestHarness;
beforeEach(async () => {
  harness = await aDigestHarness();
});
afterEach(() => harness.end());

/** What the dealer says of the vehicle from now on. */
async function stock(facts: object, ...others: readonly unknown[]): Promise<void> {
  const car = aVehicle({ stocknum: 'T1', year: 2023, make: 'Tesla', model: 'Model 3', badge: '', price: 38_490, ...facts });
  await harness.stock('harbour-motors', [car, ...others]);
}
const [held, free] = [{ reserved: true }, { reserved: false }];
const carId = async () =>
  (await harness.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', 'T1').executeTakeFirstOrThrow()).id;
const wanted = async () => ({ kind: 'back', vehicleId: await carId() }) as const;
const isOn = async (email: string) => (await alertsTo(harness.fleet, email)).at(-1)?.isOn;

/** Somebody who asked to be told when a reserved vehicle comes back. */
async function asking() {
  await stock(held);
  await harness.match();
  const person = await started(await harness.at('harbour'), harness.fleet, await wanted());
  harness.pass(HOUR);
  return person;
}

/** A shopper who watches the reserved vehicle and is told by text message. */
async function aWatcher() {
  await stock(held);
  await harness.match();
  const context = await harness.at('harbour');
  const { rows } = await sql<{ id: string }>`insert into shopper (site_id, phone, created_at)
    values (${context.site.id}, '+61412345678', now()) returning id`.execute(harness.fleet.all);
  const signedIn = { shopperId: rows[0]?.id ?? '', sessionId: '', phone: '+61412345678' } as Parameters<typeof chooseContact>[1];
  await chooseContact(context, signedIn, { channel: 'sms' });
  await sql`insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at)
    values (${context.site.id}, ${signedIn.shopperId}, ${await carId()}, ${harness.now()})`.execute(harness.fleet.all);
  harness.pass(HOUR);
  return signedIn;
}

test('A11 whoever asked is told once that a reserved vehicle is free again, and then no more', async () => {
  const { email } = await asking();
  expect(await isOn(email)).toBe(true);
  await stock(free);
  expect(await harness.news()).toEqual([{ to: email, subject: SUBJECT }]);
  expect(harness.mail.mails.at(-1)?.text).toContain('Stop this alert');
  expect(await isOn(email)).toBe(false);
  for (const facts of [held, free]) {
    harness.pass(DAY);
    await stock(facts);
    expect(await harness.news()).toEqual([]);
  }
});

test('A11 whoever asked about that is told of nothing else', async () => {
  const { email } = await asking();
  for (const facts of [
    { ...held, price: 30_000 },
    { ...held, price: 30_000, status: 'sold' },
  ]) {
    await stock(facts);
    expect(await harness.news()).toEqual([]);
    harness.pass(DAY);
  }
  expect(await isOn(email)).toBe(true);
});

test('A11 a vehicle that is reserved again before anybody is told is no news, and the next time it is', async () => {
  const { email } = await asking();
  await stock(free);
  await harness.match();
  await stock(held);
  expect(await harness.news()).toEqual([]);
  expect(await isOn(email)).toBe(true);
  harness.pass(DAY);
  await stock(free);
  expect(await harness.news()).toEqual([{ to: email, subject: SUBJECT }]);
});

test('A11 the link in the email stops it before it has told anything', async () => {
  const { stop } = await asking();
  await stopAlert(await harness.at('harbour'), stop);
  await stock(free);
  expect(await harness.news()).toEqual([]);
});

test('A11 a watchlist tells of price drops and sales; that a vehicle is free again only when it was asked for', async () => {
  await aWatcher();
  await stock(free);
  await harness.match();
  await harness.send();
  expect(harness.texts).toEqual([]);
  harness.pass(DAY);
  await stock({ ...free, price: 30_000 });
  await harness.match();
  await harness.send();
  expect(harness.texts.map(({ text }) => text)).toEqual([expect.stringContaining('$8,490 less: 2023 Tesla Model 3')]);
});

test('A11 a shopper who is told by text and was not seen for 90 days reads that it is the last, and how to go on', async () => {
  await aWatcher();
  await stock(free);
  harness.pass(91 * DAY);
  await stock({ ...free, price: 30_000 });
  await harness.match();
  await harness.send();
  expect(harness.texts.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /less: 2023 Tesla Model 3.*\nThis is our last text unless you sign in again: http\S+\/my-garage\nStop: /,
    ),
  ]);
  harness.pass(DAY);
  await stock({ ...free, price: 29_000 });
  await harness.match();
  await harness.send();
  expect(harness.texts).toHaveLength(1);
});

test('A9, A11 a reserved vehicle in the watchlist offers to tell, says when it was asked, and tells by the shopper’s own way', async () => {
  const signedIn = await aWatcher();
  const back = async () => {
    const [row] = (await watchlistView(await harness.at('harbour'), signedIn)).rows;
    return row?.kind === 'listed' ? row.back : undefined;
  };
  expect(await back()).toEqual({ label: 'Tell me if it comes back', href: `/alerts?car_id=${await carId()}&when=back` });
  const context = await harness.at('harbour');
  expect(await ask(context, await wanted(), { channel: 'sms', email: '' }, signedIn)).toMatchObject({ kind: 'started' });
  expect(await back()).toEqual({ label: 'We’ll tell you if it comes back', href: '/my-garage#alerts' });
  expect((await readOwnAlerts(context, signedIn)).alerts.map(({ words }) => words)).toContain(SUBJECT);
  harness.pass(HOUR);
  await stock(free);
  await harness.match();
  await harness.send();
  expect(harness.texts.map(({ text }) => text)).toEqual([expect.stringContaining(SUBJECT)]);
  expect(await back()).toBeNull();
});

test('A11 the link of a text about several alerts stops what still runs, and starts again just that', async () => {
  const signedIn = await aWatcher();
  const context = await harness.at('harbour');
  const asked = [await wanted(), ALL_CARS, aSearch('range[km]=:5')];
  for (const one of asked) {
    await ask(context, one, { channel: 'sms', email: '' }, signedIn);
    harness.pass(1000);
  }
  const isRunning = async () =>
    Object.fromEntries((await readOwnAlerts(context, signedIn)).alerts.map(({ words, isOn: on }) => [words, on]));
  const low = (await readOwnAlerts(context, signedIn)).alerts.find(({ words }) => words.includes('5 km'));
  await switchAlert(context, signedIn, low?.id ?? '', false);
  harness.pass(HOUR);
  await stock(free, aVehicle({ stocknum: 'T2' }));
  await harness.match();
  await harness.send();
  const key = /\/alerts\/stop\?key=(\S+)/.exec(harness.texts.at(-1)?.text ?? '')?.[1] ?? '';
  expect(key).toContain('.all.');
  const running = await isRunning();
  expect(running).toEqual({
    'Price drops and sales on your watchlist': true,
    'All cars': true,
    [low?.words ?? '']: false,
  });
  expect(await readAlertLink(context, key)).toMatchObject({ isStopped: false });
  harness.pass(1000);
  expect(await stopAlert(await harness.at('harbour'), key)).toMatchObject({ isStopped: true });
  expect(Object.values(await isRunning())).toEqual([false, false, false]);
  expect(await restartAlert(context, key)).toMatchObject({ isStopped: false });
  expect(await isRunning()).toEqual(running);
});

test('A11 the link of an alert that has said what it was for starts nothing again', async () => {
  await stock(held);
  const signedIn = await aWatcher();
  const context = await harness.at('harbour');
  await ask(context, await wanted(), { channel: 'sms', email: '' }, signedIn);
  harness.pass(HOUR);
  await stock(free);
  await harness.match();
  await harness.send();
  const key = /\/alerts\/stop\?key=(\S+)/.exec(harness.texts.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await readAlertLink(context, key)).toMatchObject({ isOver: true });
  expect(await restartAlert(context, key)).toMatchObject({ isOver: true, isStarted: false });
});

test('A11 the page that asks says so when the vehicle is free already', async () => {
  await stock(held);
  const page = async () => alertFormView(await harness.at('harbour'), await wanted(), null);
  expect(await page()).toMatchObject({
    heading: 'Tell me if it comes back',
    words: 'We’ll tell you once, when the 2023 Tesla Model 3 is available again.',
    frequencies: [],
    instead: null,
  });
  await stock(free);
  expect((await page())?.instead).toMatchObject({ heading: 'It’s back on sale', links: [{ label: 'See the car' }] });
});

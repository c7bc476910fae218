import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmAlert,
  readAlertLink,
  resendConfirmation,
  restartAlert,
  stopAlert,
  stopEveryAlert,
} from '#src/use-cases/alerts/alert-links.ts';
import { describeWanted } from '#src/use-cases/alerts/describe-alert.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aFleet } from '#tests/factories/a-fleet.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { ALL_CARS, alertsTo, anEmail, aSearch, ask, keysOf, started } from './alert-harness.ts';
import { aSignInHarness, DAY, HOUR, type SignInHarness } from './sign-in-harness.ts';

let harness: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  const fleet = await aFleet();
  await fleet.stock('harbour-motors', [
    aVehicle({ stocknum: 'A1', simple_fuel: 'Electric', simple_body: 'SUV', price: 38_000 }),
    aVehicle({ stocknum: 'A2', make: 'Ford', model: 'Ranger', simple_fuel: 'Diesel', simple_body: 'Ute', price: 52_000 }),
  ]);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS' })]);
  harness = await aSignInHarness(fleet);
  harbour = await harness.at('harbour');
});
afterAll(() => harness.end());

const ELECTRIC = aSearch('refinementList[fuel][]=Electric&refinementList[body][]=SUV&range[price]=:40000&page=3&sortBy=latest');
const isOn = async (email: string) => (await alertsTo(harness.fleet, email)).map((alert) => alert.isOn);
const queued = async (email: string) => {
  const { rows } = await sql<{ id: string }>`select q.id from alert_confirmation q join alert a on a.id = q.alert_id
    join alert_contact c on c.id = a.contact_id where c.address = ${email}`.execute(harness.fleet.all);
  return rows.length;
};

test('A11 an alert by email starts only when the link of its email is confirmed', async () => {
  const email = anEmail();
  const asked = await ask(harbour, ELECTRIC, { email: ` ${email.toUpperCase()} ` });
  expect(asked).toEqual({ kind: 'asked', email, words: 'Electric · SUV · under $40,000' });
  expect(await isOn(email)).toEqual([false]);
  const { confirm } = await keysOf(harbour, harness.fleet, email);
  const found = {
    kind: 'found',
    watches: 'search',
    words: 'Electric · SUV · under $40,000',
    noun: 'electric SUVs under $40,000',
    email: 'p••••@shopper.example',
    isStopped: false,
    isOver: false,
    isForAll: false,
    signIn: null,
    canOwn: false,
    signedInAs: null,
    count: 1,
    href: '/search/new-used-and-demo-cars/?refinementList[body][]=SUV&refinementList[fuel][]=Electric&range[price]=:40000',
  };
  expect(await readAlertLink(harbour, confirm)).toMatchObject({ ...found, isStarted: false, pictured: { stocknum: 'A1' } });
  expect(await isOn(email)).toEqual([false]);
  expect(await confirmAlert(harbour, confirm)).toMatchObject({ ...found, isStarted: true });
  expect(await isOn(email)).toEqual([true]);
});

test('K5 what was shown, on which page, when and from where is stored with an alert, without the network address itself', async () => {
  const email = anEmail();
  const sender = { ...harbour.sender, page: '/search/used-cars' } as NonNullable<Context['sender']>;
  await ask({ ...harbour, sender }, ELECTRIC, { email, every: 'week' });
  const { rows } = await sql<{ consent: object }>`select consent from alert a join alert_contact c on c.id = a.contact_id
    where c.address = ${email}`.execute(harness.fleet.all);
  expect(rows.map(({ consent }) => consent)).toEqual([
    {
      shown:
        'Electric · SUV · under $40,000. Once a week. We’ll ask you to confirm by email first. Every email has a link that stops it.',
      page: '/search/used-cars',
      at: new Date(harness.now()).toISOString(),
      network: expect.stringMatching(/^[\w-]{22}$/),
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(sender.ip);
});

test('K5 the words that somebody typed are stored as they were shown, and the form’s own page when the browser does not say where it was', async () => {
  const email = anEmail();
  const sender = { ...harbour.sender, page: '' } as NonNullable<Context['sender']>;
  await ask({ ...harbour, sender }, aSearch('query=corolla'), { email, every: 'week' });
  const { rows } = await sql<{ shown: string; page: string }>`select consent->>'shown' as shown, consent->>'page' as page
    from alert a join alert_contact c on c.id = a.contact_id where c.address = ${email}`.execute(harness.fleet.all);
  expect(rows[0]?.shown).toMatch(/^“corolla”\. Once a week\. /);
  expect(rows[0]?.page).toMatch(/^\/alerts\?search=\/search\//);
});

test('A11 an alert that exists already is stored once, and the answer is the same', async () => {
  const email = anEmail();
  const first = await ask(harbour, ELECTRIC, { email });
  await confirmAlert(harbour, (await keysOf(harbour, harness.fleet, email)).confirm);
  expect(await ask(harbour, ELECTRIC, { email })).toEqual(first);
  expect(await Promise.all([1, 2, 3].map(() => ask(harbour, ELECTRIC, { email })))).toEqual([first, first, first]);
  expect(await isOn(email)).toEqual([true]);
  expect(await queued(email)).toBe(5);
});

test('A11 one address has twenty alerts at most, however many are asked for at once', async () => {
  const email = anEmail();
  const other = harness.inOtherProcess(harbour);
  const all = await Promise.all(
    Array.from({ length: 24 }, (_, at) => ask(at % 2 === 0 ? harbour : other, aSearch(`range[km]=:${1000 + at}`), { email })),
  );
  expect(all.filter(({ kind }) => kind === 'asked')).toHaveLength(20);
  expect(all.filter(({ kind }) => kind === 'tooMany')).toHaveLength(4);
  expect(await alertsTo(harness.fleet, email)).toHaveLength(20);
});

test('H9.1, H9.2 emails that ask for a confirmation are limited per person, for all sites together, and per network address; a refused wish leaves no alert', async () => {
  const email = anEmail();
  const { confirmations } = harbour.services;
  const limited = (context: Context) => ({
    ...context,
    services: { ...context.services, confirmations: { ...confirmations, recipientHour: 2 } },
  });
  const coastline = limited(await harness.at('coastline'));
  expect((await ask(limited(harbour), ELECTRIC, { email })).kind).toBe('asked');
  expect((await ask(coastline, ALL_CARS, { email })).kind).toBe('asked');
  expect(await ask(limited(harbour), ALL_CARS, { email })).toMatchObject({ kind: 'tooMany' });
  expect(await alertsTo(harness.fleet, email)).toHaveLength(2);
  const { confirm } = await keysOf(coastline, harness.fleet, email);
  expect(await resendConfirmation(coastline, confirm)).toEqual({ kind: 'expired' });
  const senders = { ...confirmations, senders: { take: () => null } as never };
  const flooding = { ...harbour, services: { ...harbour.services, confirmations: senders } };
  expect(await ask(flooding, ALL_CARS, { email: anEmail() })).toMatchObject({ kind: 'tooMany' });
});

test('H9.6 an email that asks for a confirmation carries none of a stranger’s words', async () => {
  const email = anEmail();
  const bad = aSearch('query=call+0900+evil&refinementList[make][]=Win+at+evil.example&refinementList[fuel][]=diesel');
  expect(await ask(harbour, bad, { email })).toMatchObject({ kind: 'asked', words: expect.stringContaining('evil') });
  const { rows } = await sql<{
    words: string;
    noun: string;
  }>`select words, noun from alert a join alert_contact c on c.id = a.contact_id
    where c.address = ${email}`.execute(harness.fleet.all);
  expect(rows).toEqual([{ words: 'Diesel cars', noun: 'diesel cars' }]);
});

test('A11 a confirmation link works for 48 hours, and a new one can be had; a stop link always works', async () => {
  const email = anEmail();
  await ask(harbour, ELECTRIC, { email });
  const { confirm, stop } = await keysOf(harbour, harness.fleet, email);
  harness.pass(48 * HOUR + 1);
  expect(await readAlertLink(harbour, confirm)).toEqual({ kind: 'expired' });
  expect(await confirmAlert(harbour, confirm)).toEqual({ kind: 'expired' });
  expect(await isOn(email)).toEqual([false]);
  expect(await resendConfirmation(harbour, confirm)).toMatchObject({ kind: 'found', isStarted: false });
  expect(await queued(email)).toBe(2);
  await confirmAlert(harbour, (await keysOf(harbour, harness.fleet, email)).confirm);
  expect(await isOn(email)).toEqual([true]);
  harness.pass(80 * DAY);
  expect(await stopAlert(harbour, stop)).toMatchObject({ isStopped: true, isStarted: false });
  expect(await isOn(email)).toEqual([false]);
});

test('A11 the confirmation link of an alert that was stopped has run out; a new one, asked for by it, starts the alert', async () => {
  const { email, stop } = await started(harbour, harness.fleet, ELECTRIC);
  const { confirm } = await keysOf(harbour, harness.fleet, email);
  await stopAlert(harbour, stop);
  expect(await readAlertLink(harbour, confirm)).toEqual({ kind: 'expired' });
  expect(await confirmAlert(harbour, confirm)).toEqual({ kind: 'expired' });
  harness.pass(1000);
  expect(await resendConfirmation(harbour, confirm)).toMatchObject({ kind: 'found', isStarted: false });
  await confirmAlert(harbour, (await keysOf(harbour, harness.fleet, email)).confirm);
  expect(await isOn(email)).toEqual([true]);
});

test('A11 a stop link stops its alert, all alerts of its address, or starts it again; a confirmation link does none of it', async () => {
  const one = await started(harbour, harness.fleet, ELECTRIC);
  const { email, stop } = one;
  harness.pass(1000);
  await started(harbour, harness.fleet, ALL_CARS, { email });
  const { confirm } = await keysOf(harbour, harness.fleet, email);
  for (const change of [stopAlert, stopEveryAlert, restartAlert])
    expect(await change(harbour, confirm)).toEqual({ kind: 'unknown' });
  expect(await confirmAlert(harbour, stop)).toEqual({ kind: 'unknown' });
  expect(await readAlertLink(harbour, stop, 'confirm')).toEqual({ kind: 'unknown' });
  expect(await readAlertLink(harbour, confirm, 'stop')).toEqual({ kind: 'unknown' });
  expect(await isOn(email)).toEqual([true, true]);
  await stopAlert(harbour, stop);
  expect(await isOn(email)).toEqual([false, true]);
  expect(await restartAlert(harbour, stop)).toMatchObject({ isStarted: true, isStopped: false });
  expect(await isOn(email)).toEqual([true, true]);
  await stopEveryAlert(harbour, stop);
  expect(await isOn(email)).toEqual([false, false]);
});

test('A11 a link that was made up, changed or is another site’s is unknown', async () => {
  const { email } = await started(harbour, harness.fleet, ELECTRIC);
  const { confirm, stop } = await keysOf(harbour, harness.fleet, email);
  const coastline = await harness.at('coastline');
  const changed = `${stop.slice(0, -1)}${stop.endsWith('A') ? 'B' : 'A'}`;
  for (const key of ['', 'x', '%00', stop.slice(1), changed, confirm.replace(/\.\d{13}\./, '.9999999999999.'), stop.repeat(50)])
    for (const change of [readAlertLink, confirmAlert, stopAlert, stopEveryAlert, restartAlert, resendConfirmation])
      expect(await change(harbour, key)).toEqual({ kind: 'unknown' });
  expect(await stopAlert(coastline, stop)).toEqual({ kind: 'unknown' });
  expect(await isOn(email)).toEqual([true]);
});

test('A11 only searches and vehicles of the site can be watched', async () => {
  const theirs = await harness.fleet.all
    .selectFrom('vehicle')
    .select('id')
    .where('stocknum', '=', 'C1')
    .executeTakeFirstOrThrow();
  const wrong = [
    '//evil.example/search/used-cars',
    '/search/no-such-thing',
    '/contact-us',
    'search/used-cars',
    '\\search',
    `/search/used-cars?${'x'.repeat(10_000)}`,
  ];
  for (const address of wrong) {
    expect(await describeWanted(harbour, { kind: 'search', address })).toBeNull();
    expect(await ask(harbour, { kind: 'search', address })).toMatchObject({ kind: 'invalid', field: null });
  }
  for (const vehicleId of [theirs.id, 0, -1, 1.5, 2 ** 40, Number.NaN])
    expect(await ask(harbour, { kind: 'vehicle', vehicleId })).toMatchObject({ kind: 'invalid', field: null });
  const [own] = await harbour.store.vehicles([
    (await harness.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', 'A2').executeTakeFirstOrThrow()).id,
  ]);
  expect(await describeWanted(harbour, { kind: 'vehicle', vehicleId: own?.id ?? 0 })).toEqual({
    words: 'We’ll tell you when the 2022 Ford Ranger costs less or is sold.',
    count: null,
    pictured: own?.id,
  });
});

test.each([
  ['email', { email: 'nobody' }],
  ['email', { email: 'a@b.example, c@d.example' }],
  ['email', { email: '' }],
  ['every', { every: 'hour' }],
])('A11 a wrong %s is said (%j)', async (field, form) => {
  expect(await ask(harbour, ELECTRIC, form)).toMatchObject({ kind: 'invalid', field });
});

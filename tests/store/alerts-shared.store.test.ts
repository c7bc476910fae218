import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import type { AlertWanted } from '#src/use-cases/alerts/ask-alert.ts';
import { chooseContact } from '#src/use-cases/alerts/own-alerts.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { ALL_CARS, alertsTo, aSearch, ask, started } from './alert-harness.ts';
import { aDigestHarness, type DigestHarness } from './digest-harness.ts';
import { aPhone } from './sign-in-harness.ts';

const HOUR = 3_600_000;
const EMAIL = 'both@shopper.example';
let harness: DigestHarness;
beforeEach(async () => {
  harness = await aDigestHarness();
  await harness.stock('harbour-motors', [aVehicle({ stocknum: 'C1', price: 30_000 }), aVehicle({ stocknum: 'C2' })]);
  await harness.match();
});
afterEach(() => harness.end());

const carId = async (stocknum: string) =>
  (await harness.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).id;

type Watches = 'vehicle' | 'watchlist' | 'search' | 'narrower search' | 'other search' | 'other vehicle';

/** A shopper who watches something, and is told by the mailbox that two people share. */
async function aShopper(watches: Watches): Promise<SignedIn> {
  const context = await harness.at('harbour');
  const phone = aPhone();
  const row = { siteId: context.site.id, phone, createdAt: harness.now() };
  const { id } = await harness.fleet.all.insertInto('shopper').values(row).returning('id').executeTakeFirstOrThrow();
  const who = { shopperId: id, sessionId: '', phone };
  await chooseContact(context, who, { channel: 'email', email: EMAIL });
  const asked = (await alertsTo(harness.fleet, EMAIL)).find((alert) => alert.shopperId === id);
  await context.store.alerts.changeLinked(asked?.id ?? '', 'confirm-own', harness.now());
  if (watches === 'watchlist') expect(await saveCar(context, who, await carId('C1'))).toBe('saved');
  else expect(await ask(context, await wantedOf(watches), { email: EMAIL }, who)).toMatchObject({ kind: 'started' });
  harness.pass(HOUR);
  return who;
}

async function wantedOf(watches: Exclude<Watches, 'watchlist'>): Promise<AlertWanted> {
  if (watches === 'search') return ALL_CARS;
  if (watches === 'narrower search') return aSearch('range[price]=:29000');
  if (watches === 'other search') return aSearch('range[price]=:1000');
  return { kind: 'vehicle', vehicleId: await carId(watches === 'vehicle' ? 'C1' : 'C2') };
}

/** A price falls and a vehicle comes in; both are found, and then one of the two is erased. */
async function newsThenErased({ shopperId }: SignedIn): Promise<void> {
  await harness.stock('harbour-motors', [aVehicle({ stocknum: 'C1', price: 28_000 }), aVehicle({ stocknum: 'NEW' })]);
  await harness.match();
  await (await harness.at('harbour')).store.alerts.eraseAlertsOfPerson(shopperId);
}

/** The subject of what is told to whoever watches each. */
const TOLD = {
  vehicle: '$2,000 less: 2022 Toyota Corolla',
  watchlist: '$2,000 less: 2022 Toyota Corolla',
  search: '1 new car',
  'narrower search': '1 price drop and 1 new match',
} as const;

const PAIRS = [
  ['vehicle', 'vehicle'],
  ['vehicle', 'watchlist'],
  ['watchlist', 'vehicle'],
  ['watchlist', 'watchlist'],
  ['search', 'search'],
  ['search', 'narrower search'],
  ['narrower search', 'search'],
  ['vehicle', 'narrower search'],
  ['narrower search', 'watchlist'],
] as const;

test.each(PAIRS.flatMap((pair) => [['earlier', ...pair] as const, ['later', ...pair] as const]))(
  'A11, A12 when the %s of two is erased who share a mailbox, with a %s and a %s that a change is news for, the other is told',
  async (erased, first, second) => {
    const [earlier, later] = [await aShopper(first), await aShopper(second)];
    await newsThenErased(erased === 'earlier' ? earlier : later);
    expect(await harness.news()).toEqual([{ to: EMAIL, subject: TOLD[erased === 'earlier' ? second : first] }]);
    harness.pass(24 * HOUR);
    expect(await harness.news()).toEqual([]);
  },
);

test.each(['other vehicle', 'other search'] as const)(
  'A11, A12 whoever shares the mailbox and watches an %s is told nothing of what the erased shopper watched',
  async (other) => {
    const first = await aShopper('vehicle');
    await aShopper(other);
    await newsThenErased(first);
    expect(await harness.news()).toEqual([]);
  },
);

test('A11, A12 whoever began to watch a vehicle after its price fell is told nothing of it when somebody else is erased', async () => {
  const first = await aShopper('vehicle');
  await harness.stock('harbour-motors', [aVehicle({ stocknum: 'C1', price: 28_000 })]);
  await harness.match();
  harness.pass(HOUR);
  await aShopper('vehicle');
  await (await harness.at('harbour')).store.alerts.eraseAlertsOfPerson(first.shopperId);
  expect(await harness.news()).toEqual([]);
});

test('A11 whoever shares a mailbox is told when the other changes to text messages before the email, and both are told once', async () => {
  const context = await harness.at('harbour');
  const [first] = [await aShopper('vehicle'), await aShopper('narrower search')];
  await harness.stock('harbour-motors', [aVehicle({ stocknum: 'C1', price: 28_000 })]);
  await harness.match();
  expect(await chooseContact(context, first, { channel: 'sms' })).toEqual({ kind: 'chosen' });
  expect(await harness.news()).toEqual([{ to: EMAIL, subject: TOLD.vehicle }]);
  expect(harness.texts).toHaveLength(1);
  harness.pass(24 * HOUR);
  expect(await harness.news()).toEqual([]);
  expect(harness.texts).toHaveLength(1);
});

test.each(['waits for its email', 'was in an email that was refused'] as const)(
  'A11 what an alert found that is then stopped, and %s, is told by another that found it too, once',
  async (state) => {
    const context = await harness.at('harbour');
    const first = await started(context, harness.fleet, ALL_CARS, { email: EMAIL });
    harness.pass(HOUR);
    await started(await harness.at('harbour'), harness.fleet, aSearch('range[price]=:29000'), { email: EMAIL });
    harness.pass(HOUR);
    await harness.stock('harbour-motors', [aVehicle({ stocknum: 'NEW' })]);
    await harness.match();
    if (state === 'was in an email that was refused') {
      harness.mail.refuse({ code: 451, text: 'Try again later.' });
      expect((await harness.send()).refused).toBe(1);
      harness.mail.refuse(null);
    }
    await context.store.alerts.changeLinked(first.alertId, 'stop', harness.now());
    harness.pass(HOUR);
    expect(await harness.news()).toEqual([{ to: EMAIL, subject: '1 new car under $29,000' }]);
    harness.pass(24 * HOUR);
    expect(await harness.news()).toEqual([]);
  },
);

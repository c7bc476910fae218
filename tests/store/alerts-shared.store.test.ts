import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import type { AlertWanted } from '#src/use-cases/alerts/ask-alert.ts';
import { chooseContact } from '#src/use-cases/alerts/own-alerts.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { ALL_CARS, alertsTo, aSearch, ask } from './alert-harness.ts';
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

type Watches = 'vehicle' | 'watchlist' | 'search' | 'other search' | 'other vehicle';

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
  if (watches === 'other search') return aSearch('range[price]=:1000');
  return { kind: 'vehicle', vehicleId: await carId(watches === 'vehicle' ? 'C1' : 'C2') };
}

/** A price falls and a vehicle comes in; both are found, and then one of the two is erased. */
async function newsThenErased({ shopperId }: SignedIn): Promise<void> {
  await harness.stock('harbour-motors', [aVehicle({ stocknum: 'C1', price: 28_000 }), aVehicle({ stocknum: 'NEW' })]);
  await harness.match();
  await (await harness.at('harbour')).store.alerts.eraseAlertsOfPerson(shopperId);
}

const CHEAPER = '$2,000 less: 2022 Toyota Corolla';

const PAIRS = [
  ['vehicle', 'vehicle', CHEAPER],
  ['vehicle', 'watchlist', CHEAPER],
  ['watchlist', 'vehicle', CHEAPER],
  ['watchlist', 'watchlist', CHEAPER],
  ['search', 'search', '1 new car'],
] as const;

test.each(PAIRS.flatMap((pair) => [['earlier', ...pair] as const, ['later', ...pair] as const]))(
  'A11, A12 when the %s of two is erased who share a mailbox, with a %s and a %s that are told the same, the other is told',
  async (erased, first, second, subject) => {
    const [earlier, later] = [await aShopper(first), await aShopper(second)];
    await newsThenErased(erased === 'earlier' ? earlier : later);
    expect(await harness.news()).toEqual([{ to: EMAIL, subject }]);
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

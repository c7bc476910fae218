import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { confirmAlert, readAlertLink } from '#src/use-cases/alerts/alert-links.ts';
import { changeFrequency, chooseContact, readOwnAlerts, switchAlert } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aFleet } from '#tests/factories/a-fleet.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { ALL_CARS, alertsTo, anEmail, aSearch, ask, keysOf, signedInWith, started, withWatchlists } from './alert-harness.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let harness: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  const fleet = await aFleet();
  await fleet.stock('harbour-motors', [aVehicle()]);
  harness = await aSignInHarness(fleet);
  harbour = await harness.at('harbour');
});
afterAll(() => harness.end());

/** Those who signed in, by their shopper's id. */
const tokens = new Map<string, string>();
async function aShopper(): Promise<SignedIn> {
  const { shopper, token } = await harness.signIn(harbour, aPhone());
  tokens.set(shopper.shopperId, token);
  return shopper;
}
const as = ({ shopperId }: SignedIn): Context => signedInWith(harbour, tokens.get(shopperId) ?? '');
const confirmed = async (who: SignedIn, email: string) => {
  harness.pass(1000);
  return confirmAlert(as(who), (await keysOf(harbour, harness.fleet, email)).confirm);
};
const lines = async (who: SignedIn) =>
  (await readOwnAlerts(harbour, who)).alerts.map(
    ({ id, kind, isOn, every }) => `${id === kind ? 'own' : 'id'} ${kind} ${isOn} ${every}`,
  );

test('A11 a shopper who has chosen nothing has no address and an alert about the watchlist that is off', async () => {
  const who = await aShopper();
  expect(await readOwnAlerts(harbour, who)).toEqual({
    contact: null,
    alerts: [
      {
        id: 'watchlist',
        kind: 'watchlist',
        words: 'Price drops and sales on your watchlist',
        every: 'day',
        way: null,
        isOwn: false,
        isOn: false,
        href: '/watchlist',
        vehicleId: null,
      },
    ],
  });
  expect(await switchAlert(harbour, who, 'watchlist', true)).toBe(false);
});

test('A11 text messages go to the phone number that signed in, at once', async () => {
  const who = await aShopper();
  expect(await chooseContact(harbour, who, { channel: 'sms', email: 'else@where.example' })).toEqual({ kind: 'chosen' });
  const { contact } = await readOwnAlerts(harbour, who);
  expect(contact).toEqual({
    channel: 'sms',
    address: who.phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3'),
    isConfirmed: true,
    waiting: null,
  });
  expect(await lines(who)).toEqual(['own watchlist true day']);
  expect(await ask(harbour, ALL_CARS, { channel: 'sms', email: '' }, who)).toEqual({ kind: 'started', words: 'All cars' });
});

test('A11 an email address is a shopper’s own once it is confirmed, and then needs no confirmation any more', async () => {
  const who = await aShopper();
  const email = anEmail();
  expect(await chooseContact(harbour, who, { channel: 'email', email })).toEqual({ kind: 'confirm' });
  expect((await readOwnAlerts(harbour, who)).contact).toEqual({
    channel: 'email',
    address: email,
    isConfirmed: false,
    waiting: email,
  });
  expect(await lines(who)).toEqual(['own watchlist false day']);
  await confirmed(who, email);
  expect((await readOwnAlerts(harbour, who)).contact?.isConfirmed).toBe(true);
  expect(await ask(harbour, ALL_CARS, { email, every: 'week' }, who)).toEqual({ kind: 'started', words: 'All cars' });
  expect(await lines(who)).toEqual(['own watchlist true day', 'id search true week']);
});

test('A11 an address that somebody else has confirmed is no shopper’s: signing in proves no email address', async () => {
  const victim = await started(harbour, harness.fleet, ALL_CARS);
  const who = await aShopper();
  expect((await ask(harbour, aSearch('range[km]=:5'), { email: victim.email }, who)).kind).toBe('asked');
  expect(await chooseContact(harbour, who, { channel: 'email', email: victim.email })).toEqual({ kind: 'confirm' });
  expect(await lines(who)).toEqual(['own watchlist false day', 'id search false day']);
  expect((await alertsTo(harness.fleet, victim.email)).filter(({ isOn }) => isOn)).toHaveLength(1);
});

test('A11 a link that was sent before somebody else asked for the same alert confirms nothing for them', async () => {
  const email = anEmail();
  await ask(harbour, ALL_CARS, { email });
  const { confirm } = await keysOf(harbour, harness.fleet, email);
  const who = await aShopper();
  harness.pass(1000);
  await ask(harbour, ALL_CARS, { email }, who);
  expect(await confirmAlert(as(who), confirm)).toMatchObject({ isStarted: true });
  expect((await readOwnAlerts(harbour, who)).contact?.isConfirmed).toBe(false);
  expect(await alertsTo(harness.fleet, email)).toMatchObject([
    { shopperId: null, isOn: true },
    { shopperId: who.shopperId, isOn: false },
  ]);
});

test.each([
  ['with watchlists', () => withWatchlists(harbour), 'about price drops and sales on your watchlist'],
  ['without them', () => harbour, 'what your alerts find'],
])('K5 what is stored as agreed to for text messages has the sentences of the page, in its order: %s', async (_, at, told) => {
  const who = await aShopper();
  await chooseContact(at(), who, { channel: 'sms' });
  const [contact] = await harbour.store.alerts.alertsOfPerson(who.shopperId);
  expect(contact?.alerts).toMatchObject([
    {
      consent: {
        shown: `We’ll text you between 8 am and 8 pm, once a day at most. Every text has a link that stops it. We’ll tell you ${told}, once a day at most. Every message says how to stop it.`,
      },
    },
  ]);
});

test('K5 an alert that a stranger asked for and its shopper started holds what the shopper agreed to', async () => {
  const who = await aShopper();
  const email = anEmail();
  await chooseContact(harbour, who, { channel: 'email', email });
  await confirmed(who, email);
  const from = (ip: string, page: string) => ({ ...harbour, sender: { ...harbour.sender, ip, page } }) as Context;
  await ask(from('198.51.100.9', '/strange'), ALL_CARS, { email });
  const stored = async () => {
    const { rows } = await sql<{ shopperId: string | null; consent: Readonly<Record<string, string>> }>`
      select a.shopper_id, a.consent from alert a join alert_contact c on c.id = a.contact_id
      where c.address = ${email} and a.kind = 'search'`.execute(harness.fleet.all);
    return rows;
  };
  const [before] = await stored();
  harness.pass(1000);
  expect((await ask(from('203.0.113.80', '/own'), ALL_CARS, { email }, who)).kind).toBe('started');
  expect(await stored()).toEqual([
    {
      shopperId: who.shopperId,
      consent: {
        shown: 'All cars. Once a day, if something’s new. Every message says how to stop it.',
        page: '/own',
        at: new Date(harness.now()).toISOString(),
        network: expect.not.stringContaining(before?.consent.network ?? ''),
      },
    },
  ]);
});

test('A11 a shopper has one address in use: what they choose takes their other alerts along', async () => {
  const who = await aShopper();
  const email = anEmail();
  await chooseContact(harbour, who, { channel: 'email', email });
  await confirmed(who, email);
  await ask(harbour, ALL_CARS, { email }, who);
  await chooseContact(harbour, who, { channel: 'sms' });
  expect((await readOwnAlerts(harbour, who)).contact?.channel).toBe('sms');
  expect((await alertsTo(harness.fleet, who.phone)).filter(({ isOn }) => isOn)).toHaveLength(2);
  expect((await alertsTo(harness.fleet, email)).filter(({ isOn }) => isOn)).toEqual([]);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from shopper_contact where shopper_id = ${who.shopperId} and is_chosen`.execute(
    harness.fleet.all,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('A11 a shopper switches their own alerts, changes how often, and nobody else’s', async () => {
  const who = await aShopper();
  await chooseContact(harbour, who, { channel: 'sms' });
  await ask(harbour, ALL_CARS, { channel: 'sms' }, who);
  const [, mine] = (await readOwnAlerts(harbour, who)).alerts;
  const id = mine?.id ?? '';
  expect(await switchAlert(harbour, who, id, false)).toBe(true);
  expect(await changeFrequency(harbour, who, 'watchlist', 'week')).toBe(true);
  expect(await lines(who)).toEqual(['own watchlist true week', 'id search false day']);
  expect(await switchAlert(harbour, who, id, true)).toBe(true);
  expect(await switchAlert(harbour, who, 'watchlist', false)).toBe(true);
  expect(await lines(who)).toEqual(['own watchlist false week', 'id search true day']);
  const other = await aShopper();
  for (const bad of [id, 'x', '', '00000000-0000-4000-8000-000000000000']) {
    expect(await switchAlert(harbour, other, bad, false)).toBe(false);
    expect(await changeFrequency(harbour, other, bad, 'week')).toBe(false);
  }
  expect(await changeFrequency(harbour, who, id, 'hour')).toBe(false);
  expect(await chooseContact(harbour, who, { channel: 'pigeon' })).toMatchObject({ kind: 'invalid' });
  expect(await chooseContact(harbour, who, { channel: 'email', email: 'x' })).toMatchObject({ kind: 'invalid' });
});

test('A12, K5 everything about a shopper’s alerts is exported and erased, and nobody else’s', async () => {
  const who = await aShopper();
  const email = anEmail();
  await chooseContact(harbour, who, { channel: 'email', email });
  await confirmed(who, email);
  await ask(harbour, ALL_CARS, { email }, who);
  const shared = await started(harbour, harness.fleet, ALL_CARS);
  await ask(harbour, aSearch('range[km]=:7'), { email: shared.email }, who);
  const { alerts } = harbour.store;
  const exported = await alerts.alertsOfPerson(who.shopperId);
  expect(exported.map(({ address, alerts: of }) => [address, of.length])).toEqual([
    [email, 2],
    [shared.email, 1],
  ]);
  await alerts.eraseAlertsOfPerson(who.shopperId);
  expect(await alerts.alertsOfPerson(who.shopperId)).toEqual([]);
  expect(await alertsTo(harness.fleet, email)).toEqual([]);
  expect((await alertsTo(harness.fleet, shared.email)).map(({ isOn }) => isOn)).toEqual([true]);
  expect(await readAlertLink(harbour, shared.stop)).toMatchObject({ kind: 'found' });
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from alert_contact where address = ${email}`.execute(harness.fleet.all);
  expect(rows).toEqual([{ count: 0 }]);
});

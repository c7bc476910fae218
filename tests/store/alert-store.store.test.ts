import { afterAll, beforeAll, expect, test } from 'vitest';
import { AlertStore } from '#src/store/alerts/alert-store.ts';
import type { AlertInput } from '#src/store/alerts/ask-alerts.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aConfirmation } from '#tests/factories/a-lead-given.ts';
import { aPhone } from './sign-in-harness.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet();
});
afterAll(() => fleet.end());

const aShopper = async (slug: string): Promise<string> => {
  const row = { siteId: await fleet.siteId(slug), phone: aPhone(), createdAt: NOW };
  return (await fleet.all.insertInto('shopper').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

const anInput = (words: string, shopper: string | null = null): AlertInput => ({
  kind: 'vehicle',
  query: null,
  wanted: null,
  vehicleId: 1,
  words,
  noun: words,
  terms: [],
  channel: shopper === null ? 'email' : 'sms',
  address: shopper === null ? `${words}@shopper.example` : aPhone(),
  shopper,
  every: 'day',
  consent: { shown: words, page: '', at: NOW.toISOString(), network: 'n'.repeat(22) },
  most: 20,
  pendingSince: new Date(0),
  confirmation: aConfirmation(),
  now: NOW,
});

/** An alert that a shopper of a site has on, and who it is. */
async function aStarted(slug: string, words: string): Promise<{ alertId: string; shopper: string }> {
  const shopper = await aShopper(slug);
  const taken = await (await fleet.storeOf(slug)).alerts.ask(anInput(words, shopper));
  if (taken.kind !== 'started') throw new Error(JSON.stringify(taken));
  return { alertId: taken.alertId, shopper };
}

/** What each method shows one site of its own, and of another's. A method that is not here fails the test below. */
const METHODS: Record<string, (store: AlertStore) => Promise<{ all: unknown; theirs: unknown[] }>> = {
  ask: async (store) => {
    const shopper = await aShopper('summit');
    await expect(store.ask(anInput('theirs', shopper))).rejects.toThrow(/foreign key|violates/);
    return { all: (await store.ask(anInput('ours'))).kind === 'asked' ? 'ours' : '', theirs: [] };
  },
  askAgain: async (store) => {
    const again = (alert: string) => store.askAgain({ alert, confirmation: aConfirmation(), now: NOW });
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    return { all: (await again(mine.alertId)) ? 'ours' : '', theirs: (await again(other.alertId)) ? ['an alert'] : [] };
  },
  linked: async (store) => {
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    return {
      all: await store.linked(mine.alertId),
      theirs: [await store.linked(other.alertId)].filter((alert) => alert !== null),
    };
  },
  changeLinked: async (store) => {
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    for (const { alertId } of [mine, other]) await store.changeLinked(alertId, 'stop-all', NOW);
    const left = await (await fleet.storeOf('summit')).alerts.linked(other.alertId);
    const gone = await store.linked(mine.alertId);
    return {
      all: gone?.stoppedAt == null ? '' : 'ours',
      theirs: left?.stoppedAt == null ? [] : ['an alert of theirs was stopped'],
    };
  },
  own: async (store) => {
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    return { all: await store.own(mine.shopper), theirs: [...(await store.own(other.shopper)).alerts] };
  },
  changeOwn: async (store) => {
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    const off = (shopper: string, alert: string) => store.changeOwn({ shopper, alert, isOn: false, every: null, now: NOW });
    const wrong = [await off(other.shopper, other.alertId), await off(mine.shopper, other.alertId)];
    return { all: (await off(mine.shopper, mine.alertId)) ? 'ours' : '', theirs: wrong.filter(Boolean) };
  },
  alertsOfPerson: async (store) => {
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    return { all: await store.alertsOfPerson(mine.shopper), theirs: await store.alertsOfPerson(other.shopper) };
  },
  eraseAlertsOfPerson: async (store) => {
    const [mine, other] = [await aStarted('harbour', 'ours'), await aStarted('summit', 'theirs')];
    for (const { shopper } of [mine, other]) await store.eraseAlertsOfPerson(shopper);
    const left = await (await fleet.storeOf('summit')).alerts.linked(other.alertId);
    return {
      all: (await store.linked(mine.alertId)) === null ? 'ours' : '',
      theirs: left === null ? ['an alert of theirs was erased'] : [],
    };
  },
};

test('P6h every method of a site’s alerts is held to the fence below', () => {
  const methods = Object.getOwnPropertyNames(AlertStore.prototype).filter((name) => name !== 'constructor');
  expect(Object.keys(METHODS).toSorted()).toEqual(methods.toSorted());
});

test.each(Object.keys(METHODS))('P6.2 alerts: %s gives a site its own rows and none of another’s', async (method) => {
  const { all, theirs } = (await METHODS[method]?.((await fleet.storeOf('harbour')).alerts)) ?? {};
  expect(JSON.stringify(all)).toContain('ours');
  expect(JSON.stringify(all)).not.toContain('theirs');
  expect(theirs).toEqual([]);
});

test.each(Object.keys(METHODS))(
  'P6k alerts: %s does so even for a role that the database lets see everything',
  async (method) => {
    const { all, theirs } = (await METHODS[method]?.(new AlertStore(fleet.all, await fleet.siteId('harbour'), fleet.all))) ?? {};
    expect(JSON.stringify(all)).toContain('ours');
    expect(JSON.stringify(all)).not.toContain('theirs');
    expect(theirs).toEqual([]);
  },
);

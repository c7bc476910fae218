import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type StandbyState, Standbys } from '#src/showroom/standbys.ts';
import type { Database } from '#src/store/connect.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aStandby, type Standby } from '#tests/factories/a-standby.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';

const STANDBY_MS = 60_000;
let fleet: Fleet;
let standby: Standby;
let summit: number;
beforeAll(async () => {
  fleet = await aFleet();
  summit = await fleet.siteId('summit');
  await fleet.stock('summit-toyota', someVehicles(3));
  standby = await aStandby(inject('adminUrl'));
}, STANDBY_MS);
afterAll(async () => {
  await standby.remove();
  await fleet.end();
});

/** A web process's showrooms with the standby, what was told of it, and how many of their queries the primary answered that read rows. */
function someShowrooms(options: { readonly urls?: readonly string[]; readonly threadAbove?: number } = {}) {
  const told: { standby: string; state: StandbyState; reason: string }[] = [];
  const seen = { reads: 0 };
  const db: Database = fleet.app.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') seen.reads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const standbys = new Standbys({
    urls: options.urls ?? [standby.at(fleet.database.app)],
    primary: fleet.app,
    onState: (name, state, reason) => told.push({ standby: name, state, reason }),
  });
  onTestFinished(() => standbys.stop());
  const { threadAbove } = options;
  const showrooms = fleet.showrooms({ db, standbys, ...(threadAbove !== undefined && { threadAbove }) });
  return { showrooms, standbys, told, seen, states: () => told.map(({ state }) => state) };
}

const count = async (showrooms: ReturnType<typeof someShowrooms>['showrooms']) => (await showrooms.of(summit))?.stock.count;

/** Forgets what is in memory again and again until a load was made without the primary. */
const loadedFromStandby = async (): Promise<void> => {
  await expect
    .poll(
      async () => {
        const { showrooms, standbys, seen } = someShowrooms();
        await standbys.check();
        await showrooms.of(summit);
        return seen.reads;
      },
      { timeout: STANDBY_MS },
    )
    .toBe(0);
};

test('J11 a site is loaded from a standby that has all its changes, in a thread of its own too', async () => {
  await loadedFromStandby();
  for (const threadAbove of [0, 1_000]) {
    const { showrooms, standbys, seen, told } = someShowrooms({ threadAbove });
    await standbys.check();
    expect(await count(showrooms)).toBe(3);
    expect(seen.reads).toBe(0);
    expect(told).toEqual([{ standby: expect.stringMatching(/^127\.0\.0\.1:\d+\/test_\w+$/), state: 'read', reason: '' }]);
  }
});

test('J11 a standby that is behind is not read from: the site has the change it was told of, and later loads use the standby again', async () => {
  await loadedFromStandby();
  const { showrooms, standbys, seen, states } = someShowrooms();
  await standbys.check();
  const before = (await count(showrooms)) ?? 0;
  await standby.pause();
  try {
    await fleet.stock('summit-toyota', [aVehicle({ stocknum: 'BEHIND', km: 7 })]);
    await showrooms.refresh();
    expect(await count(showrooms)).toBe(before + 1);
    expect(states()).toEqual(['read', 'behind']);
    expect(seen.reads).toBeGreaterThan(0);
    // Another process that starts now, with nothing in memory, must not begin with the past either.
    const late = someShowrooms();
    await late.standbys.check();
    expect(await count(late.showrooms)).toBe(before + 1);
  } finally {
    await standby.resume();
  }
  await loadedFromStandby();
  await fleet.stock('summit-toyota', [aVehicle({ stocknum: 'AFTER', km: 8 })]);
  await loadedFromStandby();
  await showrooms.refresh();
  expect(await count(showrooms)).toBe(before + 2);
  expect(states()).toEqual(['read', 'behind', 'read']);
});

test('J11 estimates that a standby does not have yet come from the primary too', async () => {
  await loadedFromStandby();
  const { showrooms, standbys, states } = someShowrooms();
  await standbys.check();
  await showrooms.of(summit);
  await standby.pause();
  try {
    const id = await fleet.dealershipId('summit-toyota');
    await fleet.all.insertInto('version').values({ kind: 'market', id, number: '7' }).execute();
    await showrooms.refresh();
    expect((await showrooms.of(summit))?.market.find(({ dealershipId }) => dealershipId === id)?.version).toBe('7');
    expect(states()).toEqual(['read', 'behind']);
  } finally {
    await standby.resume();
  }
});

test(
  'J11 a standby that dies is left out, and read from again by itself once it is back',
  async () => {
    await loadedFromStandby();
    const { showrooms, standbys, states, told } = someShowrooms();
    await standbys.check();
    const before = (await count(showrooms)) ?? 0;
    await standby.kill();
    await fleet.stock('summit-toyota', [aVehicle({ stocknum: 'ALONE', km: 9 })]);
    await showrooms.refresh();
    expect(await count(showrooms)).toBe(before + 1);
    expect(states()[1]).toBe('left out');
    await standbys.check();
    await standby.start();
    await expect
      .poll(
        async () => {
          await standbys.check();
          return states().at(-1);
        },
        { timeout: STANDBY_MS },
      )
      .toBe('read');
    const password = new URL(fleet.database.app).password;
    expect(JSON.stringify(told)).not.toContain(password);
    await loadedFromStandby();
  },
  STANDBY_MS * 2,
);

test('J11 a server that is no standby of this database is left out, with the reason and without a secret', async () => {
  const other = new URL(standby.at(fleet.database.app));
  other.pathname = new URL(inject('templateUrls').app).pathname;
  const wrong = new URL(fleet.database.app);
  wrong.port = '1';
  const { showrooms, standbys, told, seen } = someShowrooms({ urls: [fleet.database.app, other.href, wrong.href] });
  await standbys.check();
  expect(told.map(({ state, reason }) => [state, reason])).toEqual(
    expect.arrayContaining([
      ['left out', 'it is not a standby: it takes changes of its own'],
      ['left out', 'it is not a copy of the database at DATABASE_URL'],
      ['left out', expect.stringContaining('ECONNREFUSED')],
    ]),
  );
  expect(JSON.stringify(told)).not.toContain(wrong.password);
  expect(await count(showrooms)).toBeGreaterThan(0);
  expect(seen.reads).toBeGreaterThan(0);
});

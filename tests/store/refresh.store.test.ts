import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refresher, type RefresherOptions } from '#src/showroom/refresher.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import { connect } from '#src/store/connect.ts';
import { bumpVersions } from '#src/store/site/versions.ts';
import { aCable } from '#tests/factories/a-cable.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

/** The ledger's promise is two seconds from the commit; the condition is looked at until then. */
const WITHIN = { timeout: 2_000, interval: 10 };
let fleet: Fleet;
beforeEach(async () => {
  fleet = await aFleet();
  await fleet.stock('summit-toyota', [aVehicle({ stocknum: 'S1' })]);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS' })]);
});
/** What a test opened, to be closed before its database goes. */
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
  await fleet.end();
});

/** Keeps showrooms in step with the database for the length of a test. */
function keepFresh(showrooms: Showrooms, options: Partial<RefresherOptions> = {}): void {
  const refresher = new Refresher({
    url: fleet.database.app,
    refresh: () => showrooms.refresh(),
    isBehind: () => showrooms.isBehind,
    onHealth: () => {},
    ...options,
  });
  refresher.start();
  opened.push(() => refresher.stop());
}

/** The vehicles of a site as it is in memory. */
async function cars(showrooms: Showrooms, site: string): Promise<string[] | undefined> {
  const showroom = await showrooms.of(await fleet.siteId(site));
  return showroom?.stock.fixedList([], 100).map(({ stocknum, km }) => `${stocknum} ${km ?? ''}`.trim());
}
const listening = async () =>
  (
    await sql<{
      pid: number;
    }>`select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(fleet.app)
  ).rows;

test('J3a a committed change of stock is on every site that has the dealership within two seconds', async () => {
  const showrooms = fleet.showrooms();
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1', 'C1']);
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  keepFresh(showrooms);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C2', make: 'MG', model: 'HS' })]);
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1', 'C1', 'C2']);
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1', 'C2']);
});

test('J3b a change that is not committed is not seen', async () => {
  const showrooms = fleet.showrooms();
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  const id = await fleet.dealershipId('coastline-mg');
  await fleet.all.transaction().execute(async (trx) => {
    await sql`update vehicle set km = 7 where stocknum = 'C1'`.execute(trx);
    await bumpVersions(trx, [{ kind: 'dealership', id }]);
    await showrooms.refresh();
    await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  });
  await showrooms.refresh();
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1 7']);
});

test('J3c a change is seen although the connection that listens was killed, and a new one takes its place', async () => {
  const showrooms = fleet.showrooms();
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  keepFresh(showrooms);
  await vi.waitFor(async () => expect(await listening()).toHaveLength(1), WITHIN);
  const [killed] = await listening();
  await sql`select pg_terminate_backend(${killed?.pid})`.execute(fleet.app);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS', km: 8 })]);
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1 8']);
  await vi.waitFor(async () => {
    const now = await listening();
    expect(now).toHaveLength(1);
    expect(now).not.toEqual([killed]);
  }, WITHIN);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS', km: 9 })]);
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1 9']);
});

test('J3d a change is seen by one who cannot listen at all: the look at the versions is what counts', async () => {
  const showrooms = fleet.showrooms();
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  const cable = await aCable(fleet.database.app);
  await cable.cut();
  keepFresh(showrooms, { url: cable.url });
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS', km: 8 })]);
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1 8']);
});

test('J3e of two transactions that commit in the reverse order of their start, both are seen', async () => {
  const showrooms = fleet.showrooms();
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1', 'C1']);
  keepFresh(showrooms);
  const [toyota, mg] = [await fleet.dealershipId('summit-toyota'), await fleet.dealershipId('coastline-mg')];
  const first = await fleet.all.startTransaction().execute();
  await sql`update vehicle set km = 1 where stocknum = 'S1'`.execute(first);
  await bumpVersions(first, [{ kind: 'dealership', id: toyota }]);
  await fleet.all.transaction().execute(async (second) => {
    await sql`update vehicle set km = 2 where stocknum = 'C1'`.execute(second);
    await bumpVersions(second, [{ kind: 'dealership', id: mg }]);
  });
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1', 'C1 2']);
  await first.commit().execute();
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1 1', 'C1 2']);
});

test('J3f several changes at once are all seen', async () => {
  const showrooms = fleet.showrooms();
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1', 'C1']);
  keepFresh(showrooms);
  await Promise.all([
    fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS', km: 3 })]),
    fleet.stock('summit-toyota', [aVehicle({ stocknum: 'S1', km: 4 })]),
    fleet.stock('summit-toyota', [aVehicle({ stocknum: 'S2', km: 5, custom_rank: -1 })]),
    fleet.apply([aSiteFile({ slug: 'harbour', name: 'Harbour renamed' })]),
  ]);
  await expect.poll(() => cars(showrooms, 'summit'), WITHIN).toEqual(['S1 4', 'C1 3', 'S2 5']);
});

test('J3g a changed site file is seen within two seconds too', async () => {
  const showrooms = fleet.showrooms();
  const id = await fleet.siteId('harbour');
  expect((await showrooms.of(id))?.site.switches.newTagText).toBe('New');
  keepFresh(showrooms);
  await fleet.apply([aSiteFile({ switches: { newTagText: 'Just in' } })]);
  await vi.waitFor(async () => expect((await showrooms.of(id))?.site.switches.newTagText).toBe('Just in'), WITHIN);
});

test('J3h while the database is away the old showroom is served and the fault is told; once it is back, so are its changes', async () => {
  const cable = await aCable(fleet.database.app);
  const db = connect(cable.url);
  opened.push(
    () => cable.cut(),
    () => db.destroy(),
  );
  const showrooms = fleet.showrooms({ db, url: cable.url });
  const health: boolean[] = [];
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  keepFresh(showrooms, { url: cable.url, onHealth: (isHealthy) => health.push(isHealthy) });
  await vi.waitFor(async () => expect(await listening()).toHaveLength(1), WITHIN);
  await cable.cut();
  await vi.waitFor(() => expect(health).toEqual([false]), WITHIN);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS', km: 6 })]);
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1']);
  await cable.mend();
  await expect.poll(() => cars(showrooms, 'coastline'), WITHIN).toEqual(['C1 6']);
  await vi.waitFor(() => expect(health).toEqual([false, true]), WITHIN);
});

test('J3i a connection that breaks in the middle of its work fails that work, and the process lives on', async () => {
  const cable = await aCable(fleet.database.app);
  const db = connect(cable.url, { max: 1 });
  opened.push(
    () => cable.cut(),
    () => db.destroy(),
  );
  const crashes: unknown[] = [];
  const crashed = (error: unknown) => crashes.push(error);
  process.on('uncaughtExceptionMonitor', crashed);
  onTestFinished(() => {
    process.off('uncaughtExceptionMonitor', crashed);
  });
  const broken = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await cable.cut();
    await cable.mend();
    await sql`select 2`.execute(trx);
  });
  await expect(broken).rejects.toThrow(/connection|terminated/i);
  expect((await sql<{ two: number }>`select 2 as two`.execute(db)).rows).toEqual([{ two: 2 }]);
  expect(crashes).toEqual([]);
});

test('J3j a load reads the versions and the stock of one instant: a change that commits meanwhile is left for the next', async () => {
  const store = await fleet.storeOf('coastline');
  const id = await fleet.dealershipId('coastline-mg');
  const change = (km: number) => fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', make: 'MG', model: 'ZS', km })]);
  await change(1);
  const read = () =>
    store.snapshot(NOW, async (snapshot) => {
      await change(2);
      const stock = snapshot === null ? [] : await Array.fromAsync(snapshot.stockOf(id));
      return { version: Number(snapshot?.site.dealershipVersions.get(id)), km: stock.flat().map((car) => car.km) };
    });
  const first = await read();
  expect(first.km).toEqual([1]);
  expect(await read()).toEqual({ version: first.version + 1, km: [2] });
});

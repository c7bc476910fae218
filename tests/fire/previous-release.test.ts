import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrationNames } from '#src/store/setup/migrate.ts';
import { seenEverywhere } from './campaign.ts';
import { startHaproxy } from './haproxy.ts';
import { startLoad } from './load.ts';
import { startMachines } from './machines.ts';
import { previousRelease, unpackRelease } from './previous-release.ts';

const VISITORS = 8;

test('J11 machines of the previous release go on serving and taking leads after one of this release has upgraded the database under them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-previous-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const commit = previousRelease();
  const deployment = await startMachines(['both', 'both'], await unpackRelease(commit, folder));
  onTestFinished(() => deployment.stop());
  const applied = async () =>
    (await deployment.query<{ name: string }>('select name from kysely_migration order by name')).map(({ name }) => name);
  const before = await applied();
  const balancer = await startHaproxy(
    deployment.machines.map(({ port }) => port),
    deployment.folder,
  );
  onTestFinished(() => balancer.stop());
  const first = await deployment.addVehicle('FIRST');
  await seenEverywhere(deployment, first, 'FIRST');
  const load = startLoad(balancer.port, deployment.host, VISITORS, ['/', '/search/toyota', first, '/api/search?q=toyota']);

  const upgraded = await deployment.addMachine();
  const after = await applied();
  expect(after).toEqual((await migrationNames()).toSorted());
  const all = { ...deployment, machines: [...deployment.machines, upgraded] };
  await deployment.changeSite('Both Releases');
  await seenEverywhere(all, '/', 'Both Releases');
  await seenEverywhere(all, await deployment.addVehicle('AFTER'), 'AFTER');
  await load.stop();

  const { requests, failed, leads } = load.count;
  const found = await deployment.query<{ message: string }>(`select fields->>'message' as message from lead`);
  process.stdout.write(
    `Upgrade from ${commit.slice(0, 8)}: ${after.length - before.length} new migrations, ${requests} requests, ` +
      `${failed.length} dropped or failed, ${leads.length} leads acknowledged, ${found.length} found.\n`,
  );
  expect(failed).toEqual([]);
  expect(found.map(({ message }) => message).toSorted()).toEqual(leads.toSorted());
});

import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDataFolder } from './data-folder.ts';
import { diskCampaign } from './disk-campaign.ts';
import { faultsTable } from './faults-table.ts';
import { aSmallDisk } from './small-disk.ts';

/** Where nothing may be mounted, as where one is not root, this says so; `npm run test:fire` fails there. */
test('I4 on a full disk pages are served, a lead is stored or told when to try again, and once there is room all is as it was', async () => {
  const disk = aSmallDisk(path.join(path.dirname(aDataFolder()), 'small'), 256);
  if (typeof disk === 'string') {
    process.stdout.write(`${disk}\n`);
    return;
  }
  onTestFinished(() => disk.unmount());
  const result = await diskCampaign(disk, 0);
  process.stdout.write(faultsTable('A full disk', [result.line]));
  expect(result.faults).toEqual([]);
  expect(result.found.toSorted()).toEqual(result.acknowledged.toSorted());
}, 600_000);

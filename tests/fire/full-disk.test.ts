import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { diskCampaign } from '#tests/faults/disk-campaign.ts';
import { faultsTable } from '#tests/faults/faults-table.ts';
import { aSmallDisk } from '#tests/faults/small-disk.ts';

test('I4 on a disk that stays full for half a minute pages are served, a lead is stored or told when to try again, and once there is room all is as it was', async () => {
  const disk = aSmallDisk(path.join(path.dirname(aDataFolder()), 'small'), 256);
  if (typeof disk === 'string') throw new Error(disk);
  onTestFinished(() => disk.unmount());
  const result = await diskCampaign(disk, 30);
  process.stdout.write(faultsTable('A disk that is full for half a minute', [result.line]));
  expect(result.faults).toEqual([]);
  expect(result.found.toSorted()).toEqual(result.acknowledged.toSorted());
});

import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { faultsTable } from '#tests/faults/faults-table.ts';
import { killCampaign } from '#tests/faults/kill-campaign.ts';
import { aKillShop } from '#tests/faults/kill-shop.ts';

const MINUTES = 60_000;

test(
  'L1 of twenty thousand leads, bookings, reservations, publishes, files of stock and alerts that were acknowledged through a hundred kills none is lost and none is there twice',
  async () => {
    const shop = await aKillShop(path.dirname(aDataFolder()), 1_000);
    onTestFinished(() => shop.stop());
    const result = await killCampaign(shop, { kills: 100, acknowledgements: 20_000, shoppers: 12 });
    process.stdout.write(faultsTable(`${result.kills} kills, ${result.acknowledged} acknowledgements`, result.lines));
    expect(result.faults).toEqual([]);
    expect(result.acknowledged).toBeGreaterThanOrEqual(20_000);
    expect(result.lines.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
  },
  90 * MINUTES,
);

import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDataFolder } from './data-folder.ts';
import { faultsTable } from './faults-table.ts';
import { killCampaign } from './kill-campaign.ts';
import { aKillShop } from './kill-shop.ts';

/** `npm run test:fire` has a hundred kills and twenty thousand acknowledgements; `npm test` a few. */
test(
  'L1 leads, bookings, reservations, publishes, files of stock and alerts that were acknowledged while processes were killed are there, once',
  async () => {
    const shop = await aKillShop(path.dirname(aDataFolder()), 20);
    onTestFinished(() => shop.stop());
    const result = await killCampaign(shop, { kills: 3, acknowledgements: 100, shoppers: 3 });
    process.stdout.write(faultsTable(`${result.kills} kills, ${result.acknowledged} acknowledgements`, result.lines));
    expect(result.faults).toEqual([]);
    expect(result.lines.filter(({ acknowledged }) => acknowledged === 0)).toEqual([]);
  },
  15 * 60_000,
);

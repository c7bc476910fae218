import path from 'node:path';
import { expect, test } from 'vitest';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { databaseCampaign } from '#tests/faults/database-campaign.ts';
import { faultsTable } from '#tests/faults/faults-table.ts';

const MOST_BACK_MS = 5_000;

test('I4 PostgreSQL is stopped for half a minute and killed twenty times: pages stay, what needs it says when to try again, nothing is lost, and it is back in five seconds', async () => {
  const result = await databaseCampaign(path.dirname(aDataFolder()), { stoppedSeconds: 30, kills: 20 });
  process.stdout.write(faultsTable(`PostgreSQL stopped and killed; ${result.asked} requests to every address`, result.lines));
  expect(result.failures).toEqual([]);
  expect(result.pages).toEqual([]);
  expect(result.leads.wrong).toEqual([]);
  expect(result.leads.unanswered).toBe(0);
  expect(result.found.toSorted()).toEqual(result.leads.acknowledged.toSorted());
  expect(result.delivered.toSorted()).toEqual(result.leads.acknowledged.toSorted());
  expect(result.backMs.filter((ms) => ms > MOST_BACK_MS)).toEqual([]);
});

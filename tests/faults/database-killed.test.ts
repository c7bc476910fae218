import path from 'node:path';
import { expect, test } from 'vitest';
import { aDataFolder } from './data-folder.ts';
import { databaseCampaign } from './database-campaign.ts';
import { faultsTable } from './faults-table.ts';

/** `npm run test:fire` stops PostgreSQL for half a minute and kills it twenty times; `npm test` has a moment and one kill. */
test('I4 while PostgreSQL is stopped, or killed, pages are served, whatever needs it says when to try again, and no lead is lost or kept twice', async () => {
  const result = await databaseCampaign(path.dirname(aDataFolder()), { stoppedSeconds: 2, kills: 1 });
  process.stdout.write(faultsTable('PostgreSQL stopped and killed', result.lines));
  expect(result.failures).toEqual([]);
  expect(result.pages).toEqual([]);
  expect(result.leads.wrong).toEqual([]);
  expect(result.leads.unanswered).toBe(0);
  expect(result.leads.refused).toBeGreaterThan(0);
  expect(result.found.toSorted()).toEqual(result.leads.acknowledged.toSorted());
  expect(result.delivered.toSorted()).toEqual(result.leads.acknowledged.toSorted());
}, 300_000);

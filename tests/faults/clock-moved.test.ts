import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ClockResult, clockCampaign, clockSettings, type Move } from './clock-campaign.ts';
import { aDataFolder } from './data-folder.ts';
import { faultsTable } from './faults-table.ts';
import { aKillShop } from './kill-shop.ts';

/** A state whose clocks are put forward on the first Sunday of October, and back on the first of April. */
const SYDNEY = { city: 'Sydney', state: 'NSW', postcode: '2000' } as const;

const MOVES: readonly Move[] = [
  { what: 'right', byHours: 0 },
  { what: '48 hours ahead', byHours: 48 },
  { what: 'right again', byHours: 0 },
  { what: '48 hours behind', byHours: -48 },
  { what: 'seconds before clocks go forward', toInstant: '2027-10-02T15:59:58Z' },
  { what: 'seconds before clocks go back', toInstant: '2028-04-01T15:59:58Z' },
  { what: 'right at last', byHours: 0 },
];

test('L1 while the clock of the machine is moved by two days and across daylight saving, leads are taken once, pages are served and every day has its times', async () => {
  const folder = path.dirname(aDataFolder());
  const shop = await aKillShop(folder, 1, { place: SYDNEY, more: clockSettings(folder) });
  onTestFinished(() => shop.stop());
  const result: ClockResult = await clockCampaign(shop, folder, MOVES);
  process.stdout.write(faultsTable('The clock is moved; the database’s stays right', result.lines));
  expect(result.faults).toEqual([]);
  const found = await shop.query<{ message: string }>(`select fields->>'message' as message from lead where form = 'contact'`);
  expect(found.map(({ message }) => message).toSorted()).toEqual(result.acknowledged.toSorted());
}, 600_000);

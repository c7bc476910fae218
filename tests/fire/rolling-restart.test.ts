import path from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteCode } from '#src/server/build-site-code.ts';
import { campaign } from './campaign.ts';
import { startHaproxy } from './haproxy.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 2;

test('J5 three web processes and two workers behind HAProxy, restarted in turn while a standby dies and returns, drop no request and lose no lead', async () => {
  await buildSiteCode(ROOT, () => {}, new AbortController().signal);
  const told = await campaign({ machines: ['both', 'both', 'web'], startBalancer: startHaproxy, visitors: 8, rounds: ROUNDS });
  expect(told.failed).toEqual([]);
  expect(told.acknowledged.length).toBeGreaterThan(0);
  expect(told.found).toEqual(told.acknowledged);
  expect(told.delivered, 'each lead is delivered once').toEqual(told.acknowledged);
});

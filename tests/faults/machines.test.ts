import path from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteCode } from '#src/server/build-site-code.ts';
import { campaign } from '#tests/fire/campaign.ts';
import { startNodeBalancer } from '#tests/fire/node-balancer.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Far more than it takes: a busy machine must not turn it red. */
const TIMEOUT_MS = 600_000;

/** The short form of `npm run test:fire`. */
test(
  'J5 two machines that start at once and are restarted in turn, with a standby that dies meanwhile, drop no request, lose no lead and both show what changes (J3)',
  async () => {
    await buildSiteCode(ROOT, () => {}, new AbortController().signal);
    const told = await campaign({ machines: ['both', 'web'], startBalancer: startNodeBalancer, visitors: 6, rounds: 1 });
    expect(told.failed).toEqual([]);
    expect(told.acknowledged.length).toBeGreaterThan(0);
    expect(told.found).toEqual(told.acknowledged);
    expect(told.delivered, 'each lead is delivered once').toEqual(told.acknowledged);
  },
  TIMEOUT_MS,
);

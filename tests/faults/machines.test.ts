import path from 'node:path';
import { test } from 'vitest';
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
    await campaign({ machines: ['both', 'web'], startBalancer: startNodeBalancer, visitors: 6, rounds: 1 });
  },
  TIMEOUT_MS,
);

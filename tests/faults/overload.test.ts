import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSiteCode } from '#src/server/build-site-code.ts';
import { inOneInstant } from '#tests/fire/arrivals.ts';
import { startTwoWebs } from '#tests/fire/two-webs.ts';
import { mixedVisits } from '#tests/fire/visits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROOM = 8;
const FLOOD = 400;
const TIMEOUT_MS = 600_000;

/** The short form of the load campaign in `npm run test:fire`, judged by counts. */
test(
  `H8.7 of ${FLOOD} visitors who come in one instant as many get their pages as there is room for, the others a time to come back, and none anything else; then all are served again`,
  async () => {
    await buildSiteCode(ROOT, () => {}, new AbortController().signal);
    const machines = await startTwoWebs({ PAGES_WAITING: String(ROOM) });
    onTestFinished(() => machines.stop());
    const ports = machines.webs.map(({ port }) => port);
    const sender = { ports, visits: await mixedVisits(ports[0] ?? '') };

    const flood = await inOneInstant(sender, FLOOD);
    expect(flood.failed).toEqual([]);
    expect(flood.useful + flood.shed).toBe(FLOOD);
    expect(flood.shed).toBeGreaterThan(0);
    expect(flood.useful).toBeGreaterThanOrEqual(ports.length * ROOM);

    const after = [];
    for (let nth = 0; nth < 40; nth += 1) after.push(await inOneInstant(sender, 1, FLOOD + nth));
    expect(after.map(({ useful }) => useful)).toEqual(after.map(() => 1));
  },
  TIMEOUT_MS,
);

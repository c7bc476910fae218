import { expect, test } from 'vitest';
import type { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import { Readiness } from './readiness.ts';

/** Two sites whose estimates are at the versions that the test sets, and a clock that it controls. */
function aWait(versions: { north: string; south: string }) {
  const sites = [
    { id: 1, slug: 'north' },
    { id: 2, slug: 'south' },
  ];
  const version = (id: number) => (id === 1 ? versions.north : versions.south);
  const inMemory = (id: number) => ({ market: [{ version: version(id) }] });
  const showrooms = { inMemory, of: (id: number) => Promise.resolve(inMemory(id)) };
  const clock = { now: 0 };
  const readiness = new Readiness({ isLoaded: true, sites } as unknown as Directory, showrooms as unknown as Showrooms, {
    estimatesWaitMs: 20_000,
    now: () => clock.now,
  });
  return { readiness, clock, versions };
}

test('I5.4 a process is ready once every site’s first estimates are in memory', async () => {
  const { readiness, versions } = aWait({ north: '0', south: '3' });
  await readiness.check();
  expect(readiness.isReady).toBe(false);
  versions.north = '1';
  await readiness.check();
  expect(readiness.isReady).toBe(true);
});

test('I5.4 a process whose worker never starts is ready without it when it has waited long enough', async () => {
  const { readiness, clock } = aWait({ north: '0', south: '0' });
  await readiness.check();
  clock.now = 19_999;
  expect(readiness.isReady).toBe(false);
  clock.now = 20_000;
  expect(readiness.isReady).toBe(true);
});

test('I5.4 a process that is leaving is not ready, estimates or not', async () => {
  const { readiness } = aWait({ north: '1', south: '1' });
  await readiness.check();
  expect(readiness.isReady).toBe(true);
  readiness.stop();
  expect(readiness.isReady).toBe(false);
});

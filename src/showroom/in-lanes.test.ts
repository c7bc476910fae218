import { expect, test } from 'vitest';
import { inLanes } from './in-lanes.ts';

test('J3 thousands of sites are loaded a few at a time, and only for a while: a change meanwhile is looked for before the rest', async () => {
  const clock = { now: 0 };
  const loaded: number[] = [];
  let [underWay, most] = [0, 0];
  const load = async (siteId: number) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    loaded.push(siteId);
    underWay -= 1;
    clock.now += 10;
  };
  const all = Array.from({ length: 1_000 }, (_, at) => at);
  expect(await inLanes(all, load, () => clock.now)).toBe(false);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.length).toBeLessThan(200);
  expect(most).toBeLessThanOrEqual(4);
});

test('sites that are loaded in time leave nothing to do', async () => {
  const loaded: number[] = [];
  expect(
    await inLanes(
      [1, 2, 3, 4, 5, 6],
      async (siteId) => void loaded.push(siteId),
      () => 0,
    ),
  ).toBe(true);
  expect(loaded.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('J3 a load that takes longer than the whole time is not begun in vain: each look gets on', async () => {
  const clock = { now: 0 };
  const loaded: number[] = [];
  const slow = async (siteId: number) => {
    clock.now += 5_000;
    loaded.push(siteId);
  };
  expect(await inLanes([1, 2], slow, () => clock.now)).toBe(false);
  expect(loaded).toEqual([1]);
});

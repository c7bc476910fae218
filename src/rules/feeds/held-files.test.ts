import { expect, test } from 'vitest';
import { type HeldFile, heldAfter, heldText, supersededBy } from './held-files.ts';

const held = (file: string, stocknums: readonly string[], removal: string | null = null): HeldFile => ({
  file,
  source: `${file}.csv`,
  rows: stocknums.map((stocknum) => ({ stocknum, reason: 'the price would change.' })),
  removal,
});
const after = (earlier: readonly HeldFile[], given: Partial<Parameters<typeof heldAfter>[1]> & { names?: string[] }) =>
  heldAfter(earlier, {
    held: held('new', []),
    mode: 'changes',
    isNamed: (stocknum) => given.names?.includes(stocknum) === true,
    isAgain: false,
    ...given,
  });

test('J9 what is held waits on until a later file has the vehicle', () => {
  const earlier = [held('one', ['A', 'B'])];
  expect(after(earlier, { names: ['C'] })).toEqual(earlier);
  expect(after(earlier, { names: ['A'], held: held('new', ['C']) })).toEqual([held('one', ['B']), held('new', ['C'])]);
  expect(after(earlier, { names: ['A', 'B'] })).toEqual([]);
});
test('J9 a later snapshot is all that waits', () =>
  expect(after([held('one', ['A'], 'more than half')], { mode: 'snapshot', held: held('new', ['B']) })).toEqual([
    held('new', ['B']),
  ]));
test('J9 a file that is tried again says nothing of what came after it', () => {
  const earlier = [held('one', ['A'], 'more than half'), held('two', ['B'])];
  expect(after(earlier, { isAgain: true, mode: 'snapshot', names: ['B'], held: held('one', []) })).toEqual([held('two', ['B'])]);
});
test.each(['changes', 'snapshot'] as const)(
  'J9 an older file, tried again as %s, says nothing of what a newer one holds',
  (mode) => {
    const newer = { ...held('two', ['A']), arrivedAt: '2026-11-02T00:00:00.000Z' };
    const older = { ...held('one', ['B']), arrivedAt: '2026-11-01T00:00:00.000Z' };
    expect(after([newer], { mode, names: ['A', 'B'], held: older })).toEqual([older, newer]);
    expect(after([older], { mode, names: ['A', 'B'], held: newer })).toEqual([newer]);
  },
);
test('J9 a file is left alone once a newer snapshot has been imported', () => {
  const arrivedAt = new Date('2026-11-01T00:00:00Z');
  expect(supersededBy(null, arrivedAt)).toBeNull();
  expect(supersededBy({ source: 'x.csv', arrivedAt }, arrivedAt)).toBeNull();
  expect(supersededBy({ source: 'x.csv', arrivedAt: new Date('2026-11-02T00:00:00Z') }, arrivedAt)).toBe(
    'A newer file, x.csv, has been imported since: this one is left alone.',
  );
});
test('J9 the ten newest files wait, and no more', () =>
  expect(
    after(
      Array.from({ length: 12 }, (_, at) => held(`${at}`, [`S${at}`])),
      {},
    ).map(({ file }) => file),
  ).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 2}`)));
test('J9 what waits is told with the first reason', () => {
  expect(heldText([])).toBeNull();
  expect(heldText([held('one', ['A'])])).toBe('1 row waits for a person, A: the price would change.');
  expect(heldText([held('one', ['A', 'B'], '6 of 10 would go.')])).toBe(
    '2 rows wait for a person, A: the price would change. No vehicle is removed: 6 of 10 would go.',
  );
});

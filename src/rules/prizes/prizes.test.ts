import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnPart, prizeCode } from './draw-prize.ts';
import { chanceWords, noPrizeChance, wheelState } from './prize-wheel.ts';
import { prizeWords } from './prize-words.ts';
import { wheelSlices, wheelTurn } from './wheel-drawing.ts';

const seedOf = (number: number) => number.toString(16).padStart(64, '0');
const chances = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
const partsOf = (all: readonly number[]) =>
  all.map((chance, at) => ({ name: `Prize ${at}`, chance, isPrize: true, validDays: null }));

test('A10 of all that can be drawn each part is exactly its chance', () =>
  fc.assert(
    fc.property(chances, (all) => {
      const total = all.reduce((sum, one) => sum + one, 0);
      const counts = all.map(() => 0);
      for (let seed = 0; seed < total; seed += 1) {
        const part = drawnPart(seedOf(seed + total * 7), partsOf(all));
        counts[part] = (counts[part] ?? 0) + 1;
      }
      expect(counts).toEqual(all);
    }),
  ));

test('A10 a draw can be checked: the recorded seed gives the same part again', () => {
  // Worked out with Python: int(seed, 16) % 50 is 33, 35 and 45, and % 29 is 23, 15 and 10.
  const parts = partsOf([1, 10, 23, 11, 5]);
  const others = partsOf([10, 5, 8, 6]);
  for (const [seed, part, other] of [
    ['c0ffee'.padEnd(64, '1'), 2, 3],
    ['f'.repeat(64), 3, 2],
    ['2e2c'.padEnd(64, '9bd7'), 4, 1],
  ] as const)
    expect([drawnPart(seed, parts), drawnPart(seed, others)], seed).toEqual([part, other]);
  expect(drawnPart(seedOf(0), partsOf([1, 10, 39]))).toBe(0);
  expect(drawnPart(seedOf(1), partsOf([1, 10, 39]))).toBe(1);
  expect(drawnPart(seedOf(10), partsOf([1, 10, 39]))).toBe(1);
  expect(drawnPart(seedOf(11), partsOf([1, 10, 39]))).toBe(2);
  expect(drawnPart(seedOf(50), partsOf([1, 10, 39]))).toBe(0);
});

test.each(['', 'abc', 'g'.repeat(64)])('A10 nothing is drawn with the seed %j', (seed) =>
  expect(() => drawnPart(seed, partsOf([1]))).toThrow(RangeError),
);

test('A10 a code has no letters that are read as another', () => {
  const code = prizeCode(Uint8Array.from({ length: 32 }, (_, at) => at * 7));
  expect(code).toMatch(/^SPIN-[2-9A-HJKMNP-Z]{6}$/);
});

test.each([
  [1, 50, '1 in 50'],
  [10, 50, '1 in 5'],
  [14, 50, '7 in 25'],
  [50, 50, '1 in 1'],
])('A10 a chance of %d of %d is %s', (chance, total, words) => expect(chanceWords(chance, total)).toBe(words));

test('A10 the chance of no prize is that of all parts together that win nothing', () => {
  const part = (chance: number, isPrize: boolean) => ({ chance, isPrize });
  const parts = [part(1, true), part(10, true), part(14, false), part(5, true), part(6, true), part(14, false)];
  expect(chanceWords(noPrizeChance(parts), 50)).toBe('14 in 25');
  expect(noPrizeChance([part(3, true)])).toBe(0);
});

test.each([
  ['2026-10-31T23:59:59+10:00', 'before'],
  ['2026-11-01T00:00:00+10:00', 'open'],
  ['2027-01-31T23:59:59+10:00', 'open'],
  ['2027-02-01T00:00:00+10:00', 'over'],
] as const)('A10 at %s the wheel is %s', (at, state) =>
  expect(wheelState({ from: '2026-11-01T00:00:00+10:00', until: '2027-02-01T00:00:00+10:00' }, Date.parse(at))).toBe(state),
);

test('A10 what was won is said with its code and its last day, and nothing won is said plainly', () => {
  const won = { name: '$150 off your next service', isPrize: true, code: 'SPIN-7QK4MX', validUntil: '2027-02-15' };
  expect(prizeWords(won)).toEqual({
    heading: '$150 off your next service.',
    text: 'Code SPIN-7QK4MX, good until 15 February 2027.',
  });
  expect(prizeWords({ ...won, validUntil: null }).text).toBe('Code SPIN-7QK4MX.');
  expect(prizeWords({ name: 'No prize', isPrize: false, code: null, validUntil: null })).toEqual({
    heading: 'No prize this time.',
    text: 'Thanks for playing.',
  });
});

test('A10 the wheel stops with the part that was drawn under its pointer, and each part is as wide as its chance', () =>
  fc.assert(
    fc.property(chances, (all) => {
      const slices = wheelSlices(partsOf(all));
      const total = all.reduce((sum, one) => sum + one, 0);
      let from = 0;
      for (const [at, slice] of slices.entries()) {
        const width = ((all[at] ?? 0) / total) * 360;
        // The pointer is at the top: after the turn the angle that was at `under` is there.
        const under = ((((-wheelTurn(slice) % 360) + 360) % 360) + 360) % 360;
        expect(under).toBeGreaterThan(from - 1e-6);
        expect(under).toBeLessThan(from + width + 1e-6);
        expect(wheelTurn(slice)).toBeGreaterThanOrEqual(4 * 360);
        from += width;
      }
    }),
  ));

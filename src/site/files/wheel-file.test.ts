import { expect, test } from 'vitest';
import { readWheel, wheelSchema } from './wheel-file.ts';

const WHEEL = {
  slug: 'summer',
  title: 'Spin to win',
  from: '2026-11-01T00:00:00+10:00',
  until: '2027-02-01T00:00:00+10:00',
  run_by: 'A dealer',
  permit: 'SAMPLE-1',
  conditions: ['One spin each.'],
  parts: [
    { name: 'A wash', chance: 1, valid_days: 90 },
    { name: 'No prize', chance: 9, is_prize: false },
  ],
};
const faultOf = (changes: object) => wheelSchema.safeParse({ ...WHEEL, ...changes }).error?.issues[0]?.message;

test('A10 a wheel is read from a site’s file, with what is left out filled in', () =>
  expect(readWheel(wheelSchema.parse(WHEEL))).toEqual({
    slug: 'summer',
    title: 'Spin to win',
    text: '',
    from: '2026-11-01T00:00:00+10:00',
    until: '2027-02-01T00:00:00+10:00',
    runBy: 'A dealer',
    permit: 'SAMPLE-1',
    conditions: ['One spin each.'],
    parts: [
      { name: 'A wash', chance: 1, isPrize: true, validDays: 90 },
      { name: 'No prize', chance: 9, isPrize: false, validDays: null },
    ],
  }));

test('A10 a wheel whose prizes are not certain needs its permit number; one that gives everybody the same does not', () => {
  expect(faultOf({ permit: null })).toBe('a wheel whose prizes are not certain needs its permit number');
  expect(faultOf({ permit: null, parts: [{ name: 'A wash', chance: 1 }] })).toBeUndefined();
});

test.each([
  [{ parts: [{ name: 'No prize', chance: 1, is_prize: false }] }, 'a wheel needs a prize'],
  [{ until: '2026-10-01T00:00:00+10:00' }, 'it ends (2026-10-01T00:00:00+10:00) before it begins (2026-11-01T00:00:00+10:00)'],
])('A10 the wheel %j is refused in words', (changes, words) => expect(faultOf(changes)).toBe(words));

test.each([
  { parts: [] },
  { parts: [{ name: 'A wash', chance: 0 }] },
  { parts: [{ name: 'A wash', chance: 1.5 }] },
  { conditions: [] },
])('A10 a wheel with %j is refused', (changes) => expect(wheelSchema.safeParse({ ...WHEEL, ...changes }).success).toBe(false));

import { expect, test } from 'vitest';
import { marksDollars, marksOfForm, marksText, readMarks } from './damage-marks.ts';
import { DAMAGE_ZONES } from './damage-zones.ts';

test('T1 a car has sixteen zones, each with a name of its own', () => {
  expect(DAMAGE_ZONES).toHaveLength(16);
  expect(new Set(DAMAGE_ZONES.map(({ name }) => name)).size).toBe(16);
});
test('T1 marks are read back in the order of the zones, with words and dollars', () => {
  const marks = readMarks('left-rear-wheel:kerb, rear-bumper:scratch') ?? [];
  expect(marksText(marks)).toBe('Rear bumper: Scratch, longer than a hand; Left rear wheel: Kerb marks');
  expect(marksDollars(marks)).toBe(450);
});
test('T1 a clean car has no marks', () => expect(readMarks('')).toEqual([]));
test.each(['roof:kerb', 'left-rear-wheel:dent', 'spoiler:dent', 'roof:dent, roof:chip', 'roof', 'roof:', '__proto__:dent'])(
  'T1 %j is not on the list',
  (text) => expect(readMarks(text)).toBeNull(),
);
test('T1 the fields of a page’s form become marks', () =>
  expect(marksOfForm({ 'mark.roof': 'dent', 'mark.bonnet': '', kms: '5' })).toBe('roof:dent'));

import { expect, test } from 'vitest';
import { linesOfCars } from '#tests/factories/words-of-cars.ts';
import { estimateNote } from './estimate-note.ts';

test('P5.2 estimates that assume different things say so in words that suit caravans too', () => {
  const note = estimateNote(['7% over 5 years', '9% over 5 years']) ?? '';
  expect(note).toContain('Estimates are samples');
  expect(linesOfCars([note])).toEqual([]);
});

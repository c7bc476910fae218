import { expect, test } from 'vitest';
import { WordCollector, wordAt } from '#src/showroom/columns.ts';

test.each([
  [3, 1],
  [256, 1],
  [257, 2],
  [65_537, 4],
])('a column of %i words takes %i bytes a row and gives each back', (count, bytes) => {
  const collector = new WordCollector();
  for (let row = 0; row < count; row += 1) collector.add(`word ${row}`);
  collector.add('word 1');
  const column = collector.column();
  expect(column.codes.BYTES_PER_ELEMENT).toBe(bytes);
  expect([wordAt(column, 0), wordAt(column, count - 1), wordAt(column, count)]).toEqual([
    'word 0',
    `word ${count - 1}`,
    'word 1',
  ]);
});

import { expect, test } from 'vitest';
import { listFailures } from './list-failures.ts';

test('a run that failed ends with each failed test and the first lines of why, without colours', () => {
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n\n');
  const [first = '', second = '', ...more] = listFailures([
    { file: '/a.test.ts', names: ['well'], outcome: 'passed' },
    { file: '/b.spec.ts', names: ['S1 search', 'finds'], outcome: 'failed', why: '\u001B[31mExpected 1\u001B[39m\nReceived 2' },
    { file: '/c.spec.ts', names: ['long'], outcome: 'failed', why: long },
  ]);
  expect(more).toEqual([]);
  expect(first.trim().split('\n')).toEqual(['✗ S1 search › finds (/b.spec.ts)', '    Expected 1', '    Received 2']);
  expect(second.trim().split('\n')).toHaveLength(13);
});

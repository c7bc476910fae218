import { expect, test } from 'vitest';
import { cutText } from '#src/rules/text/cut-text.ts';

test('D7k a long text is cut between words, a short one is not', () => {
  expect(cutText('one two three', 13)).toBeNull();
  expect(cutText('one two, three', 9)).toBe('one two…');
});
test('D7l a text without any space is cut all the same, and never through a character', () => {
  expect(cutText('x'.repeat(5000), 10)).toBe(`${'x'.repeat(10)}…`);
  expect(cutText('🚗'.repeat(20), 5)?.isWellFormed()).toBe(true);
});

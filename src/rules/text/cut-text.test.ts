import { expect, test } from 'vitest';
import { cutText, fitText } from './cut-text.ts';

test('D7k a long text is cut between words, a short one is not', () => {
  expect(cutText('one two three', 13)).toBeNull();
  expect(cutText('one two, three', 9)).toBe('one two…');
});
test('D7l a text without any space is cut all the same, and never through a character', () => {
  expect(cutText('x'.repeat(5000), 10)).toBe(`${'x'.repeat(10)}…`);
  expect(cutText('🚗'.repeat(20), 5)?.isWellFormed()).toBe(true);
});

test('V18b long words are cut between two of them, with a sign that they went on', () =>
  expect(fitText('A very long name of a caravan, indeed', 31)).toBe('A very long name of a caravan…'));

test('V18b one endless word is cut too, to the length that was asked for', () => {
  expect(fitText('x'.repeat(50), 20)).toHaveLength(20);
  expect(fitText('short', 20)).toBe('short');
});

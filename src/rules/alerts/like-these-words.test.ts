import { expect, test } from 'vitest';
import { likeTheseWords } from './like-these-words.ts';

test('A11 what is asked for fits the results: there are some like these, or none yet', () => {
  expect(likeTheseWords('car', true)).toBe('Tell me about cars like these');
  expect(likeTheseWords('caravan', false)).toBe('Tell me when a caravan like this comes in');
});

import { expect, test } from 'vitest';
import { lastUsedWords, sessionWords } from './session-words.ts';

const CLOCK = { zone: 'Australia/Brisbane', now: Date.parse('2026-11-15T02:00:00Z') };
const own = { isThis: true, lastUsedAt: CLOCK.now };
const other = (lastUsedAt: string) => ({ isThis: false, lastUsedAt: Date.parse(lastUsedAt) });

test.each([
  ['nowhere else', [own], 'You’re signed in on this device only.'],
  ['one other', [own, other('2026-11-13T02:00:00Z')], 'This device and 1 other, last used on 13 November.'],
  [
    'several others, of which the one used last counts',
    [own, other('2026-11-01T02:00:00Z'), other('2026-11-13T02:00:00Z')],
    'This device and 2 others, last used on 13 November.',
  ],
])('A10 the page says where a shopper is signed in: %s', (_where, sessions, words) =>
  expect(sessionWords(sessions, CLOCK)).toBe(words),
);

test('A10 each session says when it was used last, and which is the one in use', () => {
  expect(lastUsedWords(own, CLOCK)).toBe('You’re using it now');
  expect(lastUsedWords(other('2026-11-15T00:30:00Z'), CLOCK)).toBe('Last used today');
  expect(lastUsedWords(other('2025-12-24T02:00:00Z'), CLOCK)).toBe('Last used on 24 December 2025');
});

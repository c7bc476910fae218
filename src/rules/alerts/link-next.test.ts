import { expect, test } from 'vitest';
import { linkNext } from './link-next.ts';

const SEARCH = { watches: 'search', messages: 'emails', isForAll: false, word: 'car' } as const;
const textOf = (...given: Parameters<typeof linkNext>) => linkNext(...given).map(({ text }) => text);

test('A11 before an alert starts its reader is told what of, how often, and how it is stopped', () => {
  expect(textOf('start', SEARCH)).toEqual([
    'We’ll check every car that comes in, and only tell you about the ones that match.',
    'Once a day at most, between 8 am and 8 pm.',
    'Every email has a link that stops it.',
  ]);
  expect(textOf('on', { ...SEARCH, watches: 'back', messages: 'texts', word: 'caravan' })).toEqual([
    'We’ll tell you once, when the caravan is available again.',
    'Once a day at most, between 8 am and 8 pm.',
    'Every text has a link that stops it.',
  ]);
});

test('A11 before an alert is stopped its reader is told that others go on, and before all are, that none does', () => {
  expect(textOf('stop', SEARCH)).toContain('Your other alerts stay as they are.');
  const all = textOf('stop', { ...SEARCH, isForAll: true });
  expect(all).toEqual(['No more emails from any of your alerts.', 'You can start again from the same page.']);
});

import { expect, test } from 'vitest';
import { alertLine, contactWords } from './contact-words.ts';

test.each([
  ['sms', '0412 ••• 678', 'By text to 0412 ••• 678'],
  ['email', 'priya@example.com', 'By email to priya@example.com'],
] as const)('A11 somebody told by %s reads where', (channel, address, words) =>
  expect(contactWords(channel, address)).toBe(words),
);

test.each([
  ['email', 'day', 'By email, at most once a day.'],
  ['email', 'week', 'By email, once a week.'],
  ['sms', 'day', 'By text to 0412 ••• 678, at most once a day, between 8 am and 8 pm.'],
  ['sms', 'week', 'By text to 0412 ••• 678, once a week, between 8 am and 8 pm.'],
] as const)('A11 an alert by %s each %s says so', (channel, every, line) =>
  expect(alertLine({ channel, address: '0412 ••• 678', every })).toBe(line),
);

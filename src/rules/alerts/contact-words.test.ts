import { expect, test } from 'vitest';
import { alertLine, contactWords, waitingNote } from './contact-words.ts';

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
  expect(alertLine({ way: { channel, address: '0412 ••• 678' }, isOwn: true, every })).toBe(line),
);

test('A11 an alert to an address that is not proved says where it goes and not whether it is on', () =>
  expect(alertLine({ way: { channel: 'email', address: 'priya@example.com' }, isOwn: false, every: 'day' })).toBe(
    'By email to priya@example.com. The links in its emails start and stop it.',
  ));

test('A11 an alert without a way waits for one', () =>
  expect(alertLine({ way: null, isOwn: false, every: 'day' })).toBe('Starts once you’ve chosen how we tell you.'));

test('A11 while an address waits to be proved it is said what starts it, and how its shopper is told until then', () => {
  const note =
    'One more tap. We’ve emailed priya@example.com. Press the button in it while you’re signed in here, and your alerts come there.';
  expect(waitingNote('priya@example.com', null)).toBe(note);
  expect(waitingNote('priya@example.com', 'By text to 0412 ••• 678')).toBe(
    `${note} Until then they come by text to 0412 ••• 678.`,
  );
});

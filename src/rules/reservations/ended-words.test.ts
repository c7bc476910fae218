import { expect, test } from 'vitest';
import { endedWords, refundWords } from './ended-words.ts';

const CLOCK = { zone: 'Australia/Brisbane', now: Date.UTC(2026, 10, 18, 5) };
const TUESDAY = Date.UTC(2026, 10, 17, 5, 40);
const own = {
  state: 'expired',
  depositCents: 20_000,
  card: 'Visa ending 4242',
  refund: 'wanted',
  refundedAt: null,
  paidAt: Date.UTC(2026, 10, 15, 5, 40),
  paidUntil: TUESDAY,
  changedAt: TUESDAY,
  ending: { event: 'time-ends', from: 'paid', at: TUESDAY },
} as const;

test('R2 a hold that ended says when, and where the money goes', () => {
  expect(endedWords(own, CLOCK).lede).toBe(
    'This hold ended on Tuesday. Your $200 goes back to Visa ending 4242, usually in 3 to 5 business days.',
  );
});
test('R2 once it was refunded, it says when', () => {
  const words = endedWords({ ...own, refund: 'done', refundedAt: CLOCK.now, state: 'refunded' }, CLOCK);
  expect(words).toMatchObject({
    lede: 'This hold ended on Tuesday. Your $200 was refunded today.',
    pill: { text: 'Refunded' },
  });
});
test('R2 a refund that the bank refuses is a person’s task, and the shopper is told', () => {
  expect(refundWords({ ...own, refund: 'refused' }, CLOCK)).toMatch(/We’ll call you about it/);
});
test('R2 what was cancelled today says so, in the site’s own day', () => {
  const ending = { event: 'shopper-cancels', from: 'paid', at: CLOCK.now - 3_600_000 } as const;
  expect(endedWords({ ...own, ending, paidAt: null }, CLOCK).lede).toBe('You cancelled it today.');
  // Brisbane's Wednesday began at 2 pm of Tuesday in UTC.
  const before = { ...ending, at: Date.UTC(2026, 10, 17, 13, 59) };
  expect(endedWords({ ...own, ending: before, paidAt: null }, CLOCK).lede).toBe('You cancelled it on Tuesday.');
});
test('R2 of a hold that nobody paid no money is spoken', () => {
  expect(endedWords({ ...own, paidAt: null, refund: 'none' }, CLOCK).lede).toBe('This hold ended on Tuesday.');
});

test.each([
  ['shopper-cancels', 'paid', 'This reservation is cancelled', 'You cancelled it on Tuesday.'],
  ['dealer-cancels', 'paid', 'This reservation is cancelled', 'We had to cancel it on Tuesday.'],
  ['dealer-cancels', 'converted', 'This sale is cancelled', 'We cancelled the sale on Tuesday.'],
  ['vehicle-sells', 'held', 'It has been sold', 'It was sold to someone else on Tuesday.'],
] as const)(
  'R2 after %s of what was %s its page goes on saying who ended it, also once it was refunded',
  (event, from, title, text) => {
    const ending = { event, from, at: TUESDAY };
    const words = endedWords(
      { ...own, ending, refund: 'done', refundedAt: CLOCK.now, changedAt: CLOCK.now, state: 'refunded' },
      CLOCK,
    );
    expect(words).toEqual({
      title,
      lede: `${text} Your $200 was refunded today.`,
      pill: { text: 'Refunded', look: 'plain' },
    });
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReportedStray, nextPaymentState, PAYMENT_STATES, refundGap } from './payment-state.ts';

const said = fc.array(fc.constantFrom(...PAYMENT_STATES), { maxLength: 20 });

test('R2 a payment that has succeeded stays so, whatever is said afterwards and in whatever order', () => {
  fc.assert(
    fc.property(said, said, (before, after) => {
      const state = [...before, 'succeeded' as const, ...after].reduce(nextPaymentState, 'started');
      expect(state).toBe('succeeded');
    }),
  );
});

test('R2 saying the same twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_STATES), fc.constantFrom(...PAYMENT_STATES), (state, word) => {
      const once = nextPaymentState(state, word);
      expect(nextPaymentState(once, word)).toBe(once);
    }),
  );
});

test.each([
  ['started', 'waiting', 'waiting'],
  ['waiting', 'started', 'waiting'],
  ['waiting', 'failed', 'failed'],
  ['failed', 'waiting', 'waiting'],
  ['waiting', 'given-up', 'given-up'],
  ['given-up', 'waiting', 'given-up'],
  ['given-up', 'succeeded', 'succeeded'],
] as const)('R2 a payment that is %s, and said to be %s, is %s', (state, word, next) =>
  expect(nextPaymentState(state, word)).toBe(next),
);

test('R2 of payments that are not on record, those that charged nobody are not reported', () => {
  expect(PAYMENT_STATES.filter(isReportedStray)).toEqual(['started', 'waiting', 'succeeded']);
});

test.each([
  ['none', 0, null],
  ['none', 1, 'unasked'],
  ['none', 20_000, 'unasked'],
  ['wanted', 0, null],
  ['wanted', 20_000, null],
  ['refused', 0, null],
  ['refused', 20_000, null],
  ['done', 20_000, null],
  ['done', 19_999, 'undone'],
  ['done', 0, 'undone'],
] as const)(
  'R2 a refund that is %s here, of which the provider has given back %i cents of 20,000: %s',
  (state, refundedCents, gap) => expect(refundGap(state, { amountCents: 20_000, refundedCents })).toBe(gap),
);

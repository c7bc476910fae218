import { expect, test } from 'vitest';
import { aLender } from '#tests/factories/a-lender.ts';
import { standaloneCalculator } from './calculator-start.ts';
import { departures } from './departures.ts';
import type { Estimate } from './finance-estimate.ts';

type Row = Parameters<typeof aLender>[0];
const start = (row: Row = {}, price = 40_000) =>
  standaloneCalculator(aLender(row), { financeInterest: 10 }, { price, offer: null });
// 40,000 at 10% over 260 weeks: 40,000 × (0.1/52) / (1 − (1 + 0.1/52)^−260) = 195.64, to the nearest dollar 196.
const estimate = (facts: Partial<Estimate> = {}): Estimate => ({
  payment: 196,
  period: 'week',
  rate: 10,
  comparison: 10.7,
  years: 5,
  deposit: 0,
  fee: 0,
  source: 'rate',
  ...facts,
});

test('M8.7 a calculator departs in nothing where the same figures come to the same repayment', () => {
  expect(departures(start(), estimate(), 40_000)).toEqual([]);
  expect(departures(start(), estimate({ source: 'offer' }), 40_000)).toEqual([]);
});
test('M8.7 it departs where its limits do not reach the estimate', () => {
  const far = start({ standalone: { interest: { min: 10.5, max: 20 }, years: [3, 7] } }, 300_000);
  expect(departures(far, estimate({ deposit: 2000 }), 300_000)).toEqual(['amount', 'deposit', 'term', 'interest']);
});
test('M8.7 it departs in the period alone where it counts by another', () => {
  // 40,000 at 10% over 60 months is 849.88, rounded up 850.
  expect(departures(start(), estimate({ period: 'month', payment: 850 }), 40_000)).toEqual(['period']);
});
test('M8.7 it departs in the amount where the vehicle has no price', () =>
  expect(departures(start({}, 0), estimate({ payment: 147 }), null)).toEqual(['amount']));
test('M8.7 an estimate worked out from its rate is departed from by the fee or by rounding up', () => {
  // With a fee of 300 it is 197.11: to the nearest dollar 197, rounded up 198.
  expect(departures(start({ standalone: { establishmentFee: 300, rounding: 'nearest' } }), estimate(), 40_000)).toEqual(['fee']);
  const up = start({ standalone: { establishmentFee: 300 } });
  expect(departures(up, estimate({ payment: 197, fee: 300 }), 40_000)).toEqual(['rounding']);
});
test.each(['offer', 'quote'] as const)('M8.7 from the payment of %s it departs as from another’s figure', (source) =>
  expect(departures(start(), estimate({ source, payment: 190 }), 40_000)).toEqual(['figure']),
);

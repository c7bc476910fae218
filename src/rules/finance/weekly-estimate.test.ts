import { expect, test } from 'vitest';
import { type Financed, weeklyEstimate } from '#src/rules/finance/weekly-estimate.ts';

const offer = (paymentWeek: number | null, interestRate: number | null = 7.5, comparisonRate: number | null = 8) => ({
  paymentWeek,
  interestRate,
  comparisonRate,
});
const car = (facts: Partial<Financed>): Financed => ({ status: 'in_stock', sold: false, lenders: [offer(99.5)], ...facts });

test('M2a a weekly estimate is a whole number of dollars', () => expect(weeklyEstimate(car({}))).toBe(100));
test('S3.4 the weekly estimate is that of the first lender who names a payment and both rates', () => {
  expect(weeklyEstimate(car({ lenders: [offer(null), offer(80, null), offer(70, 7, null), offer(60), offer(50)] }))).toBe(60);
});
test('S3.4 a payment of zero is no estimate', () => expect(weeklyEstimate(car({ lenders: [offer(0)] }))).toBeNull());
test.each([[{ sold: true }], [{ status: 'sold' }], [{ status: 'wholesale' }], [{ lenders: [] }]])(
  'S3.4 there is no estimate for a vehicle with %j',
  (facts) => expect(weeklyEstimate(car(facts))).toBeNull(),
);

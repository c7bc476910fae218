import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostLoanCents, purchaseSum } from './purchase-sum.ts';

const EXAMPLE = {
  priceCents: 2_699_000,
  deliveryCents: 18_000,
  tradeInCents: 1_350_000,
  loanCents: 1_000_000,
  depositCents: 20_000,
};

test('R3 the car and its delivery are the total, and what the trade-in, the loan and the deposit leave is paid by transfer', () => {
  expect(purchaseSum(EXAMPLE)).toEqual({
    totalCents: 2_717_000,
    leftCents: 1_367_000,
    tradeInCents: 1_350_000,
    loanCents: 1_000_000,
    transferCents: 347_000,
    depositCents: 20_000,
    backCents: 0,
  });
});

test('R3 a delivery that is still to be quoted adds nothing to the total', () => {
  expect(purchaseSum({ ...EXAMPLE, deliveryCents: null }).totalCents).toBe(2_699_000);
});

test('R3 a trade-in that is worth more than what is left pays all but the deposit, and the rest is paid out', () => {
  const sum = purchaseSum({ ...EXAMPLE, tradeInCents: 3_000_000 });
  expect(sum).toMatchObject({ tradeInCents: 2_697_000, loanCents: 0, transferCents: 0, backCents: 303_000 });
});

const cents = fc.integer({ min: 0, max: 20_000_000 });
const input = fc
  .record({
    priceCents: fc.integer({ min: 20_001, max: 50_000_000 }),
    deliveryCents: fc.option(cents),
    tradeInCents: cents,
    loanCents: cents,
  })
  .chain((some) => fc.integer({ min: 1, max: some.priceCents }).map((depositCents) => ({ ...some, depositCents })));

test('R3 whatever is chosen, the four payments together are the total to the cent, and none of them is negative', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { totalCents, tradeInCents, loanCents, transferCents, depositCents } = purchaseSum(given);
      const payments = [tradeInCents, loanCents, transferCents, depositCents];
      expect(payments.reduce((sum, one) => sum + one, 0)).toBe(totalCents);
      expect(Math.min(...payments)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('R3 nobody can borrow more than neither the trade-in nor the deposit pays', () => {
  expect(mostLoanCents(EXAMPLE)).toBe(1_347_000);
  fc.assert(
    fc.property(input, (given) => {
      expect(purchaseSum({ ...given, loanCents: Infinity }).loanCents).toBe(mostLoanCents(given));
    }),
  );
});

import { expect, test } from 'vitest';
import { detailCalculator } from '#src/rules/finance/calculator-start.ts';
import { loanWords } from '#src/rules/purchase/loan-figures.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { calculatorInput } from '#tests/factories/calculator-input.ts';

const calculator = detailCalculator(aLender(), calculatorInput(), { price: 42_000, offer: null });
/** A loan over six years as a shopper reads it. */
function sentence(dollars: number): string {
  if (calculator === null) throw new Error('There is no calculator.');
  const { repayment, basis, rate, comparison, inAll } = loanWords(calculator, dollars * 100, 6);
  return `${repayment}${basis} ${rate} p.a. ${comparison} p.a. comparison rate. ${inAll}`;
}

test('R3, M2 a loan is said in one sentence: its repayment, its rate beside its comparison rate, and its whole cost', () => {
  expect(sentence(20_000)).toMatch(
    /^\$\d+\/wk based on sample [\d.]+% p\.a\. [\d.]+% p\.a\. comparison rate\. \$20,000 over 6 years, \$[\d,]+ in total\.$/,
  );
});

test('R3, M5 a repayment that is too small to be shown is not said to be based on a rate', () => {
  expect(sentence(1_000)).toMatch(
    /^Enquire for Finance\. Sample [\d.]+% p\.a\. [\d.]+% p\.a\. comparison rate\. \$1,000 over 6 years\.$/,
  );
});

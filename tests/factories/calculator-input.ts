import type { CalculatorInput } from '#src/rules/finance/calculator-start.ts';

/** A site's settings for calculators: 10% over six years, told by the week. */
export const calculatorInput = (facts: Partial<CalculatorInput> = {}): CalculatorInput => ({
  financeInterest: 10,
  financeTermYears: 6,
  financeFrequency: 'week',
  financeAmount: 'standard',
  financeMaxFollowsPrice: false,
  financeRoundsUp: false,
  financeBounds: {},
  financeYears: [],
  ...facts,
});

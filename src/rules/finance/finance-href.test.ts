import { expect, test } from 'vitest';
import { priceBudget } from './finance-href.ts';

test.each([
  ['25990', 25_990],
  ['25990.50', 25_990.5],
])('M4.1 the budget %j is %d dollars', (text, dollars) => expect(priceBudget(text)).toBe(dollars));
test.each([null, '', '0', '-5', '1e9', 'abc', '12345678901', '$30,000', '30000abc'])('M4.1 %j is no budget', (text) =>
  expect(priceBudget(text)).toBeNull(),
);

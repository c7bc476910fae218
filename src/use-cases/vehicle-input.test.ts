import { expect, test } from 'vitest';
import { termMonths } from '#src/use-cases/vehicle-input.ts';

test.each([
  ['5 years', 60],
  ['5.5 Years', 66],
  ['60 months', 60],
  ['1 yr', 12],
  ['84mo', 84],
  ['5', null],
  ['0 years', null],
  ['forever', null],
])('V21c a lender’s term of %j is %j months', (term, months) => expect(termMonths(term)).toBe(months));

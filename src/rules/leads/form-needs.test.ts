import { expect, test } from 'vitest';
import type { FormName } from './form-name.ts';
import { isFormOffered } from './form-needs.ts';

test.each<[form: FormName, financeEnabled: boolean, isOffered: boolean]>([
  ['finance', true, true],
  ['finance', false, false],
  ['contact', true, true],
  ['contact', false, true],
  ['trade-in', false, true],
])('P11.2 whether the form %s is offered with finance on (%s): %s', (form, financeEnabled, isOffered) =>
  expect(isFormOffered(form, { financeEnabled })).toBe(isOffered),
);

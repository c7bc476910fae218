import { expect, test } from 'vitest';
import { isVehicleForm } from './form-name.ts';

test.each([
  ['test-drive', true],
  ['trade-in', true],
  ['contact', false],
  ['careers', false],
  [undefined, false],
])('the form %s is about a vehicle: %s', (form, is) => expect(isVehicleForm(form)).toBe(is));

import { expect, test } from 'vitest';
import { isTowed } from './towed.ts';

test.each([
  ['Caravan', true],
  ['Pop-top', true],
  ['Camper trailer', true],
  [null, true],
  ['Motorhome', false],
  ['Motor home', false],
  ['Campervan', false],
])('P15.1 a body called %s is towed: %s', (body, is) => expect(isTowed(body)).toBe(is));

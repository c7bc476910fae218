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
])('P15.1 a body called %s is towed: %s', (simpleBody, is) =>
  expect(isTowed({ itemType: 'caravan', simpleBody, model: 'Wanderer', badge: null })).toBe(is),
);

test.each([
  [null, 'Estuary Motorhome', null, false],
  [null, 'Estuary', 'B-class motor home', false],
  [null, 'Drifter Campervan', null, false],
  [null, 'Drifter', 'Off-road', true],
  ['Caravan', 'Not a Motorhome', null, true],
])(
  'P15.1 with body %s, model %s and badge %s it is towed: its name decides where its body is not known',
  (simpleBody, model, badge, is) => expect(isTowed({ itemType: 'caravan', simpleBody, model, badge })).toBe(is),
);

test('P15.1 a car that a caravan dealer sells is not towed, whatever its body', () =>
  expect(['SUV', 'Ute', null].map((simpleBody) => isTowed({ itemType: 'car', simpleBody, model: 'Prado', badge: null }))).toEqual(
    [false, false, false],
  ));

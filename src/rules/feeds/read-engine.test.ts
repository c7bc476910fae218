import { expect, test } from 'vitest';
import { readEngine } from './read-engine.ts';

test.each<[string, number | null, number | null, string | null]>([
  ['110 kW 2.0', 2, null, null],
  ['2.0 150kW', 2, null, null],
  ['2.5L 140 kW / 250 Nm', 2.5, null, null],
  ['16 Valve 2.0', 2, null, null],
  ['16V 1.8', 1.8, null, null],
  ['2.0-litre turbo', 2, null, 'Turbo'],
  ['2.0 - litre', 2, null, null],
  ['3.0 litre non-turbo', 3, null, null],
  ['2.0L B20', 2, null, null],
  ['2.2 H22', 2.2, null, null],
  ['1.5L L15', 1.5, null, null],
  ['i30 2.0', 2, null, null],
  ['4 stroke 1.0', 1, null, null],
  ['Turbo 4 2.0', 2, null, 'Turbo'],
  ['V8 5.0', 5, 8, null],
  ['3.0 I6', 3, 6, null],
  ['2.5 L4', 2.5, 4, null],
  ['6.0 W12', 6, 12, null],
  ['2.0 flat 4', 2, 4, null],
  ['Boxer-6 3.8', 3.8, 6, null],
  ['2.5 inline 5', 2.5, 5, null],
  ['V6', null, 6, null],
  ['3.5 V 6', 3.5, 6, null],
  ['V6 3.5', 3.5, 6, null],
  ['V 3.5', 3.5, null, null],
  ['1798 cc', 1.8, null, null],
  ['1798', 1.8, null, null],
  ['660', 0.7, null, null],
])('J8 an engine "%s" has %s litres, %s cylinders and induction %s', (text, litres, cylinders, induction) =>
  expect(readEngine(text)).toMatchObject({ value: { litres, cylinders, induction }, how: 'plain' }),
);

test.each(['150 kW', '75 kWh', '75kwh battery', '300 hp', '300bhp', '250 Nm', '4 stroke', '16 valve', '150', '60 L', '20 cyl'])(
  'J8 "%s" is no size of an engine, and is told',
  (text) => expect(readEngine(text)).toEqual({ value: null, how: 'unreadable' }),
);

test('J8 cylinders that no engine has are left out, and told', () =>
  expect(readEngine('20 cyl 2.0L')).toMatchObject({ value: { litres: 2, cylinders: null }, how: 'repaired' }));

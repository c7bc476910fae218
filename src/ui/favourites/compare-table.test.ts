import { expect, test } from 'vitest';
import { compareRows } from './compare-table.tsx';

const LABELS = ['Body', 'Seats', 'Sleeps'];
const CARS = [{ values: ['SUV', '5', null] }, { values: ['SUV', '7', null] }];

test('A5j a comparison has a line for whatever any of its vehicles has', () => {
  expect(compareRows(LABELS, CARS, false)).toEqual([
    { label: 'Body', values: ['SUV', 'SUV'] },
    { label: 'Seats', values: ['5', '7'] },
  ]);
});

test('A5k lines in which all vehicles are alike can be left out', () => {
  expect(compareRows(LABELS, CARS, true)).toEqual([{ label: 'Seats', values: ['5', '7'] }]);
});

test('A5l a value that only some vehicles have is a difference', () => {
  expect(compareRows(['Doors'], [{ values: ['4'] }, { values: [null] }], true)).toEqual([
    { label: 'Doors', values: ['4', null] },
  ]);
});

import { expect, test } from 'vitest';
import { isPlausible } from '#src/rules/tow/tow-car.ts';
import { towLimit } from '#src/rules/tow/tow-limit.ts';
import { badgeText, towCarOf, yearsText } from '#src/rules/tow/tow-table.ts';
import { storedTowChoice } from '#src/rules/tow/typed-tow-car.ts';
import table from './tow-cars.json' with { type: 'json' };
import { towCars, towCarTable } from './tow-cars.ts';

test('P15.6 there are at least sixty tow cars, of many makes, marked as sample data', () => {
  expect(towCars.length).toBeGreaterThanOrEqual(60);
  expect(new Set(towCars.map(({ make }) => make)).size).toBeGreaterThanOrEqual(15);
  expect(table.note).toMatch(/^SAMPLE DATA/);
});

test('P15.6 each can be remembered, and tows something with two people in it', () => {
  for (const listed of towCars) {
    const choice = { car: towCarOf(listed), load: { people: 150, luggage: 50 } };
    expect(storedTowChoice(JSON.stringify(choice))).toEqual(choice);
    expect(isPlausible('brakedCapacity', towLimit(choice).limit), choice.car.name).toBe(true);
  }
});

test('P15.6 makes and models stand together and in order, as a list shows them', () => {
  const names = towCars.map(({ make, model }) => `${make} ${model}`);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-AU', { numeric: true, sensitivity: 'base' })));
});

test('P15.6 cars of one model are told apart by badge and years', () => {
  const [car] = towCars;
  if (car === undefined) throw new Error('There are no cars.');
  expect(yearsText({ from: 2025, to: 2025 })).toBe('2025');
  expect(badgeText({ ...car, badge: 'GXL', from: 2020, to: 2024 })).toBe('GXL, 2020 to 2024');
  expect(new Set(towCars.map((one) => towCarOf(one).name)).size).toBe(towCars.length);
});

test.each<[what: string, change: Record<string, unknown>]>([
  ['tows nothing', { braked: 0 }],
  ['tows 99 t', { braked: 99_000 }],
  ['weighs more than it may', { kerb: 3000, gvm: 2900 }],
  ['has a GCM below its GVM', { gcm: 2000, gvm: 2900 }],
  ['was sold before it was made', { from: 2024, to: 2020 }],
  ['has a figure that nobody knows', { colour: 'red' }],
])('P15.6 a table with a car that %s is refused', (_what, change) => {
  const [first, ...others] = table.cars;
  expect(towCarTable.safeParse({ ...table, cars: [{ ...first, ...change }, ...others] }).success).toBe(false);
});

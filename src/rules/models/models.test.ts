import { expect, test } from 'vitest';
import { besideOtherGroups, type Groupable, groupModels, modelName } from './models.ts';

const model = (name: string, bodies: string[], status: Groupable['status'] = 'current') => ({ name, bodies, status });
const RANGE = [
  model('Later', ['SUV', 'Electric'], 'coming_soon'),
  model('Hybrid wagon', ['Wagon', 'Hybrid']),
  model('Both', ['SUV', 'Petrol', 'Plug-in hybrid']),
  model('Flagship', ['Sedan', 'Premium', 'EV']),
  model('Tray', ['Ute', 'Cab Chassis', 'diesel']),
  model('Small', ['Hatch', 'Electric']),
];
const grouped = (models: Parameters<typeof groupModels>[0], by: 'body' | 'powertrain') =>
  groupModels(models, by).map(({ name, models: of }) => [name, ...of.map((one) => (one as (typeof RANGE)[number]).name)]);

test('N2.2 by body the groups stand in the order hatchback & sedan, SUV, premium, then other bodies, coming soon last', () =>
  expect(grouped(RANGE, 'body')).toEqual([
    ['Hatchback & sedan', 'Flagship', 'Small'],
    ['SUV', 'Both'],
    ['Premium', 'Flagship'],
    ['Wagon', 'Hybrid wagon'],
    ['Ute', 'Tray'],
    ['Coming soon', 'Later'],
  ]));

test('N2.2 by powertrain the groups stand in the order petrol & diesel, electric, hybrid, coming soon', () =>
  expect(grouped(RANGE, 'powertrain')).toEqual([
    ['Petrol & diesel', 'Both', 'Tray'],
    ['Electric', 'Flagship', 'Small'],
    ['Hybrid', 'Hybrid wagon', 'Both'],
    ['Coming soon', 'Later'],
  ]));

test('N2c a model of which no powertrain is known stands with its body, and one of which nothing is known is not lost', () =>
  expect(grouped([model('Bare', []), model('Shape', ['suv']), model('Spark', ['electric'])], 'powertrain')).toEqual([
    ['SUV', 'Shape'],
    ['Electric', 'Spark'],
    ['Other models', 'Bare'],
  ]));

test.each([
  ['Toyota', 'HiLux', 'Toyota HiLux'],
  ['Mazda', 'Mazda3', 'Mazda3'],
  ['MG', 'MG4', 'MG4'],
  ['MG', 'ZS', 'MG ZS'],
])('N2o a %s %s is called %s', (make, name, called) => expect(modelName({ make, name })).toBe(called));

test.each([
  [15, 15],
  [16, 12],
  [78, 12],
])('N2 of a group of %i models, %i stand on the page of all groups', (count, shown) =>
  expect(besideOtherGroups(Array.from({ length: count }, (_, at) => at))).toEqual(Array.from({ length: shown }, (_, at) => at)),
);

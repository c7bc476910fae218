import { expect, test } from 'vitest';
import { BODY_TYPES, bodyInWords, bodyName, bodyType } from '#src/rules/stock/body-type.ts';

test('P7.1 these body types are known', () => {
  expect(BODY_TYPES.toSorted().join(' ')).toBe(
    '4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback lightTruck motorhome peopleMover prestige sedan softtop stationWagon suv ute van wagon',
  );
});
test.each([
  ['Cab Chassis', 'cabChassis'],
  ['cab-chassis', 'cabChassis'],
  ['SUV', 'suv'],
  ['PEOPLE MOVER', 'peopleMover'],
  ['Hovercraft', null],
])('P7b the feed’s word %s means %s', (word, type) => expect(bodyType(word, 'ute')).toBe(type));
test('P7.2 truck means a light truck or a ute, as the site says', () => {
  expect(bodyType('Truck', 'lightTruck')).toBe('lightTruck');
  expect(bodyName('truck', 'ute')).toBe('Ute');
});
test.each([
  ['CARAVAN', 'Caravan'],
  ['poptop', 'Pop-top'],
  ['Pop Top', 'Pop-top'],
  ['camper', 'Camper trailer'],
  ['Camper Trailer', 'Camper trailer'],
  ['motor home', 'Motorhome'],
])('P5.5 the feed’s word %s is shown as %s', (word, name) => expect(bodyName(word, 'ute')).toBe(name));
test('P7d an unknown body keeps the feed’s own word', () => expect(bodyName('Hovercraft', 'ute')).toBe('Hovercraft'));
test.each([
  ['SUV', 'SUV'],
  ['EV', 'EV'],
  ['Hatch', 'hatch'],
  ['Station Wagon', 'station wagon'],
])('T1 the body %s is written %s within a line', (name, words) => expect(bodyInWords(name)).toBe(words));

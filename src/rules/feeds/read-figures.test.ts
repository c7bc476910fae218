import { describe, expect, test } from 'vitest';
import { readCount, readFlag, readLength, readMass, readUse, readVin, readYear } from './read-figures.ts';
import { readPlate } from './read-plate.ts';

describe('J8 small figures', () => {
  test.each([
    [readCount, ' 7 Seats', 7, 'plain'],
    [readCount, '4 Doors', 4, 'plain'],
    [readCount, '5.0', 5, 'plain'],
    [readCount, 'many', null, 'unreadable'],
    [readMass, '2,480 kg', 2480, 'plain'],
    [readMass, '2.48 t', 2480, 'repaired'],
    [readMass, '2.48', null, 'unreadable'],
    [readMass, '99 t', null, 'unreadable'],
    [readMass, '99000', null, 'unreadable'],
    [readMass, '0 t', null, 'plain'],
    [readMass, '2.480 kg', null, 'unreadable'],
    [readPlate, 'abc 12d', 'ABC 12D', 'plain'],
    [readPlate, 'UNREGISTERED', null, 'plain'],
    [readPlate, 'Not Registered', null, 'plain'],
    [readPlate, '31-12-2026', null, 'unreadable'],
    [readPlate, 'see the office', null, 'unreadable'],
    [readVin, 'NOT AVAILABLE YET', null, 'unreadable'],
    [readFlag, 'Y', true, 'plain'],
    [readFlag, '0', false, 'plain'],
    [readFlag, 'perhaps', null, 'unreadable'],
    [readVin, 'jm0cl0e12nz892961', 'JM0CL0E12NZ892961', 'plain'],
    [readVin, 'JMOCLOE12NZ892961', 'JM0CL0E12NZ892961', 'repaired'],
    [readVin, '00000000000000000', null, 'unreadable'],
    [readVin, 'TBA', null, 'plain'],
  ])('%o reads %s', (read, text, value, how) => expect(read(text)).toEqual({ value, how }));
  test.each([
    ['2022', 2022, 'plain'],
    ['2022.0', 2022, 'plain'],
    ['MY22', 2022, 'repaired'],
    ['05/2022', 2022, 'repaired'],
    ['98', 1998, 'repaired'],
    ['1066', null, 'unreadable'],
    ['3022', null, 'unreadable'],
  ])('the year %s is read', (text, value, how) => expect(readYear(text, 2026)).toEqual({ value, how }));
  test.each([
    ['8.7 L / 100 km', { litres: 8.7, kilowattHours: null }, 'plain'],
    ['8.7', { litres: 8.7, kilowattHours: null }, 'plain'],
    ['0 L / 100 km', { litres: null, kilowattHours: null }, 'plain'],
    ['15.6 kWh/100km', { litres: null, kilowattHours: 15.6 }, 'plain'],
    ['32 mpg', { litres: 8.8, kilowattHours: null }, 'repaired'],
    ['thirsty', null, 'unreadable'],
  ])('the consumption %s is read', (text, value, how) => expect(readUse(text)).toEqual({ value, how }));
  test.each([
    ['21\'6"', 21.5, 'feet'],
    ['21 ft 6 in', 21.5, 'feet'],
    ['6.5 m', 6.5, 'metres'],
    ['6500mm', 6500, 'millimetres'],
    ['21.5', 21.5, null],
  ])('the length %s is read with its unit', (text, figure, unit) =>
    expect(readLength(text)).toEqual({ value: { figure, unit }, how: 'plain' }),
  );
});

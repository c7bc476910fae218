import { describe, expect, test } from 'vitest';
import {
  gearsIn,
  readBody,
  readColour,
  readCondition,
  readDrive,
  readFuel,
  readSold,
  readStatus,
  readTransmission,
} from './read-words.ts';

describe('J8 words of the trade', () => {
  test.each([
    [readTransmission, 'Auto', 'Automatic'],
    [readTransmission, 'A', 'Automatic'],
    [readTransmission, 'Sports Automatic Dual Clutch', 'Automatic'],
    [readTransmission, '7 Speed Auto Direct Shift', 'Automatic'],
    [readTransmission, 'CVT', 'Automatic'],
    [readTransmission, '6sp manual', 'Manual'],
    [readTransmission, 'M', 'Manual'],
    [readDrive, 'AWD', 'AWD'],
    [readDrive, '4x4', '4WD'],
    [readDrive, '4X4 Dual Range', '4WD'],
    [readDrive, 'Front Wheel Drive', '2WD'],
    [readDrive, 'RWD', '2WD'],
    [readFuel, 'Unleaded', 'Petrol'],
    [readFuel, 'Premium', 'Petrol'],
    [readFuel, 'Petrol/Electric', 'Hybrid'],
    [readFuel, 'PHEV', 'Hybrid'],
    [readFuel, 'Electric/Petrol', 'Hybrid'],
    [readFuel, 'Petrol Electric', 'Hybrid'],
    [readFuel, 'D', 'Diesel'],
    [readFuel, 'EV', 'Electric'],
    [readBody, 'Ute / Tray', 'Ute'],
    [readBody, '4D SEDAN', 'Sedan'],
    [readBody, 'Hatchback', 'Hatch'],
    [readBody, 'Sports Utility Vehicle', 'SUV'],
    [readBody, 'Coupé', 'Coupe'],
    [readBody, 'Pop Top Caravan', 'Pop-top'],
    [readBody, 'Campervan', 'Motorhome'],
    [readBody, 'Full Van', 'Caravan'],
    [readBody, 'Family Van', 'Caravan'],
    [readBody, 'Couples Van', 'Caravan'],
    [readBody, 'Off-Road Van', 'Caravan'],
    [readBody, 'Fifth Wheeler', 'Caravan'],
    [readBody, '5th wheeler', 'Caravan'],
    [readBody, 'Van', 'Van'],
    [readBody, 'Panel Van', 'Van'],
    [readCondition, 'DEMONSTRATOR', 'demo'],
    [readCondition, 'Pre-Owned', 'used'],
    [readCondition, 'N', 'new'],
    [readStatus, 'Under Offer', 'reserved'],
    [readStatus, 'In Transit', 'coming_soon'],
    [readStatus, 'Not Sold', 'in_stock'],
    [readStatus, 'Unavailable', 'off'],
    [readStatus, 'Inactive', 'off'],
    [readSold, 'Yes', true],
    [readSold, 'N', false],
    [readSold, 'SOLD', true],
  ])('%o reads %s as %s', (read, text, value) => expect(read(text)).toEqual({ value, how: 'plain' }));
  test.each([
    [readFuel, 'Disel', 'Diesel'],
    [readBody, 'Sedna', 'Sedan'],
    [readTransmission, 'Atuomatic', 'Automatic'],
    [readColour, 'Sliver', 'Silver'],
    [readColour, 'Gray', 'Grey'],
  ])('%o puts %s right', (read, text, value) => expect(read(text)).toEqual({ value, how: 'repaired' }));
  test.each([
    [readBody, 'Sunrise Motors Pty Ltd'],
    [readFuel, 'Other'],
    [readColour, 'Nebula'],
  ])('%o keeps %s, which is on no list, and says so', (read, text) =>
    expect(read(text)).toEqual({ value: text, how: 'unknown' }),
  );
  test('J8 a maker’s own paint with a colour in its name is known', () =>
    expect(readColour('CRYSTAL WHITE PEARL')).toEqual({ value: 'Crystal White Pearl', how: 'plain' }));
  test('J8 the gears are found in a transmission’s words', () =>
    expect(['6 Speed Manual', '8sp auto', '7-spd DCT', 'CVT'].map(gearsIn)).toEqual([6, 8, 7, null]));
});

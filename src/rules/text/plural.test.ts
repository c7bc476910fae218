import { expect, test } from 'vitest';
import { plural } from '#src/rules/text/plural.ts';

test.each([
  ['SUV', 'SUVs'],
  ['Hatch', 'Hatches'],
  ['Cab Chassis', 'Cab Chassis'],
  ['Bus', 'Buses'],
  ['4x4', '4x4s'],
  ['caravan', 'caravans'],
])('more than one %s are %s', (one, many) => expect(plural(one)).toBe(many));

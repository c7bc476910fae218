import { expect, test } from 'vitest';
import { carPicture } from './car-picture.ts';

test.each([
  ['Hatch', 'Glacier White', '/images/hatch-a/f34?paint=f2f3f2'],
  ['SUV', 'Soul Red', '/images/suv-a/f34?paint=8c1a26'],
  ['Ute', null, '/images/ute-a/f34?paint=b9bdc0'],
  ['Hovercraft', 'Red', null],
  [null, 'Red', null],
])('T1 the picture of a %s in %s is %s', (body, colour, address) => expect(carPicture(body, colour)).toBe(address));

import { expect, test } from 'vitest';
import { aColour } from '#tests/factories/a-variant.ts';
import { paintedAddress } from './painted-address.ts';

const RED = aColour('red', { hexCode: '#8E1A22' });

test.each([
  ['/images/sedan-a/f34?paint=1f5fa8', RED, '/images/sedan-a/side?paint=8e1a22'],
  ['/images/sedan-a/f34?paint=1f5fa8', null, '/images/sedan-a/side?paint=1f5fa8'],
  ['/images/sedan-a/f34', null, '/images/sedan-a/side'],
  ['https://maker.example/car.png', RED, 'https://maker.example/car.png'],
  ['/images/sedan-a/f34', { ...RED, imageUrl: 'https://maker.example/red.png' }, 'https://maker.example/red.png'],
  [null, RED, null],
])('E5 the picture %s in the colour %j is %s', (address, colour, painted) =>
  expect(paintedAddress(address, colour, 'side')).toBe(painted),
);

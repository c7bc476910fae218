import { expect, test } from 'vitest';
import { isOutsideAddress, originsOf } from './outside-address.ts';

test.each(['https://booking.example/', 'https://booking.example', 'https://a-b.booking.example:8443/x?y=1#z'])(
  'L13 a page may frame %s',
  (address) => expect(isOutsideAddress(address)).toBe(true),
);

test.each([
  'http://booking.example/',
  'javascript:alert(1)',
  'data:text/html,<p>x',
  '//booking.example/',
  '/service',
  'https:/booking.example',
  'https://',
  'https://localhost/',
  'https://sam:secret@booking.example/',
  'https://*.example/',
  "https://a;script-src'.example/",
  'https://a b.example/',
  'https://booking.example/ https://evil.example/',
  '',
])('P4r the address %j is none of an outside page', (address) => expect(isOutsideAddress(address)).toBe(false));

test('L13h the origins of several addresses are named once each, with their ports', () =>
  expect(originsOf(['https://a.example/x', 'https://a.example/y?z', 'https://b.example:8443/'])).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]));

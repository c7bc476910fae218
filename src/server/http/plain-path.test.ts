import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainPath } from './plain-path.ts';

test.each([
  ['/book%69ng/x', '/booking/x'],
  ['/__m%61il', '/__mail'],
  ['/%5F%5fmail', '/__mail'],
  ['/a%2Db%2eC%7E', '/a-b.C~'],
  ['//__mail//', '/__mail/'],
  ['/a%2Fb', '/a%2Fb'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/100%25', '/100%25'],
  ['/%ff%', '/%ff%'],
  ['/search/used-cars', '/search/used-cars'],
])('I6 %s is plainly %s', (path, plain) => expect(plainPath(path)).toBe(plain));

test('I6 a plain path stays as it is, and means what it meant', () =>
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const plain = plainPath(`/${path}`);
      expect(plainPath(plain)).toBe(plain);
      expect(decodeURIComponent(plain)).toBe(decodeURIComponent(`/${path}`).replaceAll(/\/{2,}/g, '/'));
    }),
  ));

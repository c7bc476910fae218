import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainPath } from './plain-path.ts';

test.each([
  '/book%69ng/x',
  '/__m%61il',
  '/%5F%5fmail',
  '/a%2Db',
  '/a%2eC',
  '/a%7E',
  '//__mail',
  '/__mail//',
  '/a%2Fb',
  '/finance%2f',
  '/%',
  '/%E0%A4%A',
])('I6 %s is not the form that we answer', (path) => expect(isPlainPath(path)).toBe(false));

test.each(['/', '/search/used-cars', '/caf%C3%A9', '/100%25', '/a%20b', '/__mail/'])('I6 %s is', (path) =>
  expect(isPlainPath(path)).toBe(true),
);

test('I6 no two plain paths mean the same', () => {
  const letters = fc.array(fc.constantFrom('a', '%61', '%2F', '-', '%2D', '%2d', 'é', '%C3%A9', '/'), { maxLength: 6 });
  const path = letters.map((some) => new URL(`http://a/${some.join('')}`).pathname).filter(isPlainPath);
  fc.assert(
    fc.property(path, path, (one, other) => {
      if (decodeURIComponent(one) === decodeURIComponent(other)) expect(one.toLowerCase()).toBe(other.toLowerCase());
    }),
  );
});

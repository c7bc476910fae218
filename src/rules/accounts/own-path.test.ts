import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/', '/'],
  ['/cars/2023-tesla-model-3-12', '/cars/2023-tesla-model-3-12'],
  ['/search/cars?make[]=MG&near=St%20Kilda#results', '/search/cars?make[]=MG&near=St%20Kilda#results'],
  ['/cars/trade-in?car_id=7', '/cars/trade-in?car_id=7'],
  ['/a/../b/./c', '/b/c'],
  ['/a/%2e%2e/b', '/b'],
  ['/cafés', '/caf%C3%A9s'],
  ['/user@evil.example', '/user@evil.example'],
  ['/sign-in?redirect=https://evil.example//x', '/sign-in?redirect=https://evil.example//x'],
])('H6 the path %s stays on the site, as %s', (text, path) => expect(ownPath(text)).toBe(path));

test.each([
  null,
  '',
  'cars/1',
  '?a=1',
  '#a',
  '//evil.example',
  '///evil.example',
  '/a//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a?b=\\',
  '/%5cevil.example',
  '/a%5C%5Cevil.example',
  '/%255cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/a/%2fevil.example',
  '/%252fevil.example',
  '/%25252525252525252fevil.example',
  '/%2e/%2fevil.example',
  '/a/%2e%2e/%2Fevil.example',
  '/%%32fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%09',
  '/a?b=%09',
  '/a%0d%0aSet-Cookie:x=y',
  '/a?b=%0aLocation:https://evil.example',
  '/a?b=%250a',
  '/a%00',
  '/a\u0000',
  '/a\u007f',
  '/a\n',
  ' /a',
  '/a b',
  '/a\u00a0b',
  '/a\u2028b',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '/\njavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'https://evil.example/',
  'http:evil.example',
  'https:/evil.example',
  'https://dealer.example@evil.example/',
  '@evil.example',
  '//user:word@evil.example/',
  `/${'a'.repeat(2_000)}`,
  `/${'é'.repeat(500)}`,
])('H6 %j is no path of the site', (text) => expect(ownPath(text)).toBeNull());

/** Texts made of what attacks are made of. */
const MARKS = '/ // \\ . .. @ : ? # % 25 2f 5c %2f %5C %09 %0a %2e %25 evil.example javascript: https: user é a 1'.split(' ');
const NASTY = fc
  .array(fc.constantFrom(...MARKS, '\t', '\n', ' ', '\u0000', '\u2028'), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('H6 whatever is let through leads to the site it is requested from, with its slashes decoded or not', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        NASTY,
        NASTY.map((text) => `/${text}`),
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
      ),
      (text) => {
        const path = ownPath(text);
        if (path === null) return;
        for (const form of [path, lenient(path.replace(/[?#].*$/, '')), lenient(lenient(path.replace(/[?#].*$/, '')))]) {
          expect(form).toMatch(/^\/(?!\/)/);
          expect(form).not.toMatch(/[\\\p{Cc}]/u);
          expect(new URL(form, 'https://dealer.example').origin).toBe('https://dealer.example');
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('H6 a path that is let through is let through again, unchanged', () => {
  fc.assert(
    fc.property(NASTY, (text) => {
      const path = ownPath(`/${text}`);
      if (path !== null) expect(ownPath(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});

/** As a careless program decodes: what it can, and the rest as it is. */
function lenient(text: string): string {
  return text.replace(/%[0-7][\da-f]/gi, (found) => decodeURIComponent(found));
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutsideAddress, isSitePath, MENU_LINK, originsOf, SITE_LINK, SITE_OR_WEB } from './site-path.ts';

const ORIGIN = 'https://dealer.example';

test.each([
  '/',
  '/search/used-cars/',
  '/search?query=a+b&next=https://other.example//x',
  '/cars/toyota-hilux-1#gallery',
  '/images/ute-a/f34?paint=ffffff&x=1',
  '/a:b@c',
  '/réglages',
  '/a%20b?x=%0A',
])('H8 %j is a path on this site', (path) => expect(isSitePath(path)).toBe(true));

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/a\\b',
  '/a\tb',
  '/a?b\nc',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c/evil.example',
  '/%00',
  '/.//evil.example',
  '/a/..//evil.example',
  '//user@evil.example/',
  '//user:pass@evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'search/used-cars',
  '#place',
  '?query=x',
  '',
])('H8 %j is no path on this site', (text) => expect(isSitePath(text)).toBe(false));

test('H8 whatever passes for a path on this site stays on it, as a browser resolves it', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%09',
    '%2f',
    '%5C',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'a',
    ' ',
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (path) => {
      fc.pre(isSitePath(path));
      const url = new URL(path, ORIGIN);
      expect(url.origin).toBe(ORIGIN);
      // Its path alone, written into a page, stays there as well.
      expect(new URL(url.pathname, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/\\evil.example', false],
  ['https://elsewhere.example/a b?c#d', true],
  ['https://dealer.example@evil.example/', false],
  ['https://dealer.example\\@evil.example/', false],
  ['https:evil.example', false],
  ['https://', false],
  ['http://elsewhere.example/', false],
  ['javascript:alert(1)', false],
  ['tel:0290550144', false],
])('H8 %j as a page on this site or on the web: %j', (text, isOne) => expect(SITE_OR_WEB.test(text)).toBe(isOne));

test.each([
  ['#contact-form', true],
  ['/contact-us', true],
  ['/\\evil.example', false],
  ['https://elsewhere.example/', false],
])('H8 %j as a page or a place on this site: %j', (text, isOne) => expect(SITE_LINK.test(text)).toBe(isOne));

test.each([
  ['tel:0290550144', true],
  ['mailto:sales@dealer.example', true],
  ['#top', true],
  ['https://elsewhere.example', true],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
])('H8 %j as a link of a menu: %j', (text, isOne) => expect(MENU_LINK.test(text)).toBe(isOne));

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

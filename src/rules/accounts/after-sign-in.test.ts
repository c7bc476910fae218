import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const SITE = { garagePath: 'myservco' };

test('A1 signing in leads to the page it was needed for, or else to My Garage', () => {
  expect(afterSignIn('/cars/a-1/checkout?x=1', SITE)).toBe('/cars/a-1/checkout?x=1');
  expect(afterSignIn(null, SITE)).toBe('/myservco');
});

test.each([
  '//other.example',
  '/\\other.example',
  'https://other.example/',
  'javascript:alert(1)',
  '/.//other.example',
  '/%2fother.example',
])('H6 signing in does not lead to %s', (redirect) => expect(afterSignIn(redirect, SITE)).toBe('/myservco'));

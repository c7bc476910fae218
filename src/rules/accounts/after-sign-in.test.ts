import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test('A1 signing in leads to the page it was needed for, or else to My Garage', () => {
  expect(afterSignIn('/cars/a-1/checkout?x=1')).toBe('/cars/a-1/checkout?x=1');
  expect(afterSignIn(null)).toBe('/my-garage');
});

test.each([
  '//other.example',
  '/\\other.example',
  'https://other.example/',
  'javascript:alert(1)',
  '/.//other.example',
  '/%2fother.example',
])('H6 signing in does not lead to %s', (redirect) => expect(afterSignIn(redirect)).toBe('/my-garage'));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';
import { RESEND_SECONDS, resendSeconds } from './sign-in-limits.ts';
import { signInPath } from './sign-in-path.ts';
import { readSignInType, SIGN_IN_TYPES, signInTexts } from './sign-in-type.ts';

test.each([
  ['watchlist', 'watchlist'],
  ['car-finance', 'car-finance'],
  [null, 'my-garage'],
  ['', 'my-garage'],
  ['Watchlist', 'my-garage'],
  ['toString', 'my-garage'],
])('A1 the type %j is read as %s', (text, type) => expect(readSignInType(text)).toBe(type));

test.each([
  ['watchlist', 'car', 'Sign in to save this car', 'Sign in and save the car'],
  ['watchlist', 'caravan', 'Sign in to save this caravan', 'Sign in and save the caravan'],
  ['checkout', 'car', 'Sign in to reserve this car', 'Sign in and continue'],
  ['trade-in', 'car', 'Sign in for your valuation', 'Sign in and continue'],
  ['finance', 'car', 'Sign in to see your finance', 'Sign in and continue'],
  ['car-finance', 'car', 'Sign in to see your finance', 'Sign in and continue'],
  ['online-payment', 'car', 'Sign in to pay', 'Sign in and pay'],
  ['spin-to-win', 'car', 'Sign in to spin', 'Sign in and spin'],
  ['my-garage', 'car', 'Sign in to My Garage', 'Sign in'],
  ['other-number', 'car', 'Sign in with another number', 'Sign in'],
] as const)('A1 who signs in for %s, where a vehicle is a %s, reads ‘%s’ and ‘%s’', (type, word, heading, button) =>
  expect(signInTexts(type, word, 'My Garage')).toEqual({ heading, button }),
);

test('A1 who signs in to see their watchlist is not asked to save a vehicle', () =>
  expect(signInTexts('watchlist', 'car', 'My Garage', true)).toEqual({
    heading: 'Sign in to see your watchlist',
    button: 'Sign in',
  }));

test.each([
  [
    { type: 'watchlist', redirect: '/cars/a-1?x=1&y=2', back: '/cars/a-1' },
    '/sign-in?type=watchlist&redirect=%2Fcars%2Fa-1%3Fx%3D1%26y%3D2&back=%2Fcars%2Fa-1',
  ],
  [{ type: 'my-garage', redirect: '/my-garage' }, '/sign-in?type=my-garage&redirect=%2Fmy-garage'],
] as const)('A2 %j is signed in for at %s', (input, path) => expect(signInPath(input)).toBe(path));

test('A2 the address to sign in at is a path of the site, and gives back what it was made of', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SIGN_IN_TYPES),
      fc.webPath(),
      fc.option(fc.webPath(), { nil: undefined }),
      (type, path, back) => {
        const redirect = `/${path}`;
        const made = signInPath({ type, redirect, back });
        const { pathname, searchParams } = new URL(made, 'https://dealer.example');
        expect(pathname).toBe('/sign-in');
        expect(readSignInType(searchParams.get('type'))).toBe(type);
        expect(searchParams.get('redirect')).toBe(redirect);
        expect(searchParams.get('back')).toBe(back ?? null);
        if (!made.includes('%25') && !made.includes('%5C')) expect(ownPath(made)).not.toBeNull();
      },
    ),
  );
});

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [9, 120],
])('A1 after %i codes in an hour another is offered in %i seconds', (sent, seconds) => expect(resendSeconds(sent)).toBe(seconds));
test('A1 however many codes were sent, the wait for another is one of the three', () => {
  fc.assert(
    fc.property(fc.integer(), (sent) => {
      expect(RESEND_SECONDS).toContain(resendSeconds(sent));
    }),
  );
});

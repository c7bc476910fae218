import { expect, test } from 'vitest';
import { confirmSignIn } from './confirm-sign-in.ts';

const ASKED = { kind: 'search', shopperId: 'priya', confirmedAt: null } as const;

test.each([
  ['somebody else’s search', ASKED, null, 'offered'],
  ['somebody else’s search, signed in as another', ASKED, 'sam', 'offered'],
  ['their own search', ASKED, 'priya', null],
  ['somebody else’s watchlist', { ...ASKED, kind: 'watchlist' }, 'sam', 'needed'],
  ['their own watchlist', { ...ASKED, kind: 'watchlist' }, 'priya', null],
  ['what nobody in particular asked for', { ...ASKED, shopperId: null }, null, null],
  ['what is on already, and sleeps', { ...ASKED, kind: 'watchlist', confirmedAt: new Date(0) }, null, null],
] as const)('A11 a confirmation asks to sign in for %s', (_, alert, visitor, expected) =>
  expect(confirmSignIn(alert, visitor)).toBe(expected),
);

import { expect, test } from 'vitest';
import { canOwnAddress, confirmSignIn } from './confirm-sign-in.ts';

const ASKED = { kind: 'search', shopperId: 'priya', isRunning: false } as const;

test.each([
  ['somebody else’s search', ASKED, null, 'offered'],
  ['somebody else’s search, signed in as another', ASKED, 'sam', 'offered'],
  ['their own search', ASKED, 'priya', null],
  ['somebody else’s watchlist', { ...ASKED, kind: 'watchlist' }, 'sam', 'needed'],
  ['their own watchlist', { ...ASKED, kind: 'watchlist' }, 'priya', null],
  ['what nobody in particular asked for', { ...ASKED, shopperId: null }, null, null],
  ['what is on already, and sleeps', { ...ASKED, kind: 'watchlist', isRunning: true }, null, null],
] as const)('A11 a confirmation asks to sign in for %s', (_, alert, visitor, expected) =>
  expect(confirmSignIn(alert, visitor)).toBe(expected),
);

test.each([
  ['the one who asked', 'priya', {}, true],
  ['somebody else', 'sam', {}, false],
  ['nobody who is signed in', null, {}, false],
  ['the one who asked and has proved it before', 'priya', { isProved: true }, false],
  ['the one who asked for what has been stopped', 'priya', { isStopped: true }, false],
  ['anybody for what nobody in particular asked for', null, { shopperId: null }, false],
] as const)('A11 the button of a confirmation makes the address that of %s: %s', (_, visitor, facts, expected) =>
  expect(canOwnAddress({ shopperId: 'priya', isProved: false, isStopped: false, ...facts }, visitor)).toBe(expected),
);

import { expect, test } from 'vitest';
import { securityEvent } from './security-event.ts';

const event = (facts: Partial<Parameters<typeof securityEvent>[0]>) =>
  securityEvent({ address: 'home', method: 'GET', status: 200, signsIn: false, leadsTo: null, ...facts });
const signIn = { address: 'signIn', method: 'POST' } as const;

test.each([
  ['a code that signs its shopper in', { ...signIn, status: 303, signsIn: true, leadsTo: '/my-garage' }, 'signed-in'],
  ['a wrong code', { ...signIn, status: 422 }, 'sign-in-refused'],
  ['a number that rests', { ...signIn, status: 429 }, 'too-many'],
  ['a page that must be signed in for', { address: 'watchlist', status: 302, leadsTo: '/sign-in' }, 'sign-in-needed'],
  ['a form from another website', { method: 'POST', status: 403 }, 'refused'],
  ['another website’s form that would sign in', { ...signIn, status: 403 }, 'refused'],
  ['a file of stock with a wrong signature', { address: 'stockDelivery', method: 'POST', status: 401 }, 'refused'],
  ['a flood', { address: 'leads', method: 'POST', status: 429 }, 'too-many'],
  ['a body that cannot be read', { address: 'leads', method: 'POST', status: 400 }, 'unreadable'],
  ['a page', {}, null],
  ['a page that is not there', { status: 404 }, null],
  ['a form with a mistake', { address: 'leads', method: 'POST', status: 422 }, null],
  ['a code that was asked for', { ...signIn, status: 200 }, null],
  ['a page that has moved', { status: 301, leadsTo: '/search/used-cars' }, null],
  ['a session that was extended', { address: 'garage', status: 200, signsIn: true }, null],
] as const)('J4 %s is in the log as %o: %s', (_what, facts, expected) =>
  expect(event(facts as Parameters<typeof event>[0])).toBe(expected),
);

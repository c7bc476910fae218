import { expect, test } from 'vitest';
import type { AlertLink } from '#src/use-cases/alerts/alert-links.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { alertLinkView } from './alert-link-view.ts';

const FOUND: Extract<AlertLink, { kind: 'found' }> = {
  kind: 'found',
  watches: 'search',
  words: 'SUV',
  noun: 'SUVs',
  email: 'p••••@example.com',
  isStarted: true,
  isStopped: false,
  isOver: false,
  isForAll: false,
  count: 12,
  href: '/search/suv',
  pictured: null,
  signIn: null,
  canOwn: false,
  signedInAs: null,
};
const view = (link: AlertLink, switches: object = {}) =>
  alertLinkView(
    aContext({ switches, showroom: { locations: [], stock: { search: () => ({ count: 411 }) } } }),
    link,
    () => 'on',
    '/alerts/confirm?key=k',
  );

test('A11 the first look says how many there are now, and leads to them', () => {
  expect(view(FOUND)).toMatchObject({
    alert: { messages: 'emails', firstLook: 'To start with: 12 cars now.' },
    on: [
      { label: 'Show 12 cars', href: '/search/suv' },
      { label: 'My Garage', href: '/my-garage' },
    ],
  });
  expect(view({ ...FOUND, count: 1 }, { itemType: 'caravan' })?.alert?.firstLook).toBe('To start with: 1 caravan now.');
});

test('A11 an alert about one vehicle leads to it, and one about a watchlist, or a link that has run out, to all stock', () => {
  const car = view({ ...FOUND, count: null, href: '/cars/a' });
  expect([car?.alert?.firstLook, car?.on[0]]).toEqual([null, { label: 'See the car', href: '/cars/a' }]);
  const all = { label: 'Show 411 cars', href: '/search/new-used-and-demo-cars/' };
  expect(view({ ...FOUND, count: null, href: null })?.on[0]).toEqual(all);
  expect(view({ kind: 'expired' })?.on[0]).toEqual(all);
});

test('A11 a search that finds nothing yet says so, and leads to all stock', () => {
  const none = view({ ...FOUND, count: 0 });
  expect(none?.alert?.firstLook).toBe('Nothing matches yet. We’ll tell you when something does.');
  expect(none?.on[0]).toEqual({ label: 'Show 411 cars', href: '/search/new-used-and-demo-cars/' });
});

test('A11 what is told of a vehicle that may come back is that it did', () => {
  const car = { ...FOUND, noun: 'the 2023 Tesla Model 3', count: null, href: '/cars/a' };
  expect(view({ ...car, watches: 'back' })?.alert?.told).toBe('We’ll tell you if the 2023 Tesla Model 3 comes back.');
  expect(view({ ...car, watches: 'vehicle' })?.alert?.told).toBe('We’ll tell you about the 2023 Tesla Model 3.');
});

test('A10 a site without pages of shoppers’ own leads to none', () =>
  expect(view(FOUND, { garageEnabled: false })?.on).toEqual([{ label: 'Show 12 cars', href: '/search/suv' }]));

test('A11 an alert that goes to a phone comes as texts', () =>
  expect(view({ ...FOUND, email: '0412 ••• 678' })?.alert?.messages).toBe('texts'));

test('A11 a link that has run out says nothing of its alert, and one that is none has no page', () => {
  expect(view({ kind: 'expired' })).toMatchObject({ step: 'expired', alert: null });
  expect(view({ kind: 'unknown' })).toBeNull();
});

test.each([
  ['needed', true],
  ['offered', false],
] as const)('A11, A1 signing in leads back to the link: %s', (signIn, isNeeded) =>
  expect(view({ ...FOUND, signIn })?.signIn).toEqual({
    href: '/sign-in?type=my-garage&redirect=%2Falerts%2Fconfirm%3Fkey%3Dk',
    isNeeded,
    signedInAs: null,
  }),
);

test('A11, A1 whoever is signed in with another number than the one that asked is told so, and led to sign in with another', () =>
  expect(view({ ...FOUND, signIn: 'needed', signedInAs: '0412 ••• 678' })?.signIn).toEqual({
    href: '/sign-in?type=other-number&redirect=%2Falerts%2Fconfirm%3Fkey%3Dk',
    isNeeded: true,
    signedInAs: '0412 ••• 678',
  }));

test('A11 where there are no watchlists, an address that is confirmed promises no alert', () => {
  const own = { ...FOUND, watches: 'watchlist', noun: 'what your alerts find', count: null, href: null } as const;
  expect(view(own, { savesTo: 'browser' })?.alert).toMatchObject({
    isOfAddress: true,
    told: 'Your alerts will come to p••••@example.com from now on.',
  });
  expect(view(own, { savesTo: 'account', garageEnabled: true })?.alert?.isOfAddress).toBe(false);
});

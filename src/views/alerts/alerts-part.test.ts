import { expect, test } from 'vitest';
import type { OwnAlert, OwnAlerts } from '#src/use-cases/alerts/own-alerts.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { alertsPart, watchlistAlerts } from './alerts-part.ts';

const WATCHLIST: OwnAlert = {
  id: 'watchlist',
  kind: 'watchlist',
  words: 'Your watchlist',
  every: 'day',
  way: { channel: 'sms', address: '0412 345 678' },
  isOwn: true,
  isOn: true,
  href: '/watchlist',
  vehicleId: null,
};
const SEARCH: OwnAlert = {
  id: 's',
  kind: 'search',
  words: 'SUV',
  every: 'week',
  way: { channel: 'sms', address: '0412 345 678' },
  isOwn: true,
  isOn: true,
  href: '/search/suv',
  vehicleId: null,
};
const CAR: OwnAlert = {
  id: 'v',
  kind: 'vehicle',
  words: 'Price drops: Alpha',
  every: 'day',
  way: { channel: 'sms', address: '0412 345 678' },
  isOwn: true,
  isOn: true,
  href: null,
  vehicleId: 7,
};
const TEXTS: OwnAlerts['contact'] = { channel: 'sms', address: '0412 345 678', isConfirmed: true, waiting: null };
const TO_PROVE: OwnAlerts['contact'] = {
  channel: 'email',
  address: 'x@example.com',
  isConfirmed: false,
  waiting: 'x@example.com',
};
const own = (contact: OwnAlerts['contact'], ...alerts: OwnAlert[]): OwnAlerts => ({ contact, alerts });

const here = (switches: object = {}) =>
  aContext({
    switches: { savesTo: 'account', garageEnabled: true, ...switches },
    showroom: { stock: { search: () => ({ count: 12 }) } },
  });
const part = (alerts: OwnAlerts, switches: object = {}) =>
  alertsPart(here(switches), alerts, { phone: '0412 345 678', email: 'own@example.com' });

test('A11 each alert says how and how often it tells, the number masked', () => {
  const { contact, rows } = part(own(TEXTS, WATCHLIST, SEARCH));
  expect(contact).toEqual({ channel: 'sms', words: 'By text to 0412 ••• 678' });
  expect(rows.map(({ line }) => line)).toEqual([
    'By text to 0412 ••• 678, at most once a day, between 8 am and 8 pm.',
    'By text to 0412 ••• 678, once a week, between 8 am and 8 pm.',
  ]);
});

test('A11 an alert to an address that is not proved has no switch, whatever is stored', () => {
  const { contact, rows, email } = part(
    own(null, { ...SEARCH, way: { channel: 'email', address: 'x@example.com' }, isOwn: false }),
  );
  expect([contact, email]).toEqual([null, 'own@example.com']);
  expect(rows).toMatchObject([
    { isOn: false, canSwitch: false, line: 'By email to x@example.com. The links in its emails start and stop it.' },
  ]);
});

test('A11 an address that waits to be proved is offered again beside the way that still tells', () => {
  const { contact, waiting, email } = part(own({ ...TEXTS, waiting: 'new@example.com' }, WATCHLIST));
  expect([contact?.words, waiting?.email, email]).toEqual(['By text to 0412 ••• 678', 'new@example.com', 'new@example.com']);
  expect(waiting?.note).toMatch(/Until then they come by text to 0412 ••• 678\.$/);
  expect(part(own(TO_PROVE, WATCHLIST)).waiting?.note).toMatch(/your alerts come there\.$/);
});

test('A11 how often can be chosen for searches that are on, not for one vehicle’s price', () =>
  expect(part(own(TEXTS, SEARCH, { ...SEARCH, isOn: false }, CAR)).rows.map(({ canChange }) => canChange)).toEqual([
    true,
    false,
    false,
  ]));

test('P11.1 a site without watchlists has no alert about one, and promises none', () => {
  const { rows, note } = part(own(TEXTS, WATCHLIST, SEARCH), { savesTo: 'browser' });
  expect(rows.map(({ id }) => id)).toEqual(['s']);
  expect(note).toBe('We’ll tell you what your alerts find, once a day at most. Every message says how to stop it.');
  expect(part(own(TEXTS, WATCHLIST)).note).toContain('on your watchlist');
});

test.each([
  ['choose', own(null, WATCHLIST)],
  ['choose', own({ ...TO_PROVE, isConfirmed: false }, WATCHLIST)],
  ['off', own(TEXTS, { ...WATCHLIST, isOn: false }, SEARCH)],
  ['on', own(TEXTS, WATCHLIST)],
] as const)('A11 a watchlist’s alerts are %s: %j', (state, alerts) =>
  expect(watchlistAlerts(here({ garagePath: 'mymotorama' }), alerts)).toEqual({ state, href: '/mymotorama#alerts' }),
);

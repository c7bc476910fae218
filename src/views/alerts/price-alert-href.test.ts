import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { priceAlertHref } from './price-alert-href.ts';

const PRICE = { kind: 'price', text: '$42,490', was: null, meaning: 'Drive away' } as const;

const PER_WEEK = { kind: 'subscription', text: '$269', per: '/wk', meaning: 'Subscription, per week' } as const;

test('A11 a vehicle with a price leads to an alert about it, also with one per week', () => {
  for (const price of [PRICE, PER_WEEK]) expect(priceAlertHref(aContext(), 41, price)).toBe('/alerts?car_id=41');
});

test('A11 one that is sold or has no price does not, and none does where the site tells nobody', () => {
  for (const price of [null, { kind: 'words', text: 'POA' }] as const) expect(priceAlertHref(aContext(), 41, price)).toBeNull();
  expect(priceAlertHref(aContext({ switches: { hasAlerts: false } }), 41, PRICE)).toBeNull();
});

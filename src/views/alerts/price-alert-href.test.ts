import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { priceAlertHref } from './price-alert-href.ts';

const PRICE = { kind: 'price', text: '$42,490', was: null, meaning: 'Drive away' } as const;

test('A11 a vehicle with a price leads to an alert about it', () =>
  expect(priceAlertHref(aContext(), 41, PRICE)).toBe('/alerts?car_id=41'));

test('A11 one that is sold, has no price or only one per week does not, and none does where the site tells nobody', () => {
  const others = [
    null,
    { kind: 'words', text: 'POA' },
    { kind: 'subscription', text: '$269', per: '/wk', meaning: 'Subscription, per week' },
  ] as const;
  for (const price of others) expect(priceAlertHref(aContext(), 41, price)).toBeNull();
  expect(priceAlertHref(aContext({ switches: { hasAlerts: false } }), 41, PRICE)).toBeNull();
});

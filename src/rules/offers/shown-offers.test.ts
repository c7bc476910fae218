import { expect, test } from 'vitest';
import { anOffer } from '#tests/factories/an-offer.ts';
import { enquirableOffers, nextOfferChange, offersAbout, shownOffers } from './shown-offers.ts';

const SITE = { id: 3, manufacturer: null };
const NOW = 1000;

test.each([
  ['begins now', { startsAt: NOW }, true],
  ['begins a moment later', { startsAt: NOW + 1 }, false],
  ['ends a moment later', { expiresAt: NOW + 1 }, true],
  ['ends now', { expiresAt: NOW }, false],
] as const)('O1g an offer that %s is shown: %j %s', (_when, dates, isShown) =>
  expect(shownOffers([anOffer(dates)], SITE, NOW)).toHaveLength(isShown ? 1 : 0),
);

test('O1.2 a site is never shown an offer that is kept from it, even one that the store let through', () =>
  expect(shownOffers([anOffer({ excludedWebsiteIds: [3] }), anOffer({ excludedWebsiteIds: [4] })], SITE, NOW)).toHaveLength(1));

test('O1i on a make’s site another make’s offer is not shown, however the make is written', () => {
  const offers = [
    anOffer({ id: 1, manufacturer: 'mg' }),
    anOffer({ id: 2, manufacturer: 'Kia' }),
    anOffer({ id: 3, manufacturer: null }),
  ];
  expect(shownOffers(offers, { id: 3, manufacturer: 'MG' }, NOW).map(({ id }) => id)).toEqual([1, 3]);
});

test('O1j an offer that has ended can still be asked about, one that has not begun or is another site’s cannot', () => {
  const offers = [
    anOffer({ id: 1, expiresAt: NOW - 1 }),
    anOffer({ id: 2, startsAt: NOW + 1 }),
    anOffer({ id: 3, excludedWebsiteIds: [3] }),
  ];
  expect(enquirableOffers(offers, SITE, NOW).map(({ id }) => id)).toEqual([1]);
});

test('O1k what is shown changes next when the nearest offer begins or ends; never where none does', () => {
  expect(nextOfferChange([anOffer({ startsAt: 1, expiresAt: 3000 }), anOffer({ startsAt: 2000 })], NOW)).toBe(2000);
  expect(nextOfferChange([anOffer({ startsAt: NOW, expiresAt: null })], NOW)).toBe(Number.POSITIVE_INFINITY);
  expect(nextOfferChange([], NOW)).toBe(Number.POSITIVE_INFINITY);
});

test('O1l offers are chosen by category and by make, each where it is asked for', () => {
  const offers = [
    anOffer({ id: 1, category: 'Finance offer' }),
    anOffer({ id: 2, category: null }),
    anOffer({ id: 3, category: 'Finance offer', manufacturer: 'Kia' }),
  ];
  const chosen = (category: string | null, manufacturer: string | null) =>
    offersAbout(offers, { category, manufacturer }).map(({ id }) => id);
  expect(chosen(null, null)).toEqual([1, 2, 3]);
  expect(chosen('finance offer', null)).toEqual([1, 3]);
  expect(chosen('Finance offer', 'kia')).toEqual([3]);
});

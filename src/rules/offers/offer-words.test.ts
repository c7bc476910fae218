import { expect, test } from 'vitest';
import { anOffer } from '#tests/factories/an-offer.ts';
import {
  DESCRIPTION_WORDS,
  DISCLAIMER_WORDS,
  exploreHref,
  exploreText,
  offerCardText,
  offerFold,
  offerImage,
  offerUntil,
} from './offer-words.ts';

const words = (count: number) => Array.from({ length: count }, () => 'four').join(' ');

test('O2.1 words of 200 characters are shown whole', () => {
  const html = `<p>${words(40)}!</p>`;
  expect(html).toHaveLength(200 + '<p></p>'.length);
  expect(offerFold(html)).toEqual({ html, isFolded: false });
});

test('O2.1 of words over 200 characters the rest is folded away, and still there', () => {
  const { html, isFolded } = offerFold(`<p>${words(41)}</p>`);
  expect(isFolded).toBe(true);
  expect(html.replaceAll(/<[^>]*>/g, '').match(/four/g)).toHaveLength(41);
});

test('O2.1 a fold says View more and View less, a disclaimer’s View full disclaimer and View less disclaimer', () => {
  expect(DESCRIPTION_WORDS).toEqual(['View more', 'View less']);
  expect(DISCLAIMER_WORDS).toEqual(['View full disclaimer', 'View less disclaimer']);
});

test('O2.2 a card’s text of 160 characters is whole; a longer one is cut at a word within them', () => {
  const whole = `${words(32)}.`;
  expect([whole.length, offerCardText(whole)]).toEqual([160, whole]);
  const cut = offerCardText(`${words(32)} on`);
  expect(cut).toBe(`${words(31)}…`);
});

test('O1.3 the button to the model says Explore and its name', () =>
  expect(exploreText({ name: 'HiLux' })).toBe('Explore HiLux'));

test.each([
  ['its own address', '/pages/mg-im', false, '/pages/mg-im'],
  ['another website', 'https://mg.example/zs', true, 'https://mg.example/zs'],
  ['its page', null, true, '/zs'],
  ['nowhere where the site has no such page', null, false, null],
  ['its page, never to an address that runs', 'javascript:alert(1)', true, '/zs'],
  ['its page, never to another host', '//evil.example', true, '/zs'],
] as const)('O1p Explore leads to %s', (_where, overrideUrl, hasPage, href) =>
  expect(exploreHref({ slug: 'zs', overrideUrl }, hasPage)).toBe(href),
);

test('O9d the picture is the offer’s own, else its model’s, else none', () => {
  const model = { name: 'ZS', slug: 'zs', overrideUrl: null, imageUrl: '/images/suv-a/f34' };
  expect(offerImage(anOffer({ imageUrl: '/own.jpg', model }))).toBe('/own.jpg');
  expect(offerImage(anOffer({ model }))).toBe('/images/suv-a/f34');
  expect(offerImage(anOffer({ model: null }))).toBeNull();
});

test.each([
  ['Australia/Brisbane', '2026-06-30T23:59:59+10:00', 'Ends 30 Jun 2026'],
  ['Australia/Brisbane', '2026-07-01T00:00:00+10:00', 'Ends 30 Jun 2026'],
  ['Australia/Perth', '2026-07-01T00:00:00+10:00', 'Ends 30 Jun 2026'],
  ['Australia/Brisbane', '2026-06-30T23:30:00+08:00', 'Ends 1 Jul 2026'],
])('P10q in %s an offer until %s %s', (zone, expires, text) =>
  expect(offerUntil({ expiresAt: Date.parse(expires) }, zone)).toBe(text),
);

test('an offer that does not end says nothing of it', () =>
  expect(offerUntil({ expiresAt: null }, 'Australia/Brisbane')).toBeNull());

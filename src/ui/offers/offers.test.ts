import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bareOffer, sampleOffer } from '#src/showcase/sample-offer.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferHighlight } from './offer-highlight.tsx';
import { OffersSection } from './offers-section.tsx';

const card = (facts: Parameters<typeof sampleOffer>[0] = {}) =>
  renderToStaticMarkup(createElement(OfferCard, { offer: sampleOffer(facts), level: 3, count: 3 }));

test('O1.3 a card has the offer’s name as its link, its words, and Enquire Now, Explore and Book A Test Drive', () => {
  const html = card({ href: '/offers/mg/7', enquire: { label: 'Enquire Now', href: '/offers/mg/7#offer-form' } });
  expect(html).toMatch(/<h3[^>]*><a[^>]* href="\/offers\/mg\/7"[^>]*>Sample run-out<\/a><\/h3>/);
  expect(html).toContain('The beginning of what the dealer says of it');
  expect(html).toContain('Ends 30 Jun 2030');
  expect(html).toMatch(/href="\/offers\/mg\/7#offer-form"[^>]*>Enquire Now/);
  expect(html).toMatch(/href="#cards"[^>]*>Explore Sample/);
  expect(html).toMatch(/href="#forms"[^>]*>Book A Test Drive/);
});

test('O9e a card without a picture shows the outline of a vehicle, one with a picture its picture', () => {
  expect(card()).not.toContain('<img');
  expect(card({ picture: { src: '/images/suv-a/f34', widths: null, alt: '' } })).toContain('<img src="/images/suv-a/f34"');
});

test('O2.1 a folded disclaimer is opened by the browser’s own fold, with its exact words, and none of it is missing from the page', () => {
  const html = card();
  expect(html).toMatch(/<details><summary[^>]*>.*View full disclaimer.*View less disclaimer.*<\/summary><\/details>/);
  expect(html).toMatch(/What it does not cover.*and the rest of it\./);
});

test('O2f a description on its own page says View more and View less, and short words have no fold', () => {
  const page = (offer: ReturnType<typeof sampleOffer>) =>
    renderToStaticMarkup(createElement(OfferHighlight, { offer, level: 1 }));
  expect(page(sampleOffer())).toMatch(/<summary[^>]*>.*View more.*View less/);
  expect(page(bareOffer())).not.toContain('<details');
});

test('O1r no offers are no section; where the page is about nothing else, a sentence and a way on', () => {
  const none = { heading: 'Offers', text: '', offers: [] };
  expect(renderToStaticMarkup(createElement(OffersSection, none))).toBe('');
  const whenEmpty = { text: 'No offers are running just now.', link: { label: 'See all cars', href: '/search/used-cars' } };
  const html = renderToStaticMarkup(createElement(OffersSection, { ...none, whenEmpty }));
  expect(html).toContain('No offers are running just now.');
  expect(html).toMatch(/href="\/search\/used-cars"[^>]*>See all cars/);
});

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactHero } from '#src/blocks/contact-hero/view.tsx';
import { LocationCards } from '#src/blocks/location-cards/view.tsx';
import { LocationInfo } from '#src/blocks/location-info/view.tsx';
import { LocationSection } from '#src/blocks/location-section/view.tsx';
import { NearestLocations } from '#src/blocks/nearest-locations/view.tsx';
import { sampleLocation, sampleLocationPage, sampleMap } from '#src/showcase/sample-location.ts';
import { LocationCard } from './location-card.tsx';
import { LocationDetail } from './location-detail.tsx';
import { LocationsCarousel } from './locations-carousel.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(element);
const card = (facts: Parameters<typeof sampleLocation>[1]) =>
  shown(createElement(LocationCard, { view: sampleLocation('Sample Yard', facts) }));
const locations = (count: number) => Array.from({ length: count }, (_, at) => sampleLocation(`Yard ${at + 1}`));
const grid = (count: number) =>
  shown(createElement(LocationCards, { heading: 'Ours', text: '', ground: 'plain', locations: locations(count) }));
const carousel = (count: number) =>
  shown(createElement(LocationsCarousel, { heading: 'Our Locations', text: '', ground: 'plain', locations: locations(count) }));

test('D2.1 a grid has its columns by how many locations there are, and is not there without any', () => {
  expect(grid(2)).toContain('data-columns="2"');
  expect(grid(3)).toContain('data-columns="3"');
  expect(grid(4)).toContain('data-columns="4"');
  expect(grid(0)).toBe('');
});
test('D2.3 a carousel has a hint to swipe, View Location and View Our Stock; it is wider over 3 and has more a row over 4', () => {
  const html = carousel(3);
  expect(html).toContain('Swipe to see more');
  expect(html).toMatch(/href="\/contact-us\/yard-1"[^>]*>View Location/);
  expect(html).toMatch(/href="\/search\/yard-1"[^>]*>View Our Stock/);
  expect(html).not.toContain('data-wide');
  expect(carousel(4)).toMatch(/data-wide="" data-per-row="3"/);
  expect(carousel(5)).toMatch(/data-wide="" data-per-row="4"/);
});
test('N6.1 at the start of the locations’ carousel the way back is disabled', () =>
  expect(carousel(3)).toMatch(/aria-label="Previous"[^>]*disabled=""/));
test('D2.2 a section, an info card and a hero show the location they are given, and nothing where there is none', () => {
  const view = sampleLocation('Sample Yard');
  const section = (one: typeof view | null) =>
    shown(createElement(LocationSection, { heading: 'See us', text: '', ground: 'plain', view: one }));
  const info = (one: typeof view | null) => shown(createElement(LocationInfo, { ground: 'plain', view: one }));
  const hero = (one: typeof view | null) =>
    shown(createElement(ContactHero, { heading: 'Talk to us', text: '', contactHref: '#contact-form', view: one }));
  for (const html of [section(view), info(view), hero(view)]) {
    expect(html).toContain('Sample Yard');
    expect(html).toContain('Orange NSW 2800');
    expect(html).toContain('href="tel:0270102800"');
    expect(html).toContain('Get Directions');
  }
  expect([section(null), info(null), hero(null)]).toEqual(['', '', '']);
});
test('D3.2 a card has address, telephone, hours, rating, Contact and Get Directions', () => {
  const html = card({});
  for (const words of ['Orange NSW 2800', '(02) 7010 2800', 'Monday to Friday', '922 reviews', 'Get Directions'])
    expect(html).toContain(words);
  expect(html).toMatch(/href="\/contact-us\/sample-yard#contact-form"[^>]*>Contact/);
});
test('D3i a location without coordinates has its suburb drawn in place of a map', () => {
  expect(card({ map: null })).not.toContain('<img');
  expect(card({ map: null })).toContain('>Orange</span>');
  expect(card({ map: sampleMap() })).toContain('alt="Map of Orange NSW and the area around it"');
});
test('D3j a location without hours has no table, without a telephone no number, without a rating no stars', () => {
  expect(card({ hours: null })).not.toContain('Monday');
  expect(card({ rating: null })).not.toContain('reviews');
  const location = { ...sampleLocation('Sample Yard').location, phone: null };
  expect(card({ location })).not.toContain('tel:');
  const hero = shown(
    createElement(ContactHero, { heading: 'Hi', text: '', contactHref: '#f', view: sampleLocation('Y', { location }) }),
  );
  expect(hero).toContain('>Send a message</a>');
  expect(hero).not.toContain('tel:');
});
test('D3k a photograph stands before the map', () => {
  const picture = { src: '/images/yard.jpg', widths: null, alt: 'Sample Yard' };
  expect(card({ picture, map: sampleMap() })).toMatch(/<img src="\/images\/yard\.jpg"[^>]*alt="Sample Yard"/);
  expect(card({ picture, map: sampleMap() })).not.toContain('Map of Orange');
});
test('D3l a map that is only approximate says so, and a provider’s is not there before it is asked for', () => {
  const map = sampleMap({ approximate: 'Shown at the centre of postcode 2800', frameSrc: 'https://maps.example/frame' });
  const html = shown(
    createElement(LocationDetail, {
      page: sampleLocationPage({ location: sampleLocation('Sample Yard', { map }) }),
      reply: null,
    }),
  );
  expect(html).toContain('Shown at the centre of postcode 2800');
  expect(html).toContain('Open the street map');
  expect(html).not.toMatch(/<iframe|\ssrc="https:\/\/maps\.example/);
});
test('D5.1 a location’s page has its rating, hours, licence, form with what follows it, and the types at its address', () => {
  const types = ['Sales', 'Service'].map((label, at) => ({
    slug: label,
    label,
    href: `/contact-us/${label}`,
    isChosen: at === 0,
  }));
  const html = shown(createElement(LocationDetail, { page: sampleLocationPage({ types }), reply: null }));
  for (const words of [
    '4.5 out of 5 stars',
    'Opening hours',
    'Dealer licence SAMPLE-0000',
    'Contact Sample Yard',
    'What happens next',
    'Who you’ll hear from',
    'What customers say',
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/aria-current="page"[^>]*>Sales/);
  expect(html).toMatch(/href="\/contact-us\/Service"[^>]*>Service/);
  expect(shown(createElement(LocationDetail, { page: sampleLocationPage(), reply: null }))).not.toContain(
    'aria-label="Department"',
  );
});
test('D9.2 a postcode that is none says so at its field, and keeps what was typed', () => {
  const nearest = { asked: '9999', message: 'Invalid postcode', locations: [{ ...sampleLocation('Y'), distance: null }] };
  const html = shown(createElement(NearestLocations, { heading: 'Nearest', text: '', ground: 'plain', nearest }));
  expect(html).toMatch(/role="alert"[^>]*>.*Invalid postcode/);
  expect(html).toMatch(/value="9999"/);
  expect(html).toMatch(/<form[^>]*method="get"/);
});

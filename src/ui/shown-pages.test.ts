import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CardView, SearchPage, VehiclePage } from '#src/use-cases/page-types.ts';
import { Pagination } from './pagination.tsx';
import { Price } from './price.tsx';
import { SearchResults } from './search-results.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { VehicleDetail } from './vehicle-detail.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

const aCard = (given: Partial<CardView> = {}): CardView => ({
  id: 1,
  href: '/cars/2023-toyota-rav4',
  title: '2023 Toyota RAV4',
  badge: null,
  tag: null,
  picture: null,
  photosCount: 0,
  body: 'suv',
  attributes: [],
  stockNumber: null,
  price: { kind: 'price', text: '$41,990', was: null, meaning: 'Drive away' },
  similarHref: '/search/toyota',
  ...given,
});

const aSearchPage = (given: Partial<SearchPage> = {}): SearchPage => ({
  title: 'Used cars',
  crumbs: [],
  count: 1,
  cards: [aCard()],
  cardsPerRow: 3,
  page: 1,
  pages: 1,
  pageHrefs: ['/search/used-cars'],
  vehicleWord: 'car',
  ...given,
});

const aVehiclePage = (given: Partial<VehiclePage> = {}): VehiclePage => ({
  crumbs: [],
  title: '2023 Toyota RAV4',
  badge: null,
  tag: null,
  available: true,
  price: { kind: 'price', text: '$41,990', was: null, meaning: 'Drive away' },
  images: [],
  gallery: 'stage',
  body: 'suv',
  highlights: [],
  facts: [],
  equipment: [],
  commentsTitle: 'Dealer Comments',
  commentsHtml: '',
  vehicleWord: 'caravan',
  location: { name: 'Yard', street: '1 High St', city: 'Orange', state: 'NSW', postcode: '2800', phone: '02 9055 0144' },
  licences: [],
  callText: 'Call the dealer',
  dealer: { name: 'Redgum', href: '/search/redgum' },
  similarHref: '/search/toyota',
  description: '',
  indexed: true,
  ...given,
});

test('S13 an empty result says so and offers the whole stock', () => {
  const html = shown(createElement(SearchResults, { page: aSearchPage({ cards: [], count: 0, pages: 0 }) }));
  expect(html).toContain('No Results Available');
  expect(html).toContain('No results found for your search at this time. Please try adjusting the filters for more results.');
  expect(html).toMatch(/<a[^>]+href="\/search\/new-used-and-demo-cars\/"[^>]*>Clear Filters<\/a>/);
});

test('S13 Clear Filters leads to the target a site has chosen', () =>
  expect(shown(createElement(SearchResults, { page: aSearchPage({ cards: [] }), clearHref: '/search/caravan' }))).toMatch(
    /href="\/search\/caravan"[^>]*>Clear Filters/,
  ));

test('C3 a sold card offers something similar, in lower case, in place of a price', () => {
  const html = shown(createElement(VehicleCard, { card: aCard({ price: null, tag: { kind: 'sold', text: 'JUST SOLD' } }) }));
  expect(html).toContain('JUST SOLD');
  expect(html).toMatch(/href="\/search\/toyota"[^>]*>find me something similar/);
  expect(html).not.toContain('$');
});

test('V8 a vehicle that is sold shows the notice in place of its price and telephone', () => {
  const html = shown(createElement(VehicleDetail, { page: aVehiclePage({ available: false }) }));
  expect(html).toContain('Unfortunately this caravan recently sold.');
  expect(html).toMatch(/href="\/search\/toyota"[^>]*>Find Me Something Similar/);
  expect(html).not.toContain('$41,990');
  expect(html).not.toContain('tel:');
});

test('V8 a vehicle that can be bought shows its price and no notice', () => {
  const html = shown(createElement(VehicleDetail, { page: aVehiclePage() }));
  expect(html).toContain('$41,990');
  expect(html).not.toContain('recently sold');
});

test('V19 a vehicle leads to more stock from its dealer', () =>
  expect(shown(createElement(VehicleDetail, { page: aVehiclePage() }))).toMatch(
    /href="\/search\/redgum"[^>]*>See more stock from this dealer/,
  ));

test('C8 a higher price before is struck through', () =>
  expect(
    shown(createElement(Price, { price: { kind: 'price', text: '$9,990', was: '$11,990', meaning: 'Drive away' } })),
  ).toMatch(/<s[^>]*>.*\$11,990<\/s>/));

test('one page of results has no pagination', () =>
  expect(shown(createElement(Pagination, { page: 1, pages: 1, hrefs: ['/a'] }))).toBe(''));

test('pagination marks the page one is on and links to its neighbours', () => {
  const html = shown(createElement(Pagination, { page: 2, pages: 3, hrefs: ['/s', '/s?page=2', '/s?page=3'] }));
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
  expect(html).toMatch(/rel="prev"[^>]*href="\/s"|href="\/s"[^>]*rel="prev"|aria-label="Previous page"[^>]*href="\/s"/);
  expect(html).toContain('href="/s?page=3"');
});

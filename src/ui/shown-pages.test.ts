import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { aCard } from '#tests/factories/a-card.ts';
import { aVehiclePage } from '#tests/factories/a-vehicle-page.ts';
import { Pagination } from './pagination.tsx';
import { Price } from './price.tsx';
import { NoResults } from './search/no-results.tsx';
import { sampleAsk } from './showcase/sample-form.ts';
import { VehicleDetail } from './vehicle/vehicle-detail.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

test('S13c an empty result has its exact words and a button to the target that the site has chosen', () => {
  const html = shown(
    createElement(NoResults, { emptyHref: '/special-offers', suggestion: null, vehicleWord: 'car', headingLevel: 2 }),
  );
  expect(html).toContain('No Results Available');
  expect(html).toContain('No results found for your search at this time. Please try adjusting the filters for more results.');
  expect(html).toMatch(/<a[^>]+href="\/special-offers"[^>]*>Clear Filters<\/a>/);
});

test('C3 a sold card offers something similar, in lower case, in place of a price', () => {
  const html = shown(createElement(VehicleCard, { card: aCard({ price: null, tag: { kind: 'sold', text: 'JUST SOLD' } }) }));
  expect(html).toContain('JUST SOLD');
  expect(html).toMatch(/href="\/search\/toyota"[^>]*>find me something similar/);
  expect(html).not.toContain('$');
});

test('V8.3 a vehicle that is sold shows the notice in place of its price and telephone', () => {
  const similar = { ...sampleAsk('Find Me Something Similar', 'enquiry', false), href: '/cars/2023-toyota-rav4/enquire' };
  const asks = { enquiry: similar, testDrive: null, photos: null };
  const html = shown(createElement(VehicleDetail, { page: aVehiclePage({ available: false, asks }) }));
  expect(html).toContain('Unfortunately this caravan recently sold.');
  expect(html).toMatch(/href="\/cars\/2023-toyota-rav4\/enquire"[^>]*>Find Me Something Similar/);
  expect(html).not.toContain('$41,990');
  expect(html).not.toContain('tel:');
});

test('V8.3 a vehicle that can be bought shows its price and no notice', () => {
  const html = shown(createElement(VehicleDetail, { page: aVehiclePage() }));
  expect(html).toContain('$41,990');
  expect(html).not.toContain('recently sold');
});

test('V19.1 a vehicle leads to more stock from its dealer', () =>
  expect(shown(createElement(VehicleDetail, { page: aVehiclePage() }))).toMatch(
    /href="\/search\/redgum"[^>]*>See more stock from this dealer/,
  ));

test('C8 a higher price before is struck through', () =>
  expect(
    shown(createElement(Price, { price: { kind: 'price', text: '$9,990', was: '$11,990', meaning: 'Drive away' } })),
  ).toMatch(/<s[^>]*>.*\$11,990<\/s>/));

const pageHref = (page: number) => (page === 1 ? '/s' : `/s?page=${page}`);

test('one page of results has no pagination', () =>
  expect(shown(createElement(Pagination, { page: 1, pages: 1, href: pageHref }))).toBe(''));

test('pagination marks the page one is on and links to its neighbours', () => {
  const html = shown(createElement(Pagination, { page: 2, pages: 3, href: pageHref }));
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
  expect(html).toMatch(/rel="prev"[^>]*href="\/s"|href="\/s"[^>]*rel="prev"|aria-label="Previous page"[^>]*href="\/s"/);
  expect(html).toContain('href="/s?page=3"');
});

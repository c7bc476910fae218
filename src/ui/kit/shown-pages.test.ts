import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleVehicleForm } from '#src/showcase/sample-form.ts';
import { Price } from '#src/ui/card/price.tsx';
import { VehicleCard } from '#src/ui/card/vehicle-card.tsx';
import { NoResults } from '#src/ui/search/no-results.tsx';
import { VehicleDetail } from '#src/ui/vehicle/vehicle-detail.tsx';
import { aCard } from '#tests/factories/a-card.ts';
import { aVehiclePage } from '#tests/factories/a-vehicle-page.ts';
import { Pagination } from './pagination.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(element);

test('S13.1, S13.2 an empty result has its exact words and a button to the target that the site has chosen', () => {
  const html = shown(
    createElement(NoResults, {
      emptyHref: '/special-offers',
      suggestion: null,
      alertHref: null,
      vehicleWord: 'car',
      headingLevel: 2,
    }),
  );
  expect(html).toContain('No Results Available');
  expect(html).toContain('No results found for your search at this time. Please try adjusting the filters for more results.');
  expect(html).toMatch(/<a[^>]+href="\/special-offers"[^>]*>Clear Filters<\/a>/);
});

test('C1.2 a card shows its tag, image, name and price with its label', () => {
  const picture = { src: '/images/rav4?w=640', widths: null, alt: '' } as const;
  const html = shown(createElement(VehicleCard, { card: aCard({ picture, tag: { kind: 'reserved', text: 'RESERVED' } }) }));
  expect(html).toMatch(/<img[^>]+src="\/images\/rav4\?w=640"/);
  const text = html.replaceAll(/<svg.*?<\/svg>/gs, '').replaceAll(/<[^>]+>/g, '|');
  for (const part of ['RESERVED', '2023 Toyota RAV4', '$41,990', 'Drive away']) expect(text).toContain(`|${part}|`);
});

test('C7.3 the tag of a certified used car is an image', () => {
  const tag = { kind: 'certified', text: 'Certified', imageUrl: '/badges/own.svg' } as const;
  expect(shown(createElement(VehicleCard, { card: aCard({ tag }) }))).toMatch(/<img src="\/badges\/own\.svg" alt="Certified"/);
});

test('C7.3 a page does not preload the badge of its cards', () => {
  const tag = { kind: 'certified', text: 'Certified', imageUrl: '/badges/own.svg' } as const;
  expect(shown(createElement(VehicleCard, { card: aCard({ tag }) }))).not.toMatch(/rel="preload"[^>]+own\.svg/);
});

test('C3.1, C3.2 a sold card says JUST SOLD and offers something similar, in lower case, in place of price and buttons', () => {
  const html = shown(
    createElement(VehicleCard, {
      card: aCard({ price: null, soldNote: 'Unfortunately this car recently sold.', tag: { kind: 'sold', text: 'JUST SOLD' } }),
    }),
  );
  expect(html).toMatch(/Unfortunately this car recently sold\.<\/p><a href="[^"]+"[^>]*>find me something similar/);
  expect(html).toContain('JUST SOLD');
  expect(html).toMatch(/href="\/search\/toyota"[^>]*>find me something similar/);
  expect(html).not.toContain('$');
  expect(html).not.toContain('<button');
});

test('V8.3, P5.4 a vehicle that is sold shows the notice in place of its price and telephone', () => {
  const similar = { ...sampleVehicleForm('Find Me Something Similar', 'enquiry', false), href: '/cars/2023-toyota-rav4/enquire' };
  const forms = { enquiry: similar, testDrive: null, photos: null };
  const html = shown(createElement(VehicleDetail, { page: aVehiclePage({ available: false, forms }) }));
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

test('C8.6 a higher earlier price is struck through', () =>
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

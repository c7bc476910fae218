import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { showPage } from './show-page.ts';

const page = { title: 'Service', description: '', blocks: [{ block: 'lead-form', form: 'service', heading: 'Book a service' }] };
const asked = (slug: string, serviceBookingUrl: string | null) =>
  showPage(aContext({ site: { pages: { service: page, parts: page } }, switches: { serviceBookingUrl } }), slug);

test('L13.2 the service page of a site that books elsewhere leads there, and takes no form', () =>
  expect(asked('service', 'https://booking.example/')).toEqual({
    kind: 'elsewhere',
    href: 'https://booking.example/',
  }));

test('L13o its other pages stay, and the service page of a site that books nowhere else', () => {
  expect(asked('parts', 'https://booking.example/')).toEqual({ kind: 'page', name: 'parts', page });
  expect(asked('service', null)).toEqual({ kind: 'page', name: 'service', page });
});

const nested = (address: string) =>
  showPage(
    aContext({ site: { pages: { home: page, 'pages/warranty': page } }, showroom: { stock: { values: () => [] } } }),
    address,
  );

test('N4a a page may stand under another part of an address, with and without a final slash', () => {
  expect(nested('pages/warranty')).toEqual({ kind: 'page', name: 'pages/warranty', page });
  expect(nested('pages/warranty/')).toEqual({ kind: 'page', name: 'pages/warranty', page });
});

test('N4b neither a part of such an address nor one with more to it is a page', () => {
  expect(nested('pages')).toBeNull();
  expect(nested('warranty')).toBeNull();
  expect(nested('pages/warranty/more')).toBeNull();
  expect(nested('pages/warranty//')).toBeNull();
});

test('N4c the home page has no address but the root', () => expect(nested('home')).toBeNull());

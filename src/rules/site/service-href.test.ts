import { expect, test } from 'vitest';
import { serviceHref } from './service-href.ts';

const BOOKING = 'https://booking.example/mg';

test.each(['/service', '/service/', '/service?tab=Repairs', '/service#hours'])(
  'L13c a link to %s leads to the outside booking page where the site has one',
  (href) => expect(serviceHref(href, BOOKING)).toBe(BOOKING),
);

test.each(['/service-request', '/services', '/service/tyres', '/', 'https://elsewhere.example/service'])(
  'L13d a link to %s stays as it is',
  (href) => expect(serviceHref(href, BOOKING)).toBe(href),
);

test('L13e without a booking page elsewhere a link to the service page stays as it is', () =>
  expect(serviceHref('/service', null)).toBe('/service'));

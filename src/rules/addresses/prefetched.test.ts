import { expect, test } from 'vitest';
import { NOT_PREFETCHED } from './prefetched.ts';

const isPrefetched = (path: string) =>
  !NOT_PREFETCHED.some((pathname) => new URLPattern({ pathname }).test(`https://dealer.example${path}`));

test.each(['/', '/search/used-cars', '/cars/2024-mazda-cx-5-1', '/contact-us', '/offers/toyota/prado', '/blog/news/a-post'])(
  'W3 %s is fetched ahead',
  (path) => expect(isPrefetched(path)).toBe(true),
);

test.each([
  '/api/search',
  '/api/leads',
  '/booking/84142f1f?key=secret',
  '/booking/84142f1f/calendar.ics',
  '/__mail',
  '/__mail/7',
  '/cars/2024-mazda-cx-5-1.pdf',
  '/cars/2024-mazda-cx-5-1/view.json',
  '/images/suv-a/f34',
  '/assets/root.css',
])('W3 %s is not fetched ahead: it is no page, or one visitor’s', (path) => expect(isPrefetched(path)).toBe(false));

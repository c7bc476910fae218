import { expect, test } from 'vitest';
import { canShowPopup, showsAnnouncement } from './promotion-pages.ts';

test.each([
  ['/cars/2022-mazda-cx-5-160', true],
  ['/vehicles/2022-mazda-cx-5-160/', true],
  ['/cars/2022-mazda-cx-5-160/enquiry', false],
  ['/cars/', false],
  ['/', false],
  ['/search/mazda', false],
])('V14a the announcement stands on pages of vehicles: at %s %s', (path, stands) =>
  expect(showsAnnouncement(path, false)).toBe(stands),
);

test('V14b where the site wants it so, the announcement stands on every page', () =>
  expect([showsAnnouncement('/', true), showsAnnouncement('/search/mazda', true)]).toEqual([true, true]));

test.each([
  ['/', true],
  ['/search/used-cars', true],
  ['/cars/2022-mazda-cx-5-160', true],
  ['/book-test-drive', true],
  ['/cars/2022-mazda-cx-5-160/enquire', true],
  ['/success', false],
  ['/success/', false],
  ['/print', false],
  ['/sign-in', false],
  ['/alerts', false],
  ['/alerts/confirm', false],
  ['/alerts/stop', false],
  ['/my-data/erase', false],
  ['/my-data/erased', false],
  ['/my-garage', false],
  ['/mymotorama/', false],
  ['/watchlist', false],
  ['/search/watchlist', true],
])('O3.1 a popup may come up at %s: %s', (path, may) => expect(canShowPopup(path)).toBe(may));

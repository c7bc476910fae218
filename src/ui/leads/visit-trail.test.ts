import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepConsent } from '#src/ui/analytics/consent.ts';
import { aStorage } from '#tests/factories/a-storage.ts';
import { forgetClicks, landingScript, notePage, visitTrail } from './visit-trail.ts';

const at = (path: string) => new URL(path, 'https://www.dealer.example');

test('X2.1 the last twenty pages of a visit are kept, in order, by their path alone', () => {
  const [visit, local] = [aStorage(), aStorage()];
  for (let page = 1; page <= 23; page += 1) notePage(visit, local, at(`/p${page}?q=secret`));
  const { visited_pages: pages } = visitTrail(visit, local);
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([20, '/p4', '/p23']);
});
test('X2.1 the same page twice in a row is one visit to it', () => {
  const visit = aStorage();
  for (const path of ['/a', '/a?page=2', '/b', '/a']) notePage(visit, null, at(path));
  expect(visitTrail(visit, null).visited_pages).toEqual(['/a', '/b', '/a']);
});
test('X2.1 the parameters of the latest link are kept, and a page without any leaves them', () => {
  const local = aStorage();
  notePage(null, local, at('/?utm_source=paper&utm_campaign=spring&gclid=abc&name=Sam'));
  notePage(null, local, at('/contact-us?page=2'));
  expect(visitTrail(null, local).linked_query_params).toEqual({ utm_source: 'paper', utm_campaign: 'spring', gclid: 'abc' });
  notePage(null, local, at('/?utm_source=radio'));
  expect(visitTrail(null, local).linked_query_params).toEqual({ utm_source: 'radio' });
});
test('X2.1 whoever says no to cookies is not followed by the number of a click, neither one kept before nor a new one', () => {
  const local = aStorage();
  notePage(null, local, at('/?utm_source=paper&gclid=abc&fbclid=def'));
  keepConsent({}, local, 'denied');
  forgetClicks(local);
  expect(visitTrail(null, local).linked_query_params).toEqual({ utm_source: 'paper' });
  notePage(null, local, at('/?utm_source=radio&gclid=ghi&mc_eid=jkl'));
  expect(visitTrail(null, local).linked_query_params).toEqual({ utm_source: 'radio' });
  notePage(null, local, at('/?gclid=mno'));
  expect(visitTrail(null, local).linked_query_params).toEqual({ utm_source: 'radio' });
});
test('X2.1 where only the number of a click was kept, nothing of it stays', () => {
  const local = aStorage();
  notePage(null, local, at('/?gclid=abc'));
  forgetClicks(local);
  expect(local.getItem('forecourt.linked')).toBeNull();
});
test('X2.1 storage that is full, off or holds nonsense leaves an empty trail and no failure', () => {
  const empty = { visited_pages: [], linked_query_params: {} };
  expect(() => notePage(aStorage({}, 0), aStorage({}, 0), at('/?gclid=1'))).not.toThrow();
  expect(visitTrail(null, null)).toEqual(empty);
  expect(visitTrail(aStorage({ 'forecourt.pages': '{"a":1}' }), aStorage({ 'forecourt.linked': '[1' }))).toEqual(empty);
});

test('X2.2 the script of the page’s head notes what the application would have noted, with nothing but the browser', () => {
  const [sessionStorage, localStorage] = [aStorage(), aStorage()];
  const location = { href: 'https://www.dealer.example/cars/a?utm_source=paper&name=Sam' };
  runInNewContext(landingScript(), { sessionStorage, localStorage, location, URL, addEventListener: () => undefined });
  expect(visitTrail(sessionStorage, localStorage)).toEqual({
    visited_pages: ['/cars/a'],
    linked_query_params: { utm_source: 'paper' },
  });
});
test('X2.2 the script of the page’s head disturbs nobody where storage is off', () =>
  expect(() =>
    runInNewContext(landingScript(), {
      location: { href: 'https://www.dealer.example/' },
      URL,
      addEventListener: () => undefined,
    }),
  ).not.toThrow());
test('X2.1 a page that Back takes from the browser’s memory is noted again', () => {
  const [sessionStorage, localStorage, page] = [aStorage(), aStorage(), new EventTarget()];
  const location = { href: 'https://www.dealer.example/a' };
  const addEventListener = page.addEventListener.bind(page);
  runInNewContext(landingScript(), { sessionStorage, localStorage, location, URL, addEventListener });
  notePage(sessionStorage, localStorage, at('/b'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(visitTrail(sessionStorage, localStorage).visited_pages).toEqual(['/a', '/b']);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(visitTrail(sessionStorage, localStorage).visited_pages).toEqual(['/a', '/b', '/a']);
});

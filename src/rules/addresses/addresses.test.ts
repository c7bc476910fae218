import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPath } from './addresses.ts';
import { addressList, matchAddress, RESERVED_PARTS } from './match-address.ts';

const ROUTES = path.resolve(import.meta.dirname, '../../routes');

test.each([
  ['/', 'home', ''],
  ['/search', 'allStock', ''],
  ['/search/used-cars/', 'search', 'used-cars'],
  ['/search/toyota/hilux', 'search', 'toyota'],
  ['/search/toyota/hilux/too-deep', 'page', 'search/toyota/hilux/too-deep'],
  ['/cars/a-1', 'vehicle', 'a-1'],
  ['/cars/a-1.pdf', 'vehicleSheet', 'a-1'],
  ['/cars/a-1/view.json', 'viewCount', 'a-1'],
  ['/cars/a/b/view.json', 'page', 'cars/a/b/view.json'],
  ['/cars/a-1/autogauge', 'gauge', 'a-1'],
  ['/cars/a-1/test-drive', 'vehicleForm', 'a-1'],
  ['/cars/trade-in', 'tradeIn', ''],
  ['/api/leads', 'leads', ''],
  ['/api/leads/', 'leads', ''],
  ['/api/leads/receipt', 'apiReceipt', ''],
  ['/api/cars/a-1/similar', 'apiSimilar', 'a-1'],
  ['/api', 'api', ''],
  ['/api/no-such-thing', 'api', 'no-such-thing'],
  ['/contact-us', 'page', 'contact-us'],
  ['/contact-us/geelong', 'location', 'geelong'],
  ['/blog', 'page', 'blog'],
  ['/blog/news/a', 'article', 'news'],
  ['/pages/warranty/', 'page', 'pages/warranty'],
  ['/images/suv-a/f34', 'images', 'suv-a/f34'],
  ['/__mail', 'mailbox', ''],
  ['/__mail.data', 'mailbox', ''],
  ['/booking/r-1.data', 'booking', 'r-1'],
  ['/booking/r-1/_.data', 'booking', 'r-1'],
  ['/_.data', 'home', ''],
  ['/api/rego.data', 'apiRego', ''],
  ['/api/rego.data.data', 'api', 'rego.data'],
  ['/api/leads.data', 'api', 'leads'],
  ['/cars/a-1.pdf.data', 'vehicle', 'a-1.pdf'],
  ['/images/suv-a.data', 'images', 'suv-a.data'],
])('I6 %s is answered by %s with the key %j', (pathname, name, key) => {
  const match = matchAddress(pathname);
  expect([match?.address.name, match?.key]).toEqual([name, key]);
});

test.each([
  [addressPath('home'), '/'],
  [addressPath('health'), '/healthz'],
  [addressPath('assets', { '*': '' }), '/assets/'],
  [addressPath('search', { slug: 'toyota' }), '/search/toyota'],
  [addressPath('search', { slug: 'toyota', model: 'hilux' }), '/search/toyota/hilux'],
  [addressPath('vehicleSheet', { key: 'a-1' }), '/cars/a-1.pdf'],
  [addressPath('viewCount', { key: 'a-1' }), '/cars/a-1/view.json'],
  [addressPath('makeOffer', { make: ':id', id: '7' }), '/offers/:id/7'],
  [addressPath('article', { category: 'news', slug: '$&' }), '/blog/news/$&'],
])('I6 an address is written as the table declares it: %s', (path, expected) => expect(path).toBe(expected));

test('I6 whatever a path says, something answers it', () =>
  fc.assert(fc.property(fc.webPath(), (input) => matchAddress(`/${input.replace(/^\//, '')}`) !== null)));

test('I6 every file in src/routes that answers an address is in the table, and no other', () => {
  const declared = new Set(addressList.flatMap(({ module }) => (module === undefined ? [] : [module])));
  const routed = globSync('*.tsx', { cwd: ROUTES });
  expect(routed.filter((file) => !declared.has(file))).toEqual([]);
  expect([...declared].filter((file) => globSync(file, { cwd: ROUTES }).length === 0)).toEqual([]);
});

test('W4 the table says which pages take forms: those whose file has an action, and the site’s own by their blocks', () => {
  const hasAction = (module: string) =>
    /^export (?:async )?(?:function|const) action\b/m.test(readFileSync(path.join(ROUTES, module), 'utf8'));
  const pages = addressList.filter(({ kind, name }) => kind !== 'edge' && kind !== 'direct' && name !== 'api' && name !== 'page');
  const withAction = pages.filter(({ module }) => module !== undefined && hasAction(module));
  expect(withAction.length).toBeGreaterThan(10);
  expect(pages.filter(({ takesForms }) => takesForms === true)).toEqual(withAction);
});

test.each(['api', 'cars', 'search', 'offers', 'booking', '__ui', '__mail', 'healthz', 'images', 'used-car'])(
  'I6 no page of a site’s own may begin with %s',
  (part) => expect(RESERVED_PARTS).toContain(part),
);

test.each(['contact-us', 'blog', 'sitemap-xml', 'metrics', '', '*'])('I6 a page may begin with %j', (part) =>
  expect(RESERVED_PARTS).not.toContain(part),
);

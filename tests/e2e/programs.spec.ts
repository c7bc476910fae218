import { expect } from '@playwright/test';
import { addressList } from '#src/rules/addresses/match-address.ts';
import { type Asking, fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { everyHit, searchApi } from '#tests/e2e/search-api.ts';
import { describedApi, documentFaults, type OpenApi } from '#tests/factories/a-described-api.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';

const DESCRIPTION = '/api/openapi.json';

/** From an address of its own, so that what is counted here is not counted for other tests. */
async function apiOf(slug: string, from = '127.0.77.2') {
  const { text } = await fetchSite(slug, DESCRIPTION);
  const document = JSON.parse(text) as OpenApi;
  const described = describedApi(document);
  /** Asks an address and returns the status; the answer must be as the document says. */
  const ask = async (path: string, query = '', asking: Asking = {}, key = ''): Promise<number> => {
    const target = `${path.replace('{key}', key)}${query === '' ? '' : `?${query}`}`;
    const { status, headers, text: body } = await fetchSite(slug, target, { from, ...asking });
    const given = { method: asking.method ?? 'GET', path, status, type: headers['content-type'], text: body };
    expect([target, described.answerFaults(given)]).toEqual([target, []]);
    return status;
  };
  return { document, described, ask };
}

const POSTED = { method: 'POST', headers: { 'content-type': 'application/json' } };
/** Every address of the public API, from the table of addresses. */
const PUBLIC = addressList.flatMap(({ path, kind, notPublic }) =>
  path.startsWith('api/') && kind !== 'file' && notPublic === undefined ? [`/${path.replaceAll(/:(\w+)/g, '{$1}')}`] : [],
);

for (const [at, { slug }] of FLEET.entries()) {
  test(`W6 every answer of the public API of ${slug} is as its description says, to good and to bad input`, async () => {
    const { document, ask } = await apiOf(slug, `127.0.78.${at + 1}`);
    expect(documentFaults(document)).toEqual([]);
    const { hits, facets } = await searchApi(slug, 'all=1');
    const [make = ''] = Object.keys(facets.make ?? {});
    const tried: [path: string, query: string, statuses: readonly number[], key?: string][] = [
      [DESCRIPTION, '', [200]],
      ['/api/search', '', [200]],
      ['/api/search', `query=${make}&sortBy=price-asc&range[price]=1000:90000&page=1`, [200]],
      ['/api/search', 'near=4000&km=250', [200]],
      ['/api/search', 'near=Nowhere+At+All&page=-1&sortBy=x&range[price]=a:b&refinementList[make]=%00', [200]],
      ['/api/places', 'near=bri', [200]],
      ['/api/places', '', [200]],
      ...hits.map(({ id }): [string, string, number[], string] => ['/api/cars/{key}', '', [200], String(id)]),
      ['/api/cars/{key}', '', [404], '999999999'],
      ['/api/cars/{key}', '', [404], '__proto__'],
      ['/api/cars/{key}/similar', '', [200], hits[0]?.slug ?? ''],
      ['/api/cars/{key}/similar', '', [404], 'nothing'],
      ['/api/appointments', 'kind=test-drive&location_id=nowhere&date=2030-01-07', [404]],
      ['/api/appointments', 'kind=party&date=tomorrow', [422]],
      ['/api/rego', 'rego=SAMPLE1&state=QLD', [200]],
      ['/api/rego', 'rego=NOTHING1&state=QLD', [404]],
      ['/api/rego', 'rego=%27&state=Texas', [422]],
      ['/api/trade-in/names', 'year=2019', [200]],
      ['/api/trade-in/names', 'year=19&make=x', [422]],
      ['/api/trade-in/names', `year=2019&make=${'x'.repeat(200)}`, [422]],
    ];
    const offered: typeof tried = [
      ['/api/compare', `ids=${hits.map(({ id }) => id).join(',')}`, [200]],
      ['/api/compare', 'ids=a,-1,999999999', [200]],
      ['/api/tow-cars', '', [200]],
      ['/api/delivery', `postcode=4000&car_id=${hits[0]?.id}`, [200, 404, 422]],
      ['/api/delivery', `postcode=x&car_id=${hits[0]?.id}`, [404, 422]],
      ['/api/delivery', '', [404]],
      ['/api/finance/disclaimer/{key}', '', [200], String(hits[0]?.id)],
      ['/api/finance/disclaimer/{key}', '', [404], 'nothing'],
    ];
    // A new address is asked here too, and what is always there is described.
    const asked = new Set(['/api/leads', ...[...tried, ...offered].map(([path]) => path)]);
    expect([...asked].toSorted()).toEqual(PUBLIC.toSorted());
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(tried.map(([path]) => path)));
    for (const [path, query, statuses, key] of [...tried, ...offered.filter(([path]) => path in document.paths)])
      expect([path, query, statuses.includes(await ask(path, query, {}, key))]).toEqual([path, query, true]);
    const { etag } = (await fetchSite(slug, '/api/search')).headers;
    expect(await ask('/api/search', '', { headers: { 'if-none-match': etag ?? '' } })).toBe(304);
    // What the description leaves out is not there.
    for (const [path, query, , key = ''] of offered.filter(([one]) => !(one in document.paths)))
      expect((await fetchSite(slug, `${path.replace('{key}', key)}?${query}`)).status).toBe(404);
    for (const path of Object.keys(document.paths).filter((one) => one !== '/api/leads'))
      expect([path, (await fetchSite(slug, path.replace('{key}', 'nothing'), { method: 'POST' })).status]).toEqual([path, 405]);
    expect(await ask('/api/leads', '', { ...POSTED, body: '{' })).toBe(400);
    expect(await ask('/api/leads', '', { ...POSTED, body: '{"form":"party"}' })).toBe(422);
    expect(await ask('/api/leads', '', { ...POSTED, body: '{"form":"enquiry","name":7}' })).toBe(422);
    expect(await ask('/api/leads', '', { ...POSTED, body: '{"form":"enquiry","car_id":"999999999"}' })).toBe(404);
    expect(await ask('/api/leads', '', { ...POSTED, body: 'x'.repeat(70_000) })).toBe(413);
    expect(await ask('/api/leads', '', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a' })).toBe(415);
    expect(
      await ask('/api/leads', '', { ...POSTED, headers: { ...POSTED.headers, origin: 'https://evil.example' }, body: '{}' }),
    ).toBe(403);
  });
}

test('W6 a lead that fits the description is taken, and its answer is as the description says', async () => {
  const { described, ask } = await apiOf('harbour');
  const lead = {
    form: 'enquiry',
    name: 'Described',
    email: 'described@example.com',
    phone: '0412 345 678',
    message: 'By the description alone.',
    idempotency_key: crypto.randomUUID(),
  };
  expect(described.bodyFaults('/api/leads', lead)).toEqual([]);
  const sent = { ...POSTED, body: JSON.stringify(lead) };
  expect([await ask('/api/leads', '', sent), await ask('/api/leads', '', sent)]).toEqual([201, 200]);
});

test('W6 over a limit the answer is as the description says, with the seconds to wait', async () => {
  const { ask } = await apiOf('harbour');
  const statuses = new Set<number>();
  for (let call = 0; call < 400 && !statuses.has(429); call += 1)
    statuses.add(await ask('/api/rego', 'rego=NOTHING1&state=QLD', { from: '127.0.77.1' }));
  expect([...statuses]).toEqual([404, 429]);
});

test('W6 whatever words a search is asked for, its answer is as the description says', async () => {
  const { ask } = await apiOf('swiftlane');
  for (const words of NAUGHTY_STRINGS.slice(0, 60))
    expect(await ask('/api/search', `query=${encodeURIComponent(words.toWellFormed())}`)).toBe(200);
});

test('W6 every vehicle in every list of a site is described', async () => {
  const { ask } = await apiOf('redgum');
  for (const { slug } of (await everyHit('redgum', 'all=1')).slice(0, 40))
    expect(await ask('/api/cars/{key}', '', {}, slug)).toBe(200);
});

import { expect } from '@playwright/test';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { everyHit, searchApi } from '#tests/e2e/search-api.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';

const STOCK = '/search/new-used-and-demo-cars/';

test('I2.2, S6.2 the interface answers hits, facets with zeros, ranges, count, pages and ms, under the names of the seeds', async () => {
  const found = await searchApi('harbour', 'refinementList[make][]=Kia');
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['hits', 'facets', 'ranges', 'count', 'pages', 'ms']));
  expect(found.hits[0]).toMatchObject({ make: 'Kia', car_type: expect.any(String), stocknum: expect.any(String) });
  expect(Object.keys(found.hits[0] ?? {})).toEqual(
    expect.arrayContaining([
      'id',
      'slug',
      'simple_body',
      'simple_transmission',
      'before_price',
      'primary_image_url',
      'created_at',
    ]),
  );
  expect(found.facets.make?.Kia).toBe(found.count);
  expect(found.facets.make?.Toyota).toBeGreaterThan(0);
  expect(Object.values(found.facets.body ?? {})).toContain(0);
  expect(found.ranges.price?.min).toBeLessThan(found.ranges.price?.max ?? 0);
  expect(found.ms).toBeGreaterThanOrEqual(0);
  expect([found.count, found.pages]).toEqual([
    (await everyHit('harbour', 'refinementList[make][]=Kia')).length,
    Math.ceil(found.count / 21),
  ]);
});

test('I2.2 the price of a hit is in dollars, or null', async () => {
  const hits = await everyHit('harbour', 'sortBy=price-desc');
  expect(hits.at(-1)?.price).toBeNull();
  const { text } = await fetchSite('harbour', `/cars/${hits[0]?.slug ?? ''}`);
  expect(text).toContain(`$${hits[0]?.price?.toLocaleString('en-AU') ?? ''}`);
});

for (const { slug } of FLEET) {
  test(`I2.3 ${slug} counts make and car_type, and what they count adds up to the stock`, async () => {
    const { facets, count } = await searchApi(slug, 'all=1');
    for (const facet of ['make', 'car_type'])
      expect(Object.values(facets[facet] ?? {}).reduce((sum, one) => sum + one, 0)).toBe(count);
  });
}

test('I2.1, S2.3 the interface takes the page’s query string and gives the same vehicles in the same order', async () => {
  for (const query of [
    '',
    '?sortBy=price-desc',
    '?query=toyota+diesel',
    '?refinementList[body][]=Ute&range[price]=20000:60000',
  ]) {
    const { hits } = await searchApi('harbour', query.slice(1));
    expect(await vehicleLinks('harbour', STOCK + query)).toEqual(hits.map(({ slug }) => `/cars/${slug}`));
  }
});

test('I1.1 the orders are by price, highest and lowest first, and by the day a vehicle came in', async () => {
  const dear = (await everyHit('harbour', 'sortBy=price-desc')).flatMap(({ price }) => price ?? []);
  expect(dear).toEqual([...dear].toSorted((a, b) => b - a));
  const cheap = (await everyHit('harbour', 'sortBy=price-asc')).map(({ price }) => price ?? 0);
  expect(cheap).toEqual([...cheap].toSorted((a, b) => a - b));
  const latest = (await everyHit('harbour', 'sortBy=latest')).map(({ created_at }) => created_at);
  expect(latest).toEqual([...latest].toSorted().toReversed());
});

test('S5.4 the lowest price leaves out vehicles without one, by switch', async () => {
  const all = await searchApi('harbour');
  expect((await searchApi('harbour', 'sortBy=price-asc')).count).toBeLessThan(all.count);
  expect((await searchApi('redgum', 'all=1&sortBy=price-asc')).count).toBe((await searchApi('redgum', 'all=1')).count);
});

test('I1.3, S2.2 a range includes both its ends, takes dollars and commas, and may be open', async () => {
  const hits = await everyHit('summit', `range[price]=${encodeURIComponent('$34,990:$39,990')}`);
  const prices = hits.map(({ price }) => price);
  expect(prices).toContain(34_990);
  expect(prices).toContain(39_990);
  expect(prices.every((price) => price !== null && price >= 34_990 && price <= 39_990)).toBe(true);
  const open = await searchApi('summit', 'range[year]=2024:');
  expect(open.hits.every(({ year }) => year >= 2024)).toBe(true);
});

test('H4.1 a filter from the browser never widens what its site may see', async () => {
  for (const query of ['refinementList[make][]=Toyota', 'refinementList[dealership_name][]=Summit+Toyota', 'query=hilux']) {
    const { hits } = await searchApi('coastline-mg', query);
    expect(hits.every(({ make }) => make === 'MG')).toBe(true);
  }
  expect((await searchApi('coastline-mg', 'refinementList[make][]=Toyota')).count).toBe(0);
});

test('S9.2 the words of a text must all be found, each anywhere', async () => {
  const { hits, count } = await searchApi('summit', 'query=toyota+hilux+diesel');
  expect(count).toBeGreaterThan(5);
  expect(hits.every(({ make, model, simple_fuel }) => make === 'Toyota' && model === 'HiLux' && simple_fuel === 'Diesel')).toBe(
    true,
  );
});

test('S9.3 a typing error is forgiven by the length of the word, and a short word must be right', async () => {
  const right = await searchApi('summit', 'query=toyota');
  expect((await searchApi('summit', 'query=toyotta')).count).toBe(right.count);
  expect((await searchApi('summit', 'query=kai')).count).toBe(0);
  expect((await searchApi('summit', 'query=kia')).count).toBeGreaterThan(0);
  expect((await searchApi('summit', 'query=corol')).hits.some(({ model }) => model === 'Corolla')).toBe(true);
});

test('Plain words become the filters they mean', async () => {
  const seven = await everyHit('summit', 'query=7+seat+diesel+under+45k');
  expect(seven.length).toBeGreaterThan(0);
  expect(seven.every(({ price, simple_fuel }) => simple_fuel === 'Diesel' && price !== null && price <= 45_000)).toBe(true);
  const utes = await everyHit('harbour', 'query=auto+ute+2020+or+newer');
  expect(utes.length).toBeGreaterThan(0);
  expect(utes.every((hit) => hit.simple_body === 'Ute' && hit.simple_transmission === 'Automatic' && hit.year >= 2020)).toBe(
    true,
  );
  const white = await everyHit('summit', `query=${encodeURIComponent('white hilux less than 100,000 km')}`);
  expect(white.length).toBeGreaterThan(0);
  expect(
    white.every(({ model, km, colour }) => model === 'HiLux' && (km ?? 1e9) <= 100_000 && /white/i.test(String(colour))),
  ).toBe(true);
});

test('S2.5 no query string breaks a search: each of the naughty ones is answered with a whole page', async () => {
  const odd = [
    // Up to the 8 KB that a query string may have; the server itself refuses an address that is far longer.
    ...NAUGHTY_STRINGS.map((text) => `query=${encodeURIComponent(text.toWellFormed())}`.slice(0, 8_192).replace(/%.?$/, '')),
    'refinementList[__proto__][]=x',
    'refinementList[constructor][]=x&range[toString]=1:2',
    'refinementList[make][]=__proto__',
    `refinementList${'['.repeat(5_000)}make${']'.repeat(2_000)}=x`,
    'page=-1',
    'page=1e9',
    'page=999999999999999999999',
    'range[price]=NaN:NaN',
    'range[price]=90000:10',
    'range[price]=:',
    'range[nothing]=1:2',
    'sortBy=nothing',
    'sortBy=__proto__',
    'query=%E0%A4%A',
    'query=%00%FF',
    `query=${'ab+'.repeat(2_600)}`,
    `query=${'('.repeat(8_000)}`,
    Array.from({ length: 400 }, (_, at) => `refinementList[make][]=${at}`).join('&'),
  ];
  const isWhole = async (query: string) => {
    const asked = await fetchSite('harbour', `${STOCK}?${query}`);
    // An empty field leads on to the address without it.
    const page = asked.status === 302 ? await fetchSite('harbour', String(asked.headers.location)) : asked;
    expect([query.slice(0, 60), page.status]).toEqual([query.slice(0, 60), 200]);
    expect(page.text).toMatch(/<h1[^>]*>/);
    expect(page.text).not.toMatch(/\bat [\w./]+:\d+:\d+/);
  };
  const isAnswered = async (query: string) => {
    const { status } = await fetchSite('harbour', `/api/search?${query}`);
    expect([query.slice(0, 60), status]).toEqual([query.slice(0, 60), 200]);
  };
  // Both are one search; a page is made for those that are no mere text, and for some of the texts.
  for (const [at, query] of odd.entries()) {
    await isAnswered(query);
    if (!query.startsWith('query=') || at % 8 === 0) await isWhole(query);
  }
});

test('S1.5 every search address answers with and without a final slash, and /search alone leads to all stock', async () => {
  for (const path of [
    'new-used-and-demo-cars',
    'used-cars',
    'new-and-demo-cars',
    'demo-cars',
    'new-cars',
    'toyota',
    'toyota/hilux',
    'ute',
    'summit-toyota',
    'geelong',
  ]) {
    expect((await fetchSite('summit', `/search/${path}`)).status).toBe(200);
    expect((await fetchSite('summit', `/search/${path}/`)).status).toBe(200);
  }
  expect((await fetchSite('summit', '/search')).headers.location).toBe(STOCK);
  expect((await fetchSite('summit', '/search/nothing-of-the-kind')).status).toBe(404);
});

test('S1.6 a search slug that names nothing is a 404 with a way back to the stock search', async () => {
  const { status, text } = await fetchSite('summit', '/search/nothing-of-the-kind');
  expect(status).toBe(404);
  expect(text.slice(text.indexOf('<main'), text.indexOf('</main>'))).toContain(`href="${STOCK}"`);
});

test('S1.4 a model is also found by the text of its name', async () => {
  expect((await fetchSite('summit', '/search/new-used-and-demo-cars?query=HiLux')).status).toBe(200);
  const { hits } = await searchApi('summit', 'query=HiLux');
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.every(({ model }) => model === 'HiLux')).toBe(true);
});

test('I4.3 a delivery is answered with its price and the name of its region, and else with 422 and the reason', async () => {
  const { hits } = await searchApi('harbour', '');
  const ask = async (postcode: string) => {
    const { status, headers, text } = await fetchSite('harbour', `/api/delivery?postcode=${postcode}&car_id=${hits[0]?.id}`);
    return { status, type: headers['content-type'], body: JSON.parse(text) as Record<string, unknown> };
  };
  const found = await ask('4000');
  expect(found.status).toBe(200);
  expect(Object.keys(found.body).toSorted()).toEqual(['name', 'price']);
  expect(await ask('')).toMatchObject({ status: 422, body: { detail: 'Please enter a postcode.' } });
  expect((await ask('0000')).type).toContain('application/problem+json');
});

test('P5.3 the addresses of a caravan site are those of any other', async () => {
  for (const path of ['/search/used-cars', '/search/new-cars', '/search/new-used-and-demo-cars/'])
    expect((await fetchSite('redgum', path)).status, path).toBe(200);
});

import { expect } from '@playwright/test';
import { fetchSite, vehicleLink, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';
import { searchApi } from '#tests/e2e/search-api.ts';

const idOf = (href: string) => /-(\d+)$/.exec(href)?.[1] ?? '';

/** Everything of an answer but what belongs to the one request. */
function seen({ status, headers, text }: Awaited<ReturnType<typeof fetchSite>>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, text };
}

test("P6.3, I4.5 another site's vehicle looks exactly like one that never was", async () => {
  const [theirs = ''] = await vehicleLinks('redgum');
  expect((await fetchSite('redgum', theirs)).status).toBe(200);
  for (const suffix of ['', '.data']) {
    const never = await fetchSite('harbour', `/cars/no-such-vehicle-99999999${suffix}`);
    expect(never.status).toBe(404);
    for (const key of [theirs, `/cars/${idOf(theirs)}`]) {
      expect(seen(await fetchSite('harbour', key + suffix)), key + suffix).toEqual(seen(never));
    }
  }
});

test("P6 a group's other makes are not there on the manufacturer's site that shares a dealership", async () => {
  const toyota = await vehicleLink('summit', 'toyota');
  expect((await fetchSite('summit', toyota)).status).toBe(200);
  expect((await fetchSite('coastline-mg', toyota)).status).toBe(404);
  expect((await fetchSite('coastline-mg', `/cars/${idOf(toyota)}`)).status).toBe(404);
});

test("P6, S7 a vehicle that the site's filters leave out is not there by its address or its id either", async () => {
  const yard = await makeSite('filtered');
  await yard.stock([aRow({ stocknum: 'A' }), aRow({ stocknum: 'B', make: 'Ford', model: 'Ranger' })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(2);
  const ford = await vehicleLink(yard.slug, 'ford');
  expect((await fetchSite(yard.slug, ford)).status).toBe(200);
  await yard.change((file) => ({ ...file, switches: { searchFilters: ['make:Mazda'] } }));
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(1);
  expect((await fetchSite(yard.slug, ford)).status).toBe(404);
  expect((await fetchSite(yard.slug, `/cars/${idOf(ford)}`)).status).toBe(404);
});

test("P6 another site's location and dealership are no search address", async () => {
  const never = seen(await fetchSite('harbour', '/search/no-such-place'));
  expect(never.status).toBe(404);
  for (const slug of ['penrith', 'summit-toyota', 'redgum-caravans']) {
    expect(seen(await fetchSite('harbour', `/search/${slug}`)), slug).toEqual(never);
  }
});

test('V1.1 a site’s links to vehicles begin with its own word, and the sharing address shows the same page, under that name to search engines', async () => {
  const cards = (await fetchSite('swiftlane', '/search/used-cars')).text;
  const [, own = ''] = /href="(\/vehicles\/[^"/]+)"/.exec(cards) ?? [];
  expect(cards).not.toContain('href="/cars/');
  const shared = own.replace('/vehicles/', '/cars/');
  for (const path of [own, shared]) {
    const { status, text } = await fetchSite('swiftlane', path);
    expect([path, status, /rel="canonical" href="https?:\/\/[^/"]+([^"]+)"/.exec(text)?.[1]]).toEqual([path, 200, own]);
  }
});

test('V1.2 where a site’s links begin with /cars/, a vehicle’s page answers under no other word', async () => {
  const [own = ''] = await vehicleLinks('harbour');
  expect((await fetchSite('harbour', own.replace('/cars/', '/vehicles/'))).status).toBe(404);
});

test('I3.1 car_id takes an id or a slug wherever an address has one', async () => {
  const [own = ''] = await vehicleLinks('harbour', '/search/used-cars');
  for (const key of [idOf(own), own.split('/').at(-1) ?? '']) {
    for (const path of ['/print?', '/api/delivery?postcode=4000&'])
      expect([path, key, (await fetchSite('harbour', `${path}car_id=${key}`)).status]).toEqual([path, key, 200]);
    expect((await fetchSite('harbour', `/book-test-drive?car_id=${key}`)).headers.location).toBe(`${own}/test-drive`);
    for (const path of ['/trade-in', '/cars/trade-in', '/sell-my-car', '/sell-your-car'])
      expect((await fetchSite('harbour', `${path}?car_id=${key}`)).text).toContain(`href="${own}"`);
  }
  expect((await fetchSite('harbour', '/print?car_id=no-such-car')).status).toBe(404);
});

test('I3.2 /cars/{slug} answers on a site whose links begin with another prefix', async () => {
  const { hits } = await searchApi('swiftlane');
  expect(await vehicleLinks('swiftlane')).toEqual(hits.map(({ slug }) => `/vehicles/${slug}`));
  for (const { slug } of hits.slice(0, 3)) expect((await fetchSite('swiftlane', `/cars/${slug}`)).status).toBe(200);
  const [harbour = ''] = await vehicleLinks('harbour');
  expect(harbour).toMatch(/^\/cars\/[a-z0-9-]+$/);
});

test('I3.1 a vehicle asked for by its id moves to its one address', async () => {
  const [own = ''] = await vehicleLinks('harbour');
  const moved = await fetchSite('harbour', `/cars/${idOf(own)}?utm_source=letter`);
  expect([moved.status, moved.headers.location]).toEqual([301, own]);
  for (const wrong of [`/cars/x-${idOf(own)}`, `${own}-1`, `/cars/${idOf(own)}x`, `/cars/-${idOf(own)}`]) {
    expect([wrong, (await fetchSite('harbour', wrong)).status]).toEqual([wrong, 404]);
  }
});

test('V8 a vehicle sold long ago keeps its page with a notice, unseen by search engines; a hidden one is not there', async () => {
  const yard = await makeSite('sold');
  const status = async (href: string) => (await fetchSite(yard.slug, href)).status;
  await yard.stock([aRow({ stocknum: 'A', model: 'Sold' }), aRow({ stocknum: 'B', model: 'Hidden' })]);
  await expect.poll(() => vehicleLinks(yard.slug)).toHaveLength(2);
  const [sold, hidden] = [await vehicleLink(yard.slug, 'sold'), await vehicleLink(yard.slug, 'hidden')];
  expect([await status(sold), await status(hidden)]).toEqual([200, 200]);
  expect((await fetchSite(yard.slug, sold)).text).not.toContain('noindex');
  const forty = new Date(Date.now() - 40 * 86_400_000).toISOString();
  await yard.stock([
    aRow({ stocknum: 'A', model: 'Sold', status: 'sold', sold: true, sold_date: forty }),
    aRow({ stocknum: 'B', model: 'Hidden', show_on_dealer_website: false }),
  ]);
  await expect.poll(() => vehicleLinks(yard.slug)).toEqual([]);
  const { status: kept, text } = await fetchSite(yard.slug, sold);
  expect(kept).toBe(200);
  expect(text).toContain('Unfortunately this <!-- -->car<!-- --> recently sold.');
  expect(text).toContain('Find Me Something Similar');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('$38,990');
  expect(await status(hidden)).toBe(404);
  expect(await status(`/cars/${idOf(hidden)}`)).toBe(404);
});

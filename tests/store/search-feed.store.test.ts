import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { feedPath, searchFeed } from '#src/views/search/search-feed.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'yard', dealerships: [aDealership('one')] }),
    aSiteFile({ slug: 'large', dealerships: [aDealership('two')] }),
  ]);
  await fleet.stock('one', [
    aVehicle({ stocknum: 'a', make: 'Kia', model: 'Rio', price: 0, images: [], dealercomments: '<p><br></p>' }),
    aVehicle({
      stocknum: 'c',
      make: 'Isuzu',
      model: 'D-MAX',
      price: 38_990,
      status: 'sold',
      sold: true,
      sold_date: NOW.toISOString(),
    }),
    aVehicle({ stocknum: 'b', make: 'Mazda', model: 'CX-5', dealercomments: '<b>One owner</b> & full history]]>' }),
  ]);
  await fleet.stock(
    'two',
    Array.from({ length: 60 }, (_, at) => aVehicle({ stocknum: `n${at}` })),
  );
});
afterAll(() => fleet.end());

const feedOf = async (slug: string, search = '', site = 'yard') =>
  searchFeed(await fleet.context(site), { slug, query: readSearchQuery(new URLSearchParams(search)) });

test('W5 a search’s feed has what the search finds, by its path and its filters', async () => {
  const makes = async (slug: string, search?: string) =>
    (await feedOf(slug, search))?.items.map(({ title }) => title.split(' ')[1]).toSorted();
  expect(await makes('new-used-and-demo-cars')).toEqual(['Isuzu', 'Kia', 'Mazda']);
  expect(await makes('kia')).toEqual(['Kia']);
  expect(await makes('new-used-and-demo-cars', 'refinementList[make][]=Mazda&sortBy=price-asc&page=7')).toEqual(['Mazda']);
  expect(await feedOf('nothing-of-that-name')).toBeNull();
});

test('W5 a feed leads to its search at the address that the search itself calls its own', async () => {
  const page = async (slug: string) => (await feedOf(slug))?.pageUrl;
  expect(await page('new-used-and-demo-cars')).toBe('https://dealer.example/search/new-used-and-demo-cars/');
  expect(await page('kia')).toBe('https://dealer.example/search/kia');
});

test('W5 a car without a price, a photo or words is in the feed by its name, with no empty picture', async () => {
  const [kia] = (await feedOf('kia'))?.items ?? [];
  expect(kia).toMatchObject({ image: null, description: expect.stringMatching(/^[^$<>.]+\. \d{4} Kia Rio.* at .+\.$/) });
});

test('W5 a sold car is in the feed as sold, without a price', async () => {
  const [isuzu] = (await feedOf('isuzu'))?.items ?? [];
  expect(isuzu?.description).toMatch(/^Sold\. [^$]*$/);
});

test('W5 a dealer’s words are in the feed without their markup', async () => {
  const [mazda] = (await feedOf('mazda'))?.items ?? [];
  expect(mazda?.description).toMatch(/^\$.+\. One owner & full history\]\]>$/);
});

test('W5 a feed has the newest 50 at most', async () => {
  expect((await feedOf('new-used-and-demo-cars', '', 'large'))?.items).toHaveLength(50);
});

test('W5 a feed has one address, whatever the order and the page it is asked by', () => {
  const path = (search: string) =>
    feedPath({ slug: 'toyota', model: 'hilux', query: readSearchQuery(new URLSearchParams(search)) });
  expect(path('')).toBe('/rss/toyota/hilux');
  expect(path('page=3&sortBy=price-asc&query=4x4')).toBe(path('query=4x4'));
});

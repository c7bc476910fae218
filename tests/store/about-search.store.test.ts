import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { aboutSearch } from '#src/views/search/about-search.ts';
import { searchDocument } from '#src/views/search/search-document.ts';
import { stockNow } from '#src/views/search/stock-now.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const SOLD = { status: 'sold', sold: true, sold_date: NOW.toISOString() };

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'yard', dealerships: [aDealership('yard-motors')], switches: { lowestPriceNeedsPrice: true } }),
  ]);
  await fleet.stock('yard-motors', [
    aVehicle({ stocknum: 'A', make: 'Toyota', price: 30_000 }),
    aVehicle({ stocknum: 'B', make: 'Toyota', price: 25_000 }),
    aVehicle({ stocknum: 'C', make: 'Toyota', price: 0 }),
    aVehicle({ stocknum: 'D', make: 'Toyota', price: 9_000, ...SOLD }),
    aVehicle({ stocknum: 'E', make: 'Toyota', price: 8_000, status: 'coming_soon' }),
    aVehicle({ stocknum: 'F', make: 'Kia', price: 20_000, ...SOLD }),
  ]);
});
afterAll(() => fleet.end());

async function described(slug: string, params = '') {
  const context = await fleet.context('yard');
  const query = readSearchQuery(new URLSearchParams(params));
  const found = await searchDocument(context, { slug, params: new URLSearchParams(params) });
  if (found === null) throw new Error(`There is no search called ${slug}.`);
  return {
    listed: found.results.count,
    description: aboutSearch(context, found.results, query, await stockNow(context, { slug, query })).description,
  };
}

test('W5 a search says as in stock neither what was sold nor what is still to come, and its lowest price is that of one in stock', async () =>
  expect(await described('toyota')).toEqual({
    listed: 5,
    description: expect.stringContaining(': 3 in stock from $25,000. '),
  }));

test('W5 a search that lists only what was sold has nothing in stock', async () =>
  expect(await described('kia')).toEqual({ listed: 1, description: expect.stringContaining(': nothing in stock right now. ') }));

test('W5 a narrowed search counts and prices what it shows itself', async () =>
  expect((await described('toyota', 'range[price]=26000:')).description).toContain(': 1 in stock at $30,000. '));

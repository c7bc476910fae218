import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages } from '#src/routes/open-pages.ts';
import { SITEMAP_LIMIT } from '#src/rules/seo/sitemap.ts';
import type { Stock } from '#src/showroom/stock.ts';
import { sitemapEntries, sitemapIndex } from '#src/views/seo/sitemap.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const DAY = 86_400_000;
let fleet: Fleet;
beforeAll(async () => {
  const rail = { block: 'vehicle-rail', heading: 'In stock' };
  fleet = await aFleet([
    aSiteFile({
      slug: 'yard',
      switches: { signInForFinance: true },
      pages: {
        home: { title: 'Home', blocks: [rail] },
        about: { title: 'About us', blocks: [rail] },
        finance: { title: 'Finance', blocks: [{ block: 'lead-form', form: 'finance', heading: 'Finance' }] },
      },
      dealerships: [aDealership('one', { locations: [aLocation({ name: 'North Yard', slug: 'north-yard' })] })],
    }),
    aSiteFile({ slug: 'other', dealerships: [aDealership('two')] }),
    aSiteFile({ slug: 'vans', dealerships: [aDealership('three')] }),
  ]);
  await fleet.stock('one', [
    aVehicle({ stocknum: 'a', make: 'Toyota', model: 'Corolla', simple_body: 'Sedan' }),
    aVehicle({ stocknum: 'b', make: 'Toyota', model: 'HiLux', simple_body: 'Ute' }),
    aVehicle({ stocknum: 'gone', make: 'Kia', model: 'Rio', status: 'sold', sold: true, sold_date: NOW.toISOString() }),
  ]);
  await fleet.stock('two', [aVehicle({ stocknum: 'c', make: 'Mazda', model: 'CX-5' })]);
  await fleet.stock('three', [aVehicle({ stocknum: 'd', make: 'Brolgan', model: 'Estuary Motorhome', simple_body: null })]);
});
afterAll(() => fleet.end());

const ORIGIN = 'https://dealer.example';
async function listed(list: Parameters<typeof sitemapEntries>[1]['list'], slug = 'yard') {
  const context = await fleet.context(slug);
  return (await sitemapEntries(context, { list, number: 1 }, openPages(context.site))) ?? [];
}
const paths = async (...asked: Parameters<typeof listed>) => (await listed(...asked)).map(({ url }) => url.replace(ORIGIN, ''));

test('W5 the sitemap lists the vehicles for sale, and neither sold ones nor another dealer’s', async () => {
  const cars = await paths('cars');
  expect(cars).toHaveLength(2);
  expect(cars.join()).toMatch(/toyota/);
  expect(cars.join()).not.toMatch(/kia|mazda/);
  expect(await paths('cars', 'other')).toEqual([expect.stringContaining('mazda')]);
});

test('W5 makes, models, bodies and places are listed while something for sale is theirs', async () => {
  expect(await paths('makes')).toEqual(['/search/toyota']);
  expect(await paths('models')).toEqual(['/search/toyota/corolla', '/search/toyota/hilux']);
  expect(await paths('bodies')).toEqual(['/search/sedan', '/search/ute']);
  expect(await paths('places')).toEqual(expect.arrayContaining(['/contact-us/north-yard', '/search/north-yard']));
});

test('P5.5 the page of motorhomes is listed where only a name says that one is for sale', async () =>
  expect(await paths('bodies', 'vans')).toEqual(['/search/motorhome']));

test('W5 a page that must be signed in for is not listed', async () => {
  const pages = await paths('pages');
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/search/new-used-and-demo-cars/']));
  expect(pages).not.toContain('/finance');
  expect(pages).not.toContain('/home');
});

test('W5 a last change is told of what knows its own: a vehicle, and no search, from which one may have left since', async () => {
  const later = NOW.getTime() + DAY;
  await fleet.all
    .updateTable('vehicle')
    .set({ updatedAt: new Date(later) })
    .where('stocknum', '=', 'b')
    .execute();
  const changes = async (list: Parameters<typeof listed>[0]) => (await listed(list)).map(({ changedAt }) => changedAt);
  expect(await changes('cars')).toEqual(expect.arrayContaining([NOW.getTime(), later]));
  for (const list of ['makes', 'models', 'bodies', 'places'] as const)
    expect(new Set(await changes(list)), list).toEqual(new Set([null]));
});

test('W5 a list that is too long for one file goes on in the next, and the index names both', async () => {
  const context = await fleet.context('yard');
  const [car] = context.showroom.stock.part(0, 1);
  if (car === undefined) throw new Error('There is no car.');
  const count = SITEMAP_LIMIT + 3;
  const part = (offset: number, limit: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) => ({ ...car, slug: `car-${offset + at}` }));
  const own = context.showroom.stock;
  const stock = { count, part, values: own.values.bind(own), search: own.search.bind(own) } as unknown as Stock;
  const many = { ...context, showroom: { ...context.showroom, stock } };
  const slugsIn = async (number: number) =>
    (await sitemapEntries(many, { list: 'cars', number }, []))?.map(({ url }) => url.replace(`${ORIGIN}/cars/car-`, '')) ?? null;
  const [first, second] = [await slugsIn(1), await slugsIn(2)];
  expect([first?.length, first?.[0], first?.at(-1)]).toEqual([SITEMAP_LIMIT, '0', String(SITEMAP_LIMIT - 1)]);
  expect(second).toEqual([SITEMAP_LIMIT, SITEMAP_LIMIT + 1, SITEMAP_LIMIT + 2].map(String));
  expect(await slugsIn(3)).toBeNull();
  const index = await sitemapIndex(many, []);
  expect(index.filter((url) => url.includes('/cars'))).toEqual([`${ORIGIN}/sitemaps/cars.xml`, `${ORIGIN}/sitemaps/cars-2.xml`]);
});

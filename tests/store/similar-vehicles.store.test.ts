import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stock } from '#src/showroom/stock.ts';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { similarIds, similarVehicles } from '#src/views/vehicle/similar-vehicles.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
let context: Context;
const rav4 = (stocknum: string, facts: object = {}) => aVehicle({ stocknum, model: 'RAV4', simple_body: 'SUV', ...facts });
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'yard' }),
    aSiteFile({
      slug: 'listed',
      dealerships: ['yard-motors'],
      switches: { similarCount: 2, similarLayout: 'list', similarHeading: 'Available' },
    }),
    aSiteFile({ slug: 'vans' }),
  ]);
  await fleet.stock('yard-motors', [
    rav4('it'),
    rav4('near', { price: 34_000 }),
    rav4('edge', { price: 35_000 }),
    rav4('dear', { price: 35_001 }),
    rav4('cheap', { price: 14_999 }),
    rav4('soon', { status: 'coming_soon' }),
    rav4('gone', { status: 'sold', sold: true, sold_date: NOW.toISOString() }),
    rav4('hidden', { show_on_dealer_website: false }),
    aVehicle({ stocknum: 'same-body', make: 'Mazda', model: 'CX-5', simple_body: 'SUV' }),
    aVehicle({ stocknum: 'same-make', model: 'Camry', simple_body: 'Sedan' }),
    aVehicle({ stocknum: 'neither', make: 'Mazda', model: '3', simple_body: 'Hatch' }),
    aVehicle({ stocknum: 'lone', make: 'Alpine', model: 'A110', simple_body: 'Coupe' }),
    rav4('free', { price: null }),
    rav4('long-gone', { status: 'sold', sold: true, sold_date: '2024-01-01T00:00:00Z' }),
    ...Array.from({ length: 14 }, (_, at) => aVehicle({ stocknum: `K${at}`, make: 'Kia', model: 'Rio' })),
  ]);
  await fleet.stock('vans-motors', [
    aVehicle({ stocknum: 'van', make: 'Jayco', model: 'Journey', item_type: 'caravan' }),
    aVehicle({ stocknum: 'van-2', make: 'Jayco', model: 'Journey', item_type: 'caravan' }),
    aVehicle({ stocknum: 'by-name', make: 'Brolgan', model: 'Estuary Motorhome', simple_body: null, item_type: 'caravan' }),
    aVehicle({ stocknum: 'by-body', make: 'Nardoo', model: 'Drover', simple_body: 'Motorhome', item_type: 'caravan' }),
  ]);
  context = await fleet.context('yard');
});
afterAll(() => fleet.end());

const rowOf = (stocknum: string) =>
  fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
async function similar(stocknum: string, of = context) {
  const car = await findVehicle(of, (await rowOf(stocknum)).slug);
  if (car === null) throw new Error(`There is no ${stocknum}.`);
  return similarVehicles(of, car);
}
async function stocknums(stocknum: string, of = context): Promise<string[]> {
  const ids = (await similar(stocknum, of))?.cards.map(({ id }) => id) ?? [];
  const rows = await fleet.all.selectFrom('vehicle').select(['id', 'stocknum']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.stocknum ?? '');
}

test('V13.2, V13.3 within the price window, in stock and not itself: the same model first, then the same body and the same make', async () => {
  const found = await stocknums('it');
  expect(found.slice(0, 2).toSorted()).toEqual(['edge', 'near']);
  expect(found.slice(2)).toEqual(['same-body', 'same-make']);
});
test('V13k a vehicle without a price is like one of any price', async () =>
  expect((await stocknums('free')).slice(0, 5).toSorted()).toEqual(['cheap', 'dear', 'edge', 'it', 'near']));
test('V13.4 six are kept, and each search gives ten others at most', async () => {
  expect(await stocknums('K0')).toHaveLength(6);
  const wide = { ...context, site: { ...context.site, switches: { ...context.site.switches, similarCount: 12 } } };
  expect(await stocknums('K0', wide)).toHaveLength(10);
});
test('V13.1 the site says how many, how they stand and how the heading ends', async () => {
  const view = await similar('it', await fleet.context('listed'));
  expect(view).toMatchObject({ heading: 'Similar cars Available', layout: 'list', href: '/search/toyota' });
  expect(view?.cards).toHaveLength(2);
});
test('V13.1 by itself it is a carousel under Similar cars In-Stock', async () =>
  expect(await similar('it')).toMatchObject({ heading: 'Similar cars In-Stock', layout: 'carousel' }));
test('P5.5 a motorhome that only its name says is one is like others of that body, and they are like it', async () => {
  const vans = await fleet.context('vans');
  expect(await stocknums('by-name', vans)).toEqual(['by-body']);
  expect(await stocknums('by-body', vans)).toEqual(['by-name']);
  expect((await similar('by-body', vans))?.cards[0]).toMatchObject({ body: 'Motorhome' });
});
test('V13o caravans are called so', async () =>
  expect((await similar('van', await fleet.context('vans')))?.heading).toBe('Similar caravans In-Stock'));
test('V13p where nothing is like it there is no such part of the page', async () => expect(await similar('lone')).toBeNull());
test.each(['gone', 'long-gone'])('V13q the page of a sold vehicle (%s) shows what is like it', async (stocknum) =>
  expect((await stocknums(stocknum)).length).toBeGreaterThan(2),
);

/** The site's stock whose search fails so many times; whatever else is asked of it, it answers. */
function failing(times: number): { context: Context; told: string[] } {
  const { stock } = context.showroom;
  const told: string[] = [];
  let left = times;
  const broken: Pick<Stock, 'first' | 'fixedList'> = {
    first: (query, limit) => {
      if (left <= 0) return stock.first(query, limit);
      left -= 1;
      throw new Error('The search is out of order.');
    },
    fixedList: (terms, limit) => {
      if (times === Number.POSITIVE_INFINITY) throw new Error('So is the list.');
      return stock.fixedList(terms, limit);
    },
  };
  return {
    context: {
      ...context,
      showroom: { ...context.showroom, stock: broken as Stock },
      services: { ...context.services, warn: (error, what) => void told.push(`${what} ${String(error)}`) },
    },
    told,
  };
}
/** A vehicle is found in memory first, which a stock that is out of order cannot do. */
async function similarThere({ context: of }: { context: Context }) {
  const car = await findVehicle(context, (await rowOf('it')).slug);
  return car === null ? null : similarVehicles(of, car);
}

test('V13.5 a search that fails is written down, and a plain filter of the same make stands in', async () => {
  const once = failing(1);
  const found = (await similarThere(once))?.cards ?? [];
  expect(once.told).toEqual(['Similar vehicles could not be searched for. Error: The search is out of order.']);
  expect(found.length).toBeGreaterThan(2);
  // The plain way knows no window, and nothing of another make.
  expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(['2022 Toyota RAV4']));
  expect(found.every(({ title }) => title.includes('Toyota'))).toBe(true);
});
test('V13s the plain way keeps to the rules: in stock, not itself, six, the same model first', async () => {
  const cards = (await similarThere(failing(1)))?.cards ?? [];
  const { id } = await rowOf('it');
  expect(cards.map((card) => card.id)).not.toContain(id);
  expect(cards.length).toBeLessThanOrEqual(6);
  expect(cards.map((card) => card.price === null)).not.toContain(true);
  expect(cards[0]?.title).toBe('2022 Toyota RAV4');
});
test('V13t where both ways fail the page stays, without this part, and both are written down', async () => {
  const always = failing(Number.POSITIVE_INFINITY);
  expect(await similarThere(always)).toBeNull();
  expect(always.told).toHaveLength(2);
});

test('V13.6 the ids for a slug are those of the page, in its order', async () => {
  const { slug } = await rowOf('it');
  expect(await similarIds(context, slug)).toEqual((await similar('it'))?.cards.map(({ id }) => id));
});
test('V13v an unknown slug, and another site’s, has no ids', async () => {
  expect(await similarIds(context, 'no-such-car')).toBeNull();
  expect(await similarIds(context, (await rowOf('van')).slug)).toBeNull();
});

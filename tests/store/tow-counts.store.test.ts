import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_SLUG } from '#src/rules/addresses/all-stock.ts';
import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import type { Context } from '#src/use-cases/context.ts';
import { searchStock } from '#src/views/search/search-stock.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
let context: Context;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'vans', dealerships: [aDealership('vans')], switches: { towMatch: true } })]);
  const van = { item_type: 'caravan', simple_body: 'Caravan' };
  await fleet.stock('vans', [
    aVehicle({ ...van, stocknum: 'weighed', specifications: { aggregate_trailer_mass: 2_400, tare_weight: 1_900 } }),
    aVehicle({ ...van, stocknum: 'unweighed' }),
    aVehicle({ ...van, stocknum: 'by-body', simple_body: 'Motorhome' }),
    aVehicle({ ...van, stocknum: 'by-name', simple_body: null, model: 'Estuary Motorhome' }),
    aVehicle({ stocknum: 'car', make: 'Isuzu', simple_body: 'SUV' }),
    aVehicle({ stocknum: 'weighed-car', make: 'Isuzu', simple_body: 'Ute', specifications: { aggregate_trailer_mass: 3_000 } }),
  ]);
  context = await fleet.context('vans');
}, 120_000);
afterAll(() => fleet.end());

const search = (slug: string, asked = '') =>
  searchStock(context, { slug, query: readSearchQuery(new URLSearchParams(asked)) }, NO_PLACES);

test('P15.1 a motorhome is not among the caravans without a weight, whether its body or only its name says what it is', () => {
  expect(search(ALL_SLUG)?.tow).toEqual({ counts: [[2_400, 1]], unknown: 1 });
});

test('P15.1 a car that a caravan dealer sells is matched with no tow car: it is not counted, and where only cars are found nothing is', () => {
  expect(search(ALL_SLUG)).toMatchObject({ count: 6, tow: { counts: [[2_400, 1]], unknown: 1 } });
  expect(search(ALL_SLUG, 'refinementList[make][0]=Isuzu')).toMatchObject({ count: 2, tow: null });
  expect(search(ALL_SLUG, 'refinementList[item_type][0]=car')).toMatchObject({ count: 2, tow: null });
  expect(search(ALL_SLUG, 'range[aggregate_trailer_mass]=:4000')?.count).toBe(1);
});

test('S1.3 the address of motorhomes finds those that only their name says are one', () => {
  expect(search('motorhome')?.count).toBe(2);
});

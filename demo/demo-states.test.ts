import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { type VehicleInput, vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';

/** The last second of a day in Brisbane: what holds now held all day. */
const NOW = new Date('2026-07-15T13:59:59Z');
const names = (await readdir(path.join(import.meta.dirname, 'stock'))).map((name) => path.basename(name, '.json'));
const fleet = (await Promise.all(names.map((name) => firstStock(name, NOW))))
  .flatMap((rows) => rows ?? [])
  .map((row) => vehicleInput.parse(row));
const ageInDays = (instant: string | null) =>
  instant === null ? Number.NaN : (NOW.getTime() - Date.parse(instant)) / 86_400_000;

const STATES: readonly (readonly [state: string, is: (car: VehicleInput) => boolean])[] = [
  ['came in this week', (car) => ageInDays(car.created_at) < 8 && car.status === 'in_stock'],
  ['was sold yesterday', (car) => ageInDays(car.sold_date) < 2],
  ['was sold three days ago', (car) => Math.round(ageInDays(car.sold_date)) === 3],
  ['was sold so long ago that only its address is left', (car) => ageInDays(car.sold_date) > 31],
  ['is coming soon', (car) => car.status === 'coming_soon'],
  ['is reserved', (car) => car.reserved],
  ['was dearer before', (car) => (car.before_price ?? 0) > (car.price ?? 0)],
  ['has no price', (car) => car.price === null && !car.preorder],
  ['has a price of ten dollars', (car) => car.price === 10],
  ['can be ordered ahead', (car) => car.preorder],
  ['can be subscribed to', (car) => (car.subscription_price ?? 0) > 0],
  ['has a tag of its own', (car) => car.tag === 'Test Drive Only'],
  ['is certified', (car) => car.certified && car.car_type === 'used'],
  ['is electric', (car) => car.simple_fuel === 'Electric'],
  ['is a hybrid', (car) => car.simple_fuel === 'Hybrid'],
  ['has run out of rego', (car) => car.rego_expiry !== null && car.rego_expiry < '2026-07-15'],
  ['is a caravan with its measures', (car) => car.item_type === 'caravan' && car.specifications !== null],
  ['has no photos', (car) => car.images.length === 0 && car.status === 'in_stock'],
  ['has one photo', (car) => car.images.length === 1],
  ['has three photos', (car) => car.images.length === 3],
  ['has photos from every side and inside', (car) => car.images.length >= 9],
  ['has a film at a provider’s address for embedding', (car) => car.external_video_url?.includes('/embed/') === true],
  ['can be turned around and has hotspots', (car) => car.spin_images.length === 24 && car.hotspots.exterior.length > 0],
  ['can be looked into and has hotspots there', (car) => car.spin_interior_image !== null && car.hotspots.interior.length > 0],
  [
    'has flaws that its dealer declares, with a photo',
    (car) => car.hotspots.exterior.some(({ kind, photo_url }) => kind === 'flaw' && photo_url !== null),
  ],
  ['has a tag for the end of a model year', (car) => car.tag === 'Runout sale'],
  ['says that government charges are not in its price', (car) => car.price_type === 'Excluding government charges'],
  ['has a lender who tells no comparison rate', (car) => car.finance_lenders.manual?.comparisonRate === null],
  ['has nothing said of it yet', (car) => car.dealercomments === ''],
  ['is a pop-top', (car) => car.simple_body === 'Pop-top'],
  ['is a motorhome', (car) => car.simple_body === 'Motorhome'],
  ['is a caravan without weights', (car) => car.specifications?.aggregate_trailer_mass === null && car.simple_body === 'Caravan'],
  ['is kept off the website', (car) => !car.show_on_dealer_website],
  [
    'has its variant, market price and a lender’s offer',
    (car) => car.variant !== null && car.autograb_data !== null && Object.keys(car.finance_lenders).length > 0,
  ],
];

test.each(STATES)('P9e some demo vehicle %s', (_state, is) => {
  expect(fleet.filter(is).length).toBeGreaterThan(0);
});

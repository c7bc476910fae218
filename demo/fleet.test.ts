import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { vinCheckDigit } from '#demo/vin-check-digit.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { type VehicleInput, vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';

const NOW = new Date('2026-07-15T03:00:00Z');
const STOCK = path.join(import.meta.dirname, 'stock');
const names = (await readdir(STOCK)).map((name) => path.basename(name, '.json')).toSorted();
const raw = new Map(await Promise.all(names.map(async (name) => [name, (await firstStock(name, NOW)) ?? []] as const)));
const stock = new Map(names.map((name) => [name, (raw.get(name) ?? []).map((row) => vehicleInput.parse(row))]));
const fleet = [...stock.values()].flat();
const shareOf = (is: (car: VehicleInput) => boolean) => fleet.filter(is).length / fleet.length;

test('P9f the fleet has its numbers: 180 at Harbour, 1,900 at Summit of which 140 are MGs, 160 caravans, 420 at Swiftlane', () => {
  const counts = Object.fromEntries([...stock].map(([name, cars]) => [name, cars.length]));
  expect(counts).toEqual({
    'coastline-mg': 140,
    'harbour-city-motors': 180,
    'redgum-caravans': 160,
    'summit-geelong': 360,
    'summit-toyota': 760,
    'summit-western-sydney': 640,
    'swiftlane-cars': 420,
  });
});

test('P9g the vehicles written by hand come first, and nothing that is generated takes a stock number of theirs', async () => {
  for (const name of names) {
    const written = (JSON.parse(await readFile(path.join(STOCK, `${name}.json`), 'utf8')) as { stocknum: string }[]).map(
      ({ stocknum }) => stocknum,
    );
    const all = stock.get(name)?.map(({ stocknum }) => stocknum) ?? [];
    expect(all.slice(0, written.length)).toEqual(written);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('P9h a day’s fleet is the same each time it is made, and another day’s differs in its dates alone', async () => {
  const next = new Date(NOW.getTime() + 86_400_000);
  const timeless = (rows: readonly unknown[] | null | undefined) =>
    rows?.map((row) => ({ ...vehicleInput.parse(row), created_at: null, sold_date: null, rego_expiry: null }));
  for (const name of names) {
    expect(await firstStock(name, NOW)).toEqual(raw.get(name));
    expect(timeless(await firstStock(name, next))).toEqual(timeless(raw.get(name)));
  }
});

test('no two vehicles of the whole fleet share an identification number, and each check digit is right', () => {
  expect(new Set(fleet.map(({ vin }) => vin)).size).toBe(fleet.length);
  expect(fleet.filter(({ vin }) => vin === null || vin.length !== 17 || vin[8] !== vinCheckDigit(vin))).toEqual([]);
});

test('P9i a used RAV4 costs less the older it is', () => {
  const mean = (years: readonly number[]) => {
    const prices = fleet
      .filter((car) => car.model === 'RAV4' && car.badge === 'GXL Hybrid' && car.car_type === 'used' && years.includes(car.year))
      .flatMap(({ price }) => (price === null || price === 10 ? [] : price));
    return prices.reduce((sum, price) => sum + price, 0) / prices.length;
  };
  expect(mean([2025, 2024])).toBeGreaterThan(mean([2023, 2022]));
  expect(mean([2023, 2022])).toBeGreaterThan(mean([2021, 2020, 2019]));
});

test('generated prices end as tickets do, in 490 or 990', () => {
  const generated = names.flatMap((name) => stock.get(name)?.slice(14) ?? []).flatMap(({ price }) => price ?? []);
  expect(generated.filter((price) => price !== 10 && price % 1000 !== 490 && price % 1000 !== 990)).toEqual([]);
});

test('a car of a franchise stands, while new, at a yard that is franchised for it', () => {
  const fresh = stock.get('summit-western-sydney')?.filter((car) => car.car_type === 'new') ?? [];
  const makesAt = (yard: string) => new Set(fresh.filter((car) => car.location === yard).map(({ make }) => make));
  expect(makesAt('penrith')).toEqual(new Set(['Mazda', 'Kia']));
  expect(makesAt('blacktown')).toEqual(new Set(['Ford', 'Hyundai']));
});

test('P8b every car of the fleet is of a catalogued make', async () => {
  const makes = new Set((await readCatalogue(path.join(import.meta.dirname, '..', 'sites'))).map(({ name }) => name));
  expect(fleet.filter((car) => car.item_type === 'car' && !makes.has(car.make)).map(({ make }) => make)).toEqual([]);
});

test('P7a bodies are called what the platform calls them', () => {
  expect(new Set(fleet.map((car) => car.simple_body))).toEqual(
    new Set([
      '4x4',
      'Bus',
      'Cab Chassis',
      'Camper trailer',
      'Caravan',
      'Convertible',
      'Coupe',
      'Hatch',
      'Light Truck',
      'Motorhome',
      'People Mover',
      'Pop-top',
      'SUV',
      'Sedan',
      'Ute',
      'Van',
      'Wagon',
    ]),
  );
});

test.each<[what: string, low: number, high: number, is: (car: VehicleInput) => boolean]>([
  ['sold', 0.015, 0.035, (car) => car.status === 'sold'],
  ['reserved', 0.006, 0.018, (car) => car.reserved],
  ['coming soon', 0.015, 0.045, (car) => car.status === 'coming_soon'],
  ['without photos', 0.015, 0.045, (car) => car.images.length === 0],
  ['with a good set of photos', 0.8, 0.97, (car) => car.images.length >= 8],
  ['to be turned around', 0.1, 0.2, (car) => car.spin_images.length > 0],
  ['to be looked into', 0.05, 0.12, (car) => car.spin_interior_image !== null],
  ['reduced', 0.04, 0.12, (car) => (car.before_price ?? 0) > (car.price ?? 0)],
  ['without a price', 0.005, 0.03, (car) => car.price === null],
])('P9j a believable share of the fleet is %s', (_what, low, high, is) => {
  expect(shareOf(is)).toBeGreaterThan(low);
  expect(shareOf(is)).toBeLessThan(high);
});

test('a lender’s payments add up, and cover the price', () => {
  const offers = fleet.flatMap((car) => Object.values(car.finance_lenders).map((offer) => ({ price: car.price ?? 0, offer })));
  expect(offers.length).toBeGreaterThan(1000);
  for (const { price, offer } of offers) {
    expect(offer.totalPayable ?? 0).toBeGreaterThan(price);
    expect(Math.abs((offer.paymentMonth ?? 0) * (offer.termMonths ?? 0) - (offer.totalPayable ?? 0))).toBeLessThan(1);
    // Paid by the week a loan is paid off a little sooner.
    expect((offer.paymentWeek ?? 0) * 52).toBeLessThan((offer.paymentMonth ?? 0) * 12);
    expect((offer.paymentWeek ?? 0) * 52).toBeGreaterThan((offer.paymentMonth ?? 0) * 12 * 0.99);
  }
});

test('what dealers say has no gap left open and shouts at nobody', () => {
  expect(fleet.filter(({ dealercomments }) => /[{}!]|undefined|null|NaN|, ,|\s{2}/.test(dealercomments))).toEqual([]);
  expect(new Set(fleet.map(({ dealercomments }) => dealercomments)).size).toBeGreaterThan(fleet.length * 0.8);
  expect(fleet.some(({ dealercomments }) => dealercomments.length > 400)).toBe(true);
});

test('V7.1 every caravan with a plate weighs less empty than it may weigh loaded, and each is as long as its name says', () => {
  const caravans = stock.get('redgum-caravans') ?? [];
  for (const { specifications: plate, badge } of caravans) {
    expect(plate?.tare_weight ?? 0).toBeLessThan(plate?.aggregate_trailer_mass ?? Number.POSITIVE_INFINITY);
    const [, feet, inches] = /^(\d+) ft(?: (\d)(?!\d))?/.exec(badge ?? '') ?? [];
    const named = feet === undefined ? plate?.body_length : Number(feet) + Number(inches ?? 0) / 12;
    expect(plate?.body_length).toBe(named);
  }
});

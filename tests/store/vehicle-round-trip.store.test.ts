import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { EVERY_FIELD } from '#tests/factories/every-field.ts';

let fleet: Fleet;
let car: Vehicle | null;
let more: Pick<Vehicle, 'id' | 'dealershipId' | 'locationId'>;

beforeAll(async () => {
  fleet = await aFleet();
  await fleet.stock('harbour-motors', [EVERY_FIELD]);
  const { id } = await fleet.all.selectFrom('vehicle').select('id').executeTakeFirstOrThrow();
  const location = await fleet.all
    .selectFrom('location')
    .select('id')
    .where('slug', '=', 'harbour-motors-yard')
    .executeTakeFirstOrThrow();
  more = { id, dealershipId: await fleet.dealershipId('harbour-motors'), locationId: location.id };
  car = await (await fleet.storeOf('harbour')).vehicle(String(id));
});
afterAll(() => fleet.end());

/** What the feed's row must come back as, written by hand. */
const expected = (): Vehicle => ({
  ...more,
  slug: `2021-ford-ranger-wildtrak-${more.id}`,
  stocknum: 'FULL-1',
  year: 2021,
  make: 'Ford',
  model: 'Ranger',
  badge: 'Wildtrak',
  series: 'PX MkIII',
  carsalesTitle: 'Ranger Wildtrak, one owner',
  colour: 'Saber Orange',
  interiorColour: 'Ebony',
  vin: 'MNABXXMAWBLL12345',
  nvic: 'NVIC77',
  regplate: '123ABC',
  regoExpiry: '2027-02-28',
  carType: 'demo',
  itemType: 'caravan',
  status: 'sold',
  reserved: true,
  sold: true,
  soldAt: Date.UTC(2026, 10, 13, 23, 30),
  reserveEligible: false,
  reserveAmount: null,
  tag: 'Manager special',
  certified: true,
  price: 58_990.5,
  beforePrice: 61_990,
  subscriptionPrice: 419,
  preorder: true,
  priceType: 'Excl. Govt. Charges',
  km: 45_210,
  simpleBody: 'Ute',
  bodyconfiguration: 'Dual cab pick-up',
  manufacturerBodies: ['Pick-up', 'Double cab', 'Style side'],
  simpleTransmission: 'Automatic',
  trans: '10 speed sports automatic',
  gearnum: 10,
  simpleFuel: 'Diesel',
  fuel: 'Diesel - B5',
  simpleDrive: '4x4',
  drive: 'Four-wheel drive, high and low range',
  seats: 5,
  doors: 4,
  engineSize: 1996,
  engineSizeLitres: 2.1,
  images: [
    { url: 'https://img.example/1.jpg', thumbUrl: 'https://img.example/1-small.jpg' },
    { url: 'https://img.example/2.jpg', thumbUrl: 'https://img.example/2-small.jpg' },
  ],
  videoUrl: 'https://video.example/1.mp4',
  externalVideoUrl: 'https://player.example/embed/1',
  spinImages: ['https://img.example/s0.jpg', 'https://img.example/s1.jpg'],
  spinInteriorImage: 'https://img.example/in.jpg',
  spinCode: 'SPIN-9',
  hotspots: [
    {
      view: 'exterior',
      kind: 'feature',
      description: 'Tow bar',
      positions: [{ activeAngle: 12, posX: 33.5, posY: 60 }],
      photoUrl: null,
    },
    { view: 'exterior', kind: 'flaw', description: 'Kerb mark', positions: [], photoUrl: 'https://img.example/kerb.jpg' },
    { view: 'interior', kind: 'feature', description: 'Head unit', positions: [], photoUrl: null },
  ],
  equipment: ['Leather seats', 'Sunroof'],
  dealercomments: '<p>One <b>owner</b></p>',
  file: 'https://reports.example/FULL-1.pdf',
  financeLink: 'https://finance.example/FULL-1',
  privateSuburb: 'Ascot',
  privatePostcode: '4007',
  youxQuote: { weeklyRepaymentAmount: 189, comparisonRate: 9.87, advertisedRate: 8.99 },
  customRank: 17,
  buildDate: '2020-11-30',
  complianceDate: '2021-01-31',
  showOnDealerWebsite: true,
  createdAt: Date.UTC(2026, 8, 30, 22),
  updatedAt: NOW.getTime(),
  variant: {
    cylinders: 4,
    enginesize: 1995,
    enginesizeLitres: 2.2,
    induction: 'Twin turbo',
    fuelconsumptioncombined: 7.45,
    energyconsumptioncombined: 16.5,
    fuelcapacity: 80.5,
    grossvehiclemass: 3200,
    vehiclelength: 5446,
    vehicleheight: 1848,
    vehiclewidth: 1977,
    towingcapacitybraked: 3500,
    bodyconfiguration: 'Double cab',
    torque: '500Nm @ 1750-2000rpm',
    ancaprating: '5 (2015)',
    geartype: 'Sports automatic',
  },
  specifications: {
    bodyWidth: 7.92,
    bodyLength: 21.5,
    tareWeight: 2650,
    axleType: 'Tandem',
    sleeps: 6,
    aggregateTrailerMass: 3300,
  },
  marketData: { stateAverageMarketPrice: 59_120.25, averageMarketPrice: 60_210.75 },
  lenders: [
    {
      lender: 'alpha',
      interestRate: 7.99,
      comparisonRate: 9.215,
      paymentWeek: 289.45,
      paymentMonth: 1254.28,
      deposit: 5000,
      termMonths: 66,
      balloon: 12_000,
      totalPayable: 82_782.48,
      establishmentFees: 495,
      disclaimer: 'Sample only.',
      financeProvider: '4',
    },
    {
      lender: 'bravo',
      interestRate: 8.5,
      comparisonRate: null,
      paymentWeek: null,
      paymentMonth: null,
      deposit: null,
      termMonths: 60,
      balloon: null,
      totalPayable: null,
      establishmentFees: null,
      disclaimer: null,
      financeProvider: null,
    },
  ],
  priceChanges: [],
});
const PARTS = ['variant', 'specifications', 'marketData', 'lenders', 'spinImages', 'hotspots'] as const;
const parts = (whole: Vehicle | null) => Object.fromEntries(PARTS.map((name) => [name, whole?.[name]]));

test('V20.1 every field of a feed’s row comes back from the store', () => {
  expect(car).toEqual(expected());
});

test('V21.2, V21.4 what belongs to a vehicle comes back with it: variant, figures, market, lenders, spin pictures and hotspots', () => {
  expect(parts(car)).toEqual(parts(expected()));
});

test('V20.1 the same vehicle comes back from memory', async () => {
  const { showroom } = await fleet.context('harbour');
  expect(showroom.stock.vehicle(expected().slug)).toEqual(expected());
});

test('V21b what an update leaves out of a vehicle is gone from it', async () => {
  const { variant: _variant, finance_lenders: _lenders, hotspots: _hotspots, spin_images: _spin, ...rest } = EVERY_FIELD;
  await fleet.stock('harbour-motors', [rest]);
  const after = await (await fleet.storeOf('harbour')).vehicle(String(more.id));
  expect(parts(after)).toEqual({ ...parts(expected()), variant: null, lenders: [], hotspots: [], spinImages: [] });
  expect(after?.soldAt).toBe(expected().soldAt);
});

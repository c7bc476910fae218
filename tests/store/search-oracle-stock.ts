import fc from 'fast-check';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { aDealership, aLocation, aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';

/** What a site of the oracle differs by, said once for its file and for the SQL that knows nothing of the file. */
export interface OracleSite {
  readonly slug: string;
  readonly dealerships: readonly string[];
  readonly manufacturer: string | null;
  readonly switches: {
    readonly truckMeans: 'lightTruck' | 'ute';
    readonly overrideCity: string | null;
    readonly stockAgeLimitYears: number | null;
    readonly searchFilters: readonly string[];
    readonly lowestPriceNeedsPrice: boolean;
    readonly seriesOrder: readonly string[];
    readonly priceBandDollars: number;
    readonly weeklyBandDollars: number;
    readonly filteredFeatures: readonly string[];
    readonly categories: readonly { readonly name: string; readonly filter: string }[];
    readonly financeProvider: string;
    readonly financeEnabled?: boolean;
    readonly financeExcludedMakes?: readonly string[];
    readonly financeSampleRates?: { readonly rate: number; readonly comparison: number } | null;
  };
  /** What its lender's offer `f` comes to by the week, in SQL; null for none. */
  readonly weeklySql: string;
  /** The site's own filters and categories, in SQL over the vehicle `v`, its location `l` and its body's name. */
  readonly whereSql: string;
  readonly categoriesSql: Readonly<Record<string, string>>;
}

/** The price paid off over 260 weeks at a rate in percent a year. */
function annuity(rate: string): string {
  const week = `((${rate})::float8 / 5200)`;
  const price = 'case when v.price_cents > 1000 then v.price_cents / 100.0::float8 else 0 end';
  return `(${price}) * ${week} / (1 - power(1 + ${week}, -260))`;
}

/** The lenders of the oracle's sites. */
export const ORACLE_LENDERS = [
  aLender({ id: 'alpha', name: 'Alpha (sample)', rule: 'b' }),
  aLender({ id: 'zulu', name: 'Zulu (sample)', rule: 'c' }),
];

/** Three sites that share dealerships and differ in every switch a search knows. */
export const ORACLE_SITES: readonly OracleSite[] = [
  {
    slug: 'whole',
    dealerships: ['north', 'south', 'west'],
    manufacturer: null,
    switches: {
      truckMeans: 'lightTruck',
      overrideCity: null,
      stockAgeLimitYears: null,
      searchFilters: [],
      lowestPriceNeedsPrice: true,
      seriesOrder: ['duo', 'City'],
      priceBandDollars: 10_000,
      weeklyBandDollars: 50,
      filteredFeatures: ['Sunroof', 'tow bar', 'Leather seats', 'Never fitted'],
      categories: [
        { name: 'Work utes', filter: 'body:Ute AND fuel:diesel' },
        { name: 'Seven seats', filter: 'seats:7' },
        { name: 'Nobody', filter: 'make:Nobody' },
      ],
      financeProvider: 'alpha',
      financeExcludedMakes: ['mazda'],
    },
    // Rule b: any price; without a payment of its own, the price over 260 weeks at the offer's rate.
    weeklySql: `case when lower(v.make) <> 'mazda' then coalesce(f.payment_week, ${annuity('f.interest_rate')}) end`,
    whereSql: 'true',
    categoriesSql: {
      'Work utes': `body = 'Ute' and lower(v.simple_fuel) = 'diesel'`,
      'Seven seats': 'v.seats = 7',
      Nobody: 'false',
    },
  },
  {
    slug: 'part',
    dealerships: ['west', 'north'],
    manufacturer: null,
    switches: {
      truckMeans: 'ute',
      overrideCity: 'Everywhere',
      stockAgeLimitYears: 12,
      searchFilters: ['item_type:car', 'city:everywhere'],
      lowestPriceNeedsPrice: false,
      seriesOrder: [],
      priceBandDollars: 5_000,
      weeklyBandDollars: 25,
      filteredFeatures: ['sunroof'],
      categories: [],
      financeProvider: 'zulu',
    },
    // Rule c: a price above 500 and a payment by the week.
    weeklySql: 'case when v.price_cents > 50000 then f.payment_week end',
    whereSql: `v.item_type = 'car'`,
    categoriesSql: {},
  },
  {
    slug: 'toyota',
    dealerships: ['south', 'north'],
    manufacturer: 'toyota',
    switches: {
      truckMeans: 'lightTruck',
      overrideCity: null,
      stockAgeLimitYears: null,
      searchFilters: ['state:qld'],
      lowestPriceNeedsPrice: true,
      seriesOrder: ['sport'],
      priceBandDollars: 777,
      weeklyBandDollars: 10,
      filteredFeatures: [],
      categories: [{ name: 'Certified', filter: 'certified:true' }],
      financeProvider: 'alpha',
      financeSampleRates: { rate: 6.29, comparison: 8.19 },
    },
    weeklySql: annuity('6.29'),
    whereSql: `lower(v.make) = 'toyota' and l.state = 'QLD'`,
    categoriesSql: { Certified: 'v.certified' },
  },
];

const place = (slug: string, name: string, city: string, state: 'QLD' | 'NSW') =>
  aLocation({ slug, name, address: { city, state, postcode: '4000' } });
const DEALERSHIPS = [
  aDealership('north', {
    name: 'North Motors',
    switches: { financeQuotes: true },
    locations: [place('north-yard', 'The Yard', 'Cairns', 'QLD'), place('north-shed', 'The Shed', 'Townsville', 'QLD')],
  }),
  aDealership('south', {
    name: 'South',
    switches: { includeSoldCarsDays: 10 },
    locations: [place('south-yard', 'The Yard', 'Albury', 'NSW'), place('south-qld', 'Border', 'Tweed', 'QLD')],
  }),
  aDealership('west', { name: 'West Motors', locations: [place('west-yard', 'West', 'Cairns', 'QLD')] }),
];
/** Where each dealership's vehicles may stand. */
const LOCATIONS = { north: ['north-yard', 'north-shed'], south: ['south-yard', 'south-qld'], west: ['west-yard'] } as const;

/** The site files of the oracle's sites; the first describes the dealerships. */
export const oracleSiteFiles = (): SiteFileFacts[] =>
  ORACLE_SITES.map(({ slug, dealerships, manufacturer, switches }, at) =>
    aSiteFile({ slug, manufacturer, switches: { ...switches }, dealerships: at === 0 ? DEALERSHIPS : [...dealerships] }),
  );

const CARS: readonly (readonly [string, string])[] = [
  ['Toyota', 'HiLux'],
  ['Toyota', 'Corolla'],
  ['TOYOTA', 'corolla'],
  ['Toyota', 'RAV4'],
  ['Volkswagen', 'Golf'],
  ['Mazda', 'CX-5'],
  ['Mazda', 'CX5'],
  ['Mazda', '3'],
  ['Mercedes-Benz', 'C-Class'],
  ['Audi', 'e-tron'],
  ['Nissan', 'X-Trail'],
  ['Citroën', 'C4'],
  ['Škoda', 'Octavia'],
  ['Great Wall', 'Cannon-X Pro'],
];
const COLOURS = [null, 'White', 'white', 'Glacier White', 'Gold', 'Café Noir', 'Saber Orange', 'Grey/Black'];
const BADGES = [null, 'SR5', 'GT-Line', 'GT Line', 'Wildtrak', 'Ascent Sport', 'LT1 (4x4)'];
const BODIES = [null, 'SUV', 'suv', 'Ute', 'Truck', 'truck', 'light truck', 'Dual Cab', 'Motorhome', 'peopleMover'];
const FUELS = [null, 'Diesel', 'diesel', 'Petrol', 'Hybrid', 'Electric'];
const EQUIPMENT = [
  'Sunroof',
  'sunroof',
  'Tow bar',
  'Leather seats',
  'Seats - heated (front)',
  'Android Auto',
  "19'' alloys",
  'Golf-ball holder',
  'Full ensuite',
  'No ensuite',
];
const PRICES = [null, null, 0, 5, 10, 10.01, 776.99, 9_999.99, 19_990, 20_000, 29_999.5, 30_000, 41_500, 89_999_999.99];
const WEEKS = [null, 0, 49.5, 50, 99.49, 250];
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const lender = fc.record({ interestRate: oneOf(null, 7.5), comparisonRate: oneOf(null, 8.1), paymentWeek: oneOf(...WEEKS) });

/** A vehicle as a feed may send it, with everything a search can go by, much of it missing or odd. */
const vehicle = fc
  .record({
    car: oneOf(...CARS),
    year: fc.integer({ min: 2008, max: 2027 }),
    badge: oneOf(...BADGES),
    series: oneOf(null, null, 'duo', 'DUO', 'city', 'Sport', 'PX MkIII'),
    colour: oneOf(...COLOURS),
    vin: fc.option(
      fc.string({ unit: oneOf('A', 'B', 'G', 'J', 'L', 'T', 'X', '0', '1', '2', '7'), minLength: 11, maxLength: 17 }),
    ),
    car_type: oneOf('new', 'demo', 'used', 'used'),
    item_type: oneOf('car', 'car', 'caravan'),
    status: oneOf('in_stock', 'in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold', 'wholesale'),
    sold: oneOf(false, false, false, false, true),
    sold_date: oneOf(null, daysAgo(1), daysAgo(3), daysAgo(5), daysAgo(10), daysAgo(40)),
    show_on_dealer_website: oneOf(true, true, true, true, true, false),
    tag: oneOf(null, null, 'Runout', 'RUNOUT', 'Special'),
    certified: fc.boolean(),
    price: oneOf(...PRICES),
    subscription_price: oneOf(null, null, 0, 199, 289.9),
    km: oneOf(null, 0, 12, 45_000, 99_999, 100_000, 250_001),
    simple_body: oneOf(...BODIES),
    simple_transmission: oneOf(null, 'Automatic', 'Manual', 'automatic'),
    simple_fuel: oneOf(...FUELS),
    fuel: oneOf(null, 'Diesel - B5', 'Petrol – 95 RON', 'Plug-in'),
    simple_drive: oneOf(null, '4x4', '4X4', 'Front'),
    seats: oneOf(null, 2, 5, 7, 7, 11),
    standardEquipment: fc.subarray(EQUIPMENT),
    specifications: fc.option(
      fc.record({
        body_length: oneOf(null, 12, 16.5, 18, 22),
        body_width: oneOf(null, 7.5, 8),
        tare_weight: oneOf(null, 0, 1390, 1900, 2640),
        aggregate_trailer_mass: oneOf(null, 0, 1990, 2490, 3500),
        sleeps: oneOf(null, 2, 4, 10),
        axle_type: oneOf(null, 'Single', 'Tandem', 'tandem'),
      }),
    ),
    custom_rank: oneOf(0, 0, 0, 5, -3, 1_000_000, -1_000_000),
    created_at: oneOf(null, daysAgo(1), daysAgo(7.5), daysAgo(30), daysAgo(400)),
    finance_lenders: fc.record({ alpha: lender, zulu: lender }, { requiredKeys: [] }),
    youxQuote: oneOf(null, null, null, { weeklyRepaymentAmount: 131.5, comparisonRate: 8.6, advertisedRate: 7.99 }),
    number: oneOf('A', 'GT', 'n-', 'st 7-', 'Gol'),
    yard: fc.nat(),
  })
  .map(({ car: [make, model], number, yard, ...rest }) => ({ make, model, ...rest, number, yard }));

/** The stock of all dealerships, as rows of their feeds. */
export const oracleStock = fc
  .record({
    north: fc.array(vehicle, { minLength: 10, maxLength: 60 }),
    south: fc.array(vehicle, { minLength: 5, maxLength: 50 }),
    west: fc.array(vehicle, { maxLength: 40 }),
  })
  .map((stock) =>
    (['north', 'south', 'west'] as const).map((dealership) => ({
      dealership,
      rows: stock[dealership].map(({ number, yard, ...row }, at) => ({
        ...row,
        stocknum: `${number}${at}`,
        location: LOCATIONS[dealership][yard % LOCATIONS[dealership].length],
      })),
    })),
  );

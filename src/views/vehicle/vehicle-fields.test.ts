import { expect, test } from 'vitest';
import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { buildShelf } from '#src/showroom/build-shelf.ts';
import { Stock } from '#src/showroom/stock.ts';
import type { Dealership } from '#src/site/site.ts';
import { searchAnswer } from '#src/views/search/search-answer.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { vehicleAnswer } from './vehicle-answer.ts';

const CAR: Vehicle = {
  id: 41,
  slug: '2022-toyota-corolla-41',
  dealershipId: 7,
  locationId: 3,
  stocknum: 'A1',
  year: 2022,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent',
  series: 'ZRE',
  carsalesTitle: null,
  colour: 'Red',
  interiorColour: 'Black',
  vin: 'KNAC81GFXR5123456',
  nvic: 'N7',
  regplate: 'ABC123',
  regoExpiry: '2027-01-31',
  carType: 'used',
  itemType: 'car',
  status: 'sold',
  reserved: false,
  sold: true,
  soldAt: Date.parse('2026-03-29T00:00:00.900Z'),
  reserveEligible: true,
  reserveAmount: null,
  tag: 'Bargain',
  certified: true,
  price: 25_000,
  beforePrice: 26_500.5,
  subscriptionPrice: 199,
  preorder: false,
  priceType: 'EGC',
  km: 41_280,
  simpleBody: 'Sedan',
  bodyconfiguration: '4D Sedan',
  manufacturerBodies: ['SDN', 'S4'],
  simpleTransmission: 'Automatic',
  trans: 'CVT',
  gearnum: 7,
  simpleFuel: 'Petrol',
  fuel: 'Unleaded',
  simpleDrive: 'FWD',
  drive: 'Front',
  seats: 5,
  doors: 4,
  engineSize: 1798,
  engineSizeLitres: 1.8,
  images: [{ url: 'https://img.example/1.jpg', thumbUrl: 'https://img.example/1-small.jpg' }],
  videoUrl: null,
  externalVideoUrl: null,
  spinImages: [],
  spinInteriorImage: null,
  spinCode: 'S9',
  hotspots: [],
  equipment: ['Tow bar'],
  dealercomments: '<p>Tidy.</p>',
  file: null,
  privateSuburb: 'Ascot',
  privatePostcode: '4007',
  financeLink: null,
  youxQuote: null,
  customRank: 0,
  buildDate: '2022-01-01',
  complianceDate: '2022-02-01',
  showOnDealerWebsite: true,
  createdAt: Date.parse('2026-03-01T00:00:00Z'),
  updatedAt: Date.parse('2026-03-02T00:00:00Z'),
  variant: null,
  specifications: null,
  marketData: null,
  lenders: [],
  priceChanges: [],
};

async function aContextWithCar() {
  const context = aContext({ switches: { overrideCity: 'Cairns', includeSoldCarsDays: 7 } });
  const site = { ...context.site, dealerships: [{ id: 7, slug: 'harbour', switches: context.site.switches } as Dealership] };
  const shelf = await buildShelf(7, '1', oneChunk(), []);
  const stock = new Stock(site, [], [shelf], null, context.now);
  return { ...context, site, showroom: { ...context.showroom, site, stock, market: [] } };
}

async function* oneChunk() {
  yield await Promise.resolve([CAR]);
}

const VEHICLE_JSON =
  '{"id":41,"slug":"2022-toyota-corolla-41","path":"/cars/2022-toyota-corolla-41","name":"2022 Toyota Corolla Ascent",' +
  '"carsales_title":null,"year":2022,"make":"Toyota","model":"Corolla","badge":"Ascent","series":"ZRE","colour":"Red",' +
  '"interior_colour":"Black","stocknum":"A1","vin":"KNAC81GFXR5123456","nvic":"N7","has_nvic":true,"regplate":"ABC123",' +
  '"rego_expiry":"2027-01-31","dealership_id":7,"dealership_ids":[7],"dealership_slug":"harbour","location_id":3,' +
  '"car_type":"used","item_type":"car","status":"sold","reserved":false,"sold":true,"sold_date_timestamp":1774742400,' +
  '"reserve_eligible":true,"tag":"Bargain","certified":true,"price":25000,"before_price":26500.5,"subscription_price":199,' +
  '"preorder":false,"price_type":"EGC","show_on_dealer_website":true,"created_at":"2026-03-01T00:00:00.000Z",' +
  '"updated_at":"2026-03-02T00:00:00.000Z","km":41280,"simple_body":"Sedan","bodyconfiguration":"4D Sedan",' +
  '"manufacturer_body":"SDN","manufacturer_body2":"S4","manufacturer_body3":null,"simple_transmission":"Automatic",' +
  '"trans":"CVT","gearnum":7,"simple_fuel":"Petrol","fuel":"Unleaded","simple_drive":"FWD","drive":"Front","seats":5,' +
  '"doors":4,"engine_size":1798,"engine_size_litres":1.8,"build_date":"2022-01-01","compliance_date":"2022-02-01",' +
  '"standardEquipment":["Tow bar"],"dealercomments":"<p>Tidy.</p>","file":null,"photos_count":1,' +
  '"images":[{"image":{"url":"https://img.example/1.jpg","thumb":{"url":"https://img.example/1-small.jpg"}}}],' +
  '"thumbnails":["https://img.example/1-small.jpg"],"primary_image_url":"https://img.example/1.jpg","video_url":null,' +
  '"external_video_url":null,"spin_images":[],"spin_interior_image":null,"spin_code":"S9",' +
  '"hotspots":{"exterior":[],"interior":[]},"city":"Cairns","state":null,"location":null,"variant":null,' +
  '"specifications":null,"autograb_data":null,"youxQuote":null,"finance_lenders":{}}';

const HIT_JSON =
  '{"id":41,"slug":"2022-toyota-corolla-41","path":"/cars/2022-toyota-corolla-41","name":"2022 Toyota Corolla Ascent",' +
  '"year":2022,"make":"Toyota","model":"Corolla","badge":"Ascent","series":"ZRE","colour":"Red","stocknum":"A1",' +
  '"car_type":"used","item_type":"car","status":"sold","available":false,"reserved":false,"sold":true,' +
  '"sold_date_timestamp":1774742400,"tag":"Bargain","certified":true,"price":25000,"before_price":26500.5,' +
  '"subscription_price":199,"preorder":false,"price_type":"EGC","km":41280,"simple_body":"Sedan",' +
  '"simple_transmission":"Automatic","simple_fuel":"Petrol","photos_count":1,' +
  '"primary_image_url":"https://img.example/1-small.jpg","created_at":"2026-03-01T00:00:00.000Z","location_id":3,' +
  '"dealership_id":7,"dealership_slug":"harbour","city":"Cairns","state":null}';

test('V20.1 GET /api/cars/{key} answers with these fields in this order', async () =>
  expect(JSON.stringify(await vehicleAnswer(await aContextWithCar(), '41'))).toBe(VEHICLE_JSON));

test('V20.1 each hit of GET /api/search has these fields in this order', async () => {
  const { hits } = searchAnswer(await aContextWithCar(), EMPTY_QUERY, NO_PLACES);
  expect(hits.map((hit) => JSON.stringify(hit))).toEqual([HIT_JSON]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemapEntries } from '#src/views/seo/sitemap.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const VAN = { body_length: 21.5, tare_weight: 2380, aggregate_trailer_mass: 2800 };
let fleet: Fleet;
beforeAll(async () => {
  const locations = [
    aLocation({
      address: { street: '1 High Street', city: 'Newstead', state: 'QLD', postcode: '4006' },
      contact_detail: { phone: '07 3111 1111' },
    }),
  ];
  fleet = await aFleet([
    aSiteFile({ slug: 'yard', dealerships: [aDealership('one', { name: 'Dealer One', locations })] }),
    aSiteFile({ slug: 'other-links', switches: { detailLinkPrefix: '/vehicles/' }, dealerships: ['one'] }),
  ]);
  await fleet.stock('one', [
    aVehicle({
      stocknum: 'whole',
      badge: 'SX',
      km: 12_345,
      vin: 'JTMRW3FV10D123456',
      colour: 'Red',
      simple_fuel: 'Petrol',
      simple_transmission: 'Automatic',
      simple_body: 'Sedan',
      seats: 5,
      images: ['/images/sedan-a/front', 'https://photos.example/2.jpg'],
    }),
    aVehicle({ stocknum: 'bare', price: 5 }),
    aVehicle({ stocknum: 'gone', status: 'sold', sold: true, sold_date: NOW.toISOString() }),
    aVehicle({ stocknum: 'van', make: 'Jayco', model: 'Journey', item_type: 'caravan', specifications: VAN }),
  ]);
});
afterAll(() => fleet.end());

type Data = Record<string, unknown>;
async function about(stocknum: string, site = 'yard') {
  const row = await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
  const answer = await viewVehicle(await fleet.context(site), row.slug);
  if (answer?.kind !== 'page') throw new Error('There is no page.');
  const [vehicle = {}, crumbs = {}] = (answer.about.graph as { '@graph': Data[] })['@graph'];
  return { ...answer.about, slug: row.slug, vehicle, offer: vehicle.offers as Data, crumbs, page: answer.page };
}

test('W1c the canonical address is the site’s own, whole', async () => {
  const { url, slug } = await about('whole');
  expect(url).toBe(`https://dealer.example/cars/${slug}`);
});
test('W1c where links to vehicles begin otherwise, that is the canonical address, in the sitemap too; what is shared stays the same', async () => {
  const { url, slug, page } = await about('whole', 'other-links');
  expect(url).toBe(`https://dealer.example/vehicles/${slug}`);
  const entries = await sitemapEntries(await fleet.context('other-links'), { list: 'cars', number: 1 }, []);
  expect(entries?.map((entry) => entry.url)).toContain(url);
  expect(page.share.url).toBe(`https://dealer.example/cars/${slug}`);
});
test('W1d a shared link is shown with a card of 1,200 by 630, by a whole address, with the car’s photo, name, price and dealer', async () => {
  const { image } = await about('whole');
  expect(image?.size).toEqual({ width: 1200, height: 630 });
  const { origin, pathname, searchParams } = new URL(image?.url ?? '');
  expect([origin, pathname, searchParams.get('photo')?.split('?')[0]]).toEqual([
    'https://dealer.example',
    '/images/share/card',
    '/images/sedan-a/front',
  ]);
  expect(Object.fromEntries(searchParams)).toMatchObject({ title: '2022 Toyota Corolla SX', price: '$25,000', seller: 'yard' });
});
test('W1e search engines are told of the car what its page says', async () => {
  const { vehicle, url } = await about('whole');
  expect(vehicle).toMatchObject({
    '@type': 'Car',
    url,
    name: '2022 Toyota Corolla SX',
    image: [expect.stringContaining('https://dealer.example/images/'), 'https://photos.example/2.jpg'],
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'Corolla',
    vehicleModelDate: '2022',
    color: 'Red',
    fuelType: 'Petrol',
    vehicleTransmission: 'Automatic',
    bodyType: 'Sedan',
    vehicleSeatingCapacity: 5,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 12_345, unitCode: 'KMT' },
    vehicleIdentificationNumber: 'JTMRW3FV10D123456',
    itemCondition: 'https://schema.org/UsedCondition',
  });
});
test('W1f the offer has the price in Australian dollars and the dealer who makes it', async () =>
  expect((await about('whole')).offer).toMatchObject({
    '@type': 'Offer',
    price: 25_000,
    priceCurrency: 'AUD',
    availability: 'https://schema.org/InStock',
    seller: {
      '@type': 'AutoDealer',
      name: 'Dealer One',
      telephone: '07 3111 1111',
      address: { streetAddress: '1 High Street', addressLocality: 'Newstead', addressRegion: 'QLD', postalCode: '4006' },
    },
  }));
test('W1g without a price there is no offer, and what is not known is not said', async () => {
  const { vehicle, image } = await about('bare');
  expect(vehicle).not.toHaveProperty('offers');
  expect([...new URL(image?.url ?? '').searchParams.keys()]).not.toContain('photo');
  for (const field of ['image', 'mileageFromOdometer', 'vehicleIdentificationNumber', 'color'])
    expect(vehicle).not.toHaveProperty(field);
});
test('W1h a sold car is sold out, without a price, and not indexed', async () => {
  const { offer, page } = await about('gone');
  expect(offer.availability).toBe('https://schema.org/SoldOut');
  expect(offer).not.toHaveProperty('price');
  expect(page.indexed).toBe(false);
});
test('W1i a caravan is a vehicle and no car, with its length and what it weighs', async () => {
  const figure = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
  expect((await about('van')).vehicle).toMatchObject({
    '@type': 'Vehicle',
    depth: figure(21.5, 'FOT'),
    weight: figure(2380, 'KGM'),
    weightTotal: figure(2800, 'KGM'),
  });
});
test('W1j the breadcrumb is the page’s own, by whole addresses', async () => {
  const { crumbs, page, url } = await about('whole');
  expect(crumbs['@type']).toBe('BreadcrumbList');
  const items = crumbs.itemListElement as Data[];
  expect(items.map(({ name }) => name)).toEqual(page.crumbs.map(({ label }) => label));
  expect(items.map(({ position }) => position)).toEqual(page.crumbs.map((_, at) => at + 1));
  expect(items.every(({ item }) => String(item).startsWith('https://dealer.example/'))).toBe(true);
  expect(items.at(-1)?.item).toBe(url);
});

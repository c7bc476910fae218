import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Postcodes } from '#src/adapters/postcodes/postcodes.ts';
import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { drawMap } from '#src/use-cases/places/draw-map.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { readSearchAddress } from '#src/use-cases/search/read-search-address.ts';
import { aboutDealer } from '#src/views/places/about-location.ts';
import { locationMap } from '#src/views/places/location-map.ts';
import { locationView } from '#src/views/places/location-view.ts';
import { nearestLocations } from '#src/views/places/nearest-locations.ts';
import { showLocation, showLocationBySlug } from '#src/views/places/show-location.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

const NEWSTEAD = { city: 'Newstead', state: 'QLD', postcode: '4006', lat: -27.44764, long: 153.04567 };
const WHOLE = aLocation({
  slug: 'whole',
  name: 'Whole Yard',
  location_type: 'sales',
  location_subtype: ['buying'],
  primary: true,
  manufacturers: ['MG'],
  dealer_license_number: 'SAMPLE-1',
  motor_vehicle_repairer: 'SAMPLE-2',
  address: { ...NEWSTEAD, id: 7, street: 'Yard', place_url: 'https://maps.example/w', place_id: 'p1', map_key: 'k1' },
  contact_detail: {
    phone: '07 7010 0001',
    landline_phone: '07 7010 0002',
    opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
  },
  image_url: '/images/yard.jpg',
  average_rating: 4.6,
  review_count: 31,
  distribution_locations: ['workshop'],
});
const WORKSHOP = aLocation({
  slug: 'workshop',
  name: 'Workshop',
  location_type: 'service',
  address: { ...NEWSTEAD, street: 'Yard' },
});
const SYDNEY = aLocation({
  slug: 'sydney',
  name: 'Sydney Yard',
  location_type: '',
  address: { city: 'Sydney', state: 'NSW', postcode: '2000' },
});
const HIDDEN = aLocation({ slug: 'hidden', name: 'Hidden Yard', visible: false });
const NAMELESS = aLocation({ slug: 'nameless', name: ' ' });

let fleet: Fleet;
let context: Context;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'yard',
      dealerships: [
        aDealership('many', { locations: [WHOLE, WORKSHOP, HIDDEN, NAMELESS] }),
        aDealership('single', { locations: [SYDNEY] }),
      ],
    }),
    aSiteFile({ slug: 'other', dealerships: [aDealership('elsewhere')], switches: { locationPages: 'our-location' } }),
  ]);
  context = await fleet.context('yard');
});
afterAll(() => fleet.end());

const page = async (slug: string) => {
  const found = await showLocation(context, slug, 'contact-us');
  if (found?.kind !== 'location') throw new Error('There is no page.');
  return found;
};
const graph = (about: object) => (about as { '@graph': Record<string, unknown>[] })['@graph'];

test('D1.1 every field of a location that goes in comes out', () => {
  const { address, contact_detail, primary, ...rest } = WHOLE;
  const { id, ...place } = address;
  const { opening_hours: _hours, ...phones } = contact_detail ?? {};
  const inCamelCase = Object.fromEntries(
    Object.entries({ ...rest, ...place, ...phones }).map(([key, value]) => [
      key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  const stored = context.showroom.locations.find(({ slug }) => slug === 'whole');
  expect(stored).toMatchObject({ ...inCamelCase, addressId: id, isPrimary: primary, visible: true });
  expect(stored?.openingHours).toEqual([expect.objectContaining({ weekday: 1, status: 'Open', open: '08:30', close: '17:30' })]);
  expect(context.site.dealerships.find((one) => one.id === stored?.dealershipId)?.slug).toBe('many');
});
test.each(['hidden', 'nameless'])('D1.3 a location that is %s is shown nowhere', async (slug) => {
  expect(await showLocation(context, slug, 'contact-us')).toBeNull();
  expect(await showLocationBySlug(context, slug)).toBeNull();
  expect(await drawMap(context, slug)).toBeNull();
  expect(readSearchAddress(context, slug, undefined)).toBeNull();
  const listed = [
    ...(await nearestLocations(context, null, 9)).locations.map((one) => one.slug),
    ...(await page('whole')).page.others.map((one) => one.slug),
  ];
  expect(listed).not.toContain(slug);
  expect(JSON.stringify(aboutDealer(context))).not.toContain('Hidden');
});
test('D1.2 a location with an empty type, or without one, is one of sales and leads to its stock', async () => {
  const other = await fleet.context('other');
  expect(context.showroom.locations.find(({ slug }) => slug === 'sydney')?.locationType).toBe('sales');
  expect(other.showroom.locations.find(({ slug }) => slug === 'elsewhere-yard')?.locationType).toBe('sales');
  const shown = shownLocations(context).find(({ slug }) => slug === 'sydney');
  expect(shown === undefined ? null : (await locationView(context, shown)).stockHref).toBe('/search/sydney');
});

test('D4.1 the address that the site has not chosen leads to the one it has', async () => {
  expect(await showLocation(context, 'whole', 'our-location')).toEqual({ kind: 'moved', href: '/contact-us/whole' });
  const other = await fleet.context('other');
  expect(await showLocation(other, 'elsewhere-yard', 'contact-us')).toEqual({
    kind: 'moved',
    href: '/our-location/elsewhere-yard',
  });
});
test('D4.1 /locations/ takes a location’s slug or its dealership’s; a dealership with several lists them', async () => {
  expect(await showLocationBySlug(context, 'sydney')).toMatchObject({ kind: 'location', page: { location: { slug: 'sydney' } } });
  expect(await showLocationBySlug(context, 'single')).toMatchObject({ kind: 'location', page: { location: { slug: 'sydney' } } });
  const many = await showLocationBySlug(context, 'many');
  expect(many).toMatchObject({ kind: 'dealership', page: { locations: [{ slug: 'whole' }, { slug: 'workshop' }] } });
});
test('D4.1 a location of another site and one that never was are not there', async () => {
  expect(await showLocation(context, 'elsewhere-yard', 'contact-us')).toBeNull();
  expect(await showLocationBySlug(context, 'nowhere')).toBeNull();
});
test('D5.2 the types at an address are on the page, and its other locations are those elsewhere', async () => {
  const { types, others } = (await page('workshop')).page;
  expect(types.map(({ label, href, isChosen }) => [label, href, isChosen])).toEqual([
    ['Sales', '/contact-us/whole', false],
    ['Service', '/contact-us/workshop', true],
  ]);
  expect(others.map(({ slug }) => slug)).toEqual(['sydney']);
  expect((await page('sydney')).page.types).toEqual([]);
});
test('D8.1 a location’s page has its licence numbers where the flag or the state wants them, and only there', async () => {
  expect((await page('whole')).page.location.licences).toEqual([]);
  const shown = { ...context, site: { ...context.site, switches: { ...context.site.switches, showsLicenceNumbers: true } } };
  const found = await showLocation(shown, 'whole', 'contact-us');
  expect(found).toMatchObject({
    page: { location: { licences: ['Dealer licence SAMPLE-1', 'Motor vehicle repairer SAMPLE-2'] } },
  });
});

const postcodes: Postcodes = {
  find: async (postcode) =>
    ({ '2000': { lat: -33.87, long: 151.21, state: 'NSW' }, '4000': { lat: -27.47, long: 153.02, state: 'QLD' } })[postcode] ??
    null,
};
test('D9.3 the locations nearest to a postcode come first, one by its own postcode where it has no coordinates', async () => {
  const { locations, message } = await nearestLocations(context, ' 2000 ', 2, postcodes);
  expect(message).toBeNull();
  expect(locations.map(({ slug, distance }) => [slug, distance])).toEqual([
    ['sydney', 'Less than 1 km'],
    ['whole', expect.stringMatching(/^7\d\d km$/)],
  ]);
});
test.each(['9999', '400', 'abcd', '90210', '<b>'])(
  'D9.2 the postcode %j is answered with Invalid postcode and every location',
  async (typed) => {
    const found = await nearestLocations(context, typed, 1, postcodes);
    expect(found).toMatchObject({ asked: typed, message: 'Invalid postcode' });
    expect(found.locations).toHaveLength(3);
  },
);

test('D3m a location without coordinates has the map of its postcode’s middle, which says so', async () => {
  const location = context.showroom.locations.find(({ slug }) => slug === 'sydney');
  if (location === undefined) throw new Error('There is no such location.');
  expect(await locationMap(context, location)).toMatchObject({
    kind: 'drawn',
    approximate: 'Shown at the centre of postcode 2000',
  });
  expect(await locationMap(context, { ...location, postcode: '0001' })).toBeNull();
});
test('D3n a map is drawn from the coast, in the site’s colours, with the towns around it by name', async () => {
  const svg = (await drawMap(context, 'whole')) ?? '';
  expect(svg).toMatch(/^<svg [^>]*width="100%"/);
  expect(svg).toContain('>Gold Coast</text>');
  expect(svg).not.toContain('Melbourne');
  expect(svg).not.toContain('Yard');
});
test('D3.1 a provider’s picture stands for locations with a map_key alone, its frame for all', async () => {
  const switches = {
    ...context.site.switches,
    mapImageUrl: 'https://maps.example/{map_key}.png',
    mapFrameUrl: 'https://maps.example/?at={lat},{long}',
  };
  const given = { ...context, site: { ...context.site, switches } };
  const map = async (slug: string) => {
    const location = context.showroom.locations.find((one) => one.slug === slug);
    return location === undefined ? null : locationMap(given, location);
  };
  expect(await map('whole')).toMatchObject({
    kind: 'provided',
    src: 'https://maps.example/k1.png',
    frameSrc: 'https://maps.example/?at=-27.44764,153.04567',
  });
  expect(await map('workshop')).toMatchObject({ kind: 'drawn', src: '/locations/workshop/map.svg' });
});

test('D3p the form on a location’s page is for that location and asks for no dealership', async () => {
  const { form } = (await page('sydney')).page;
  const fields = form.form.steps.flatMap((step) => step.fields);
  const id = context.showroom.locations.find(({ slug }) => slug === 'sydney')?.id;
  expect(fields.find(({ name }) => name === 'location_id')?.value).toBe(String(id));
  expect(fields.map(({ name }) => name)).not.toContain('dealership_slug');
});

test('W1r search engines are told of a dealer’s place: kind, address, coordinates, telephone, hours and rating', async () => {
  const [place = {}, crumbs = {}] = graph((await page('whole')).about.graph);
  expect(place).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Whole Yard',
    url: 'https://dealer.example/contact-us/whole',
    telephone: '07 7010 0001',
    address: { addressLocality: 'Newstead', addressRegion: 'QLD', postalCode: '4006', addressCountry: 'AU' },
    geo: { latitude: -27.44764, longitude: 153.04567 },
    openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:30', closes: '17:30' }],
    aggregateRating: { ratingValue: '4.6', reviewCount: 31 },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});
test('W1s a workshop is an AutoRepair; what is not known of it is not said, the middle of a postcode no more', async () => {
  const [workshop = {}] = graph((await page('workshop')).about.graph);
  expect(workshop['@type']).toBe('AutoRepair');
  for (const field of ['telephone', 'openingHoursSpecification', 'aggregateRating']) expect(workshop).not.toHaveProperty(field);
  expect(graph((await page('sydney')).about.graph)[0]).not.toHaveProperty('geo');
});

test('D3r a message written on a location’s page goes to that location and its dealership', async () => {
  const location = context.showroom.locations.find(({ slug }) => slug === 'sydney');
  const outcome = await submitLead(context, aSentLead({ raw: { ...A_PERSON, location_id: String(location?.id) } }));
  if (outcome.kind !== 'accepted') throw new Error(`It was not taken: ${outcome.kind}`);
  const { rows } = await sql<{ locationId: number; dealershipId: number }>`
    select location_id, dealership_id from lead where id = ${outcome.leadId}`.execute(fleet.all);
  expect(rows).toEqual([{ locationId: location?.id, dealershipId: location?.dealershipId }]);
});

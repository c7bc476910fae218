import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteSwitches } from '#src/site/site.ts';
import type { SiteRead } from '#src/store/site/read-site.ts';
import { readVersions } from '#src/store/site/versions.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile, CLASSIC, type SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await aFleet([]);
});
afterEach(() => fleet.end());

const read = async (slug: string): Promise<SiteRead | null> =>
  (await fleet.storeOf(slug)).snapshot(NOW, async (snapshot) => snapshot?.site ?? null);
const version = async (slug: string) => {
  const id = await fleet.siteId(slug);
  return Number((await readVersions(fleet.all, [{ kind: 'site', id }])).get(`site:${id}`));
};

/** A file that says something of everything a site can have. */
const FULL: SiteFileFacts = {
  slug: 'harbour',
  name: 'Harbour City Motors',
  template: 'classic',
  brand: 'mg',
  group: 'coast',
  domains: ['www.harbour.example', 'harbour.example'],
  logo_url: '/logo.svg',
  facebook_url: 'https://facebook.example/harbour',
  instagram_url: 'https://instagram.example/harbour',
  manufacturer: 'MG',
  dealership_websites: [{ make: 'MG', url: 'https://mg.harbour.example/' }],
  dealerships: [
    aDealership('harbour-motors', {
      name: 'Harbour Motors',
      average_rating: 4.7,
      review_count: 210,
      phone: '07 3000 0000',
      switches: { includeSoldCarsDays: 9 },
      locations: [
        {
          slug: 'newstead',
          name: 'Newstead',
          location_type: 'service',
          location_subtype: ['Tyres'],
          primary: true,
          visible: false,
          manufacturers: ['MG'],
          dealer_license_number: 'LIC 1',
          motor_vehicle_repairer: 'MVR 2',
          address: {
            id: 793,
            street: '1 Water St',
            city: 'Newstead',
            state: 'qld',
            postcode: '4006',
            lat: -27.45,
            long: 153.04,
            place_url: 'https://maps.example/1',
            place_id: 'P1',
            map_key: 'K1',
          },
          contact_detail: {
            phone: '07 3111 1111',
            landline_phone: '07 3222 2222',
            opening_hours: [{ weekday: 1, open: '08:30', close: '17:00', status: 'Open' }],
          },
          image_url: '/newstead.jpg',
          average_rating: 4.5,
          review_count: 12,
          distribution_locations: ['yard'],
        },
      ],
    }),
  ],
  switches: { cardsPerRow: 4, newTagText: 'Just in' },
  theme: { brand: '#075e6b', accent: '#b45309', radius: 4, header: 'double' },
  menu: { header: [{ label: 'Stock', href: '/search/used-cars', needs: 'financeEnabled' }] },
  pages: {
    home: { title: 'Home', blocks: [{ block: 'vehicle-rail', heading: 'In stock' }] },
    about: { title: 'About', blocks: [{ block: 'vehicle-rail', heading: 'X' }] },
  },
};
const LAYERS = [
  { ...CLASSIC, switches: { soldTagText: 'SOLD', noPriceText: 'from template' } },
  { kind: 'brand' as const, name: 'mg', switches: { noPriceText: 'from brand' } },
  { kind: 'group' as const, name: 'coast', switches: { noPriceText: 'Call us', newTagText: 'from group' } },
];

test('P2.1, P2.2 what a site’s file says is what the store gives', async () => {
  expect(
    await fleet.apply([FULL], LAYERS, [
      {
        name: 'MG',
        logo_url: '/images/icons/mg',
        models: [{ name: 'ZS EV', override_url: null, status: 'current', image_url: null, bodies: ['suv'] }],
      },
    ]),
  ).toEqual({
    applied: ['harbour'],
    unchanged: [],
    refused: [],
    removed: [],
    withoutFile: [],
  });
  const site = await read('harbour');
  const { dealerships: _dealerships, domains: _domains, ...definition } = FULL;
  expect(site?.definition).toMatchObject(definition);
  const dealership = await fleet.dealershipId('harbour-motors');
  expect(site?.dealerships).toEqual([
    {
      id: dealership,
      slug: 'harbour-motors',
      name: 'Harbour Motors',
      phone: '07 3000 0000',
      averageRating: 4.7,
      reviewCount: 210,
      switches: { includeSoldCarsDays: 9 },
    },
  ]);
  expect(site?.locations).toEqual([
    {
      id: expect.any(Number),
      dealershipId: dealership,
      slug: 'newstead',
      name: 'Newstead',
      locationType: 'service',
      locationSubtype: ['Tyres'],
      isPrimary: true,
      visible: false,
      manufacturers: ['MG'],
      dealerLicenseNumber: 'LIC 1',
      motorVehicleRepairer: 'MVR 2',
      addressId: 793,
      street: '1 Water St',
      city: 'Newstead',
      state: 'QLD',
      postcode: '4006',
      lat: -27.45,
      long: 153.04,
      placeUrl: 'https://maps.example/1',
      placeId: 'P1',
      mapKey: 'K1',
      phone: '07 3111 1111',
      landlinePhone: '07 3222 2222',
      openingHours: [{ weekday: 1, open: '08:30', close: '17:00', status: 'Open' }],
      imageUrl: '/newstead.jpg',
      averageRating: 4.5,
      reviewCount: 12,
      distributionLocations: ['yard'],
    },
  ]);
  expect(site?.shared.makes).toEqual([{ slug: 'mg', name: 'MG', logoUrl: '/images/icons/mg' }]);
  expect(site?.shared.models).toEqual([
    {
      slug: 'zs-ev',
      name: 'ZS EV',
      make: 'MG',
      status: 'current',
      overrideUrl: null,
      imageUrl: null,
      bodies: ['suv'],
      variants: [],
      colours: [],
      interiors: [],
    },
  ]);
});

test('P3a a stored site’s switches come each from the highest layer that sets it, and that layer is named', async () => {
  await fleet.apply([FULL], LAYERS);
  const site = await read('harbour');
  if (site === null) throw new Error('The site is not there.');
  const { values, origins } = siteSwitches(site.definition, site.layers, site.dealerships[0]);
  const told = (['soldTagText', 'noPriceText', 'newTagText', 'includeSoldCarsDays', 'garageEnabled'] as const).map((name) => [
    values[name],
    origins[name],
  ]);
  expect(told).toEqual([
    ['SOLD', 'template classic'],
    ['Call us', 'group coast'],
    ['Just in', 'site harbour'],
    [9, 'dealership harbour-motors'],
    [true, 'platform default'],
  ]);
});

test('P1b a site is stored with its hosts, in their order, and a dropped host is free for another', async () => {
  await fleet.apply([FULL], LAYERS);
  const hosts = async () =>
    (await fleet.all.selectFrom('siteHost').select(['host', 'site']).orderBy('position').execute()).map(({ host }) => host);
  expect(await hosts()).toEqual(['www.harbour.example', 'harbour.example']);
  await fleet.apply([{ ...FULL, domains: ['harbour.example'] }], LAYERS);
  expect(await hosts()).toEqual(['harbour.example']);
  const { refused } = await fleet.apply([aSiteFile({ slug: 'other', domains: ['www.harbour.example'] })]);
  expect(refused).toEqual([]);
});

test('a file that has not changed is not applied again; a changed one is, and its readers are told', async () => {
  await fleet.apply([aSiteFile(), aSiteFile({ slug: 'summit' })]);
  const [harbour, summit] = [await version('harbour'), await version('summit')];
  expect(await fleet.apply([aSiteFile({ name: 'Renamed' }), aSiteFile({ slug: 'summit' })])).toEqual({
    applied: ['harbour'],
    unchanged: ['summit'],
    refused: [],
    removed: [],
    withoutFile: [],
  });
  expect((await read('harbour'))?.definition.name).toBe('Renamed');
  expect(await version('harbour')).toBeGreaterThan(harbour);
  expect(await version('summit')).toBe(summit);
});

test('P3b a changed layer is told to the readers of every site that stands on it, and of no other', async () => {
  const layers = [CLASSIC, { kind: 'template' as const, name: 'modern', switches: {} }];
  const sites = [aSiteFile(), aSiteFile({ slug: 'summit', template: 'modern' })];
  await fleet.apply(sites, layers);
  const [harbour, summit] = [await version('harbour'), await version('summit')];
  await fleet.apply(sites, [{ ...CLASSIC, switches: { newTagText: 'Fresh' } }, ...layers.slice(1)]);
  expect((await read('harbour'))?.layers.template).toEqual({ newTagText: 'Fresh' });
  expect(await version('harbour')).toBeGreaterThan(harbour);
  expect(await version('summit')).toBe(summit);
});

test('P5a a dealership may be on several sites, whichever file describes it', async () => {
  const { refused } = await fleet.apply([
    aSiteFile({ slug: 'group', dealerships: ['shared', aDealership('own')] }),
    aSiteFile({ slug: 'single', dealerships: [aDealership('shared')] }),
  ]);
  expect(refused).toEqual([]);
  const slugs = async (site: string) => (await read(site))?.dealerships.map(({ slug }) => slug);
  expect([await slugs('group'), await slugs('single')]).toEqual([['shared', 'own'], ['shared']]);
});

test('a site whose file is gone stays as it was', async () => {
  await fleet.apply([aSiteFile()]);
  await fleet.apply([]);
  expect((await read('harbour'))?.definition.slug).toBe('harbour');
});

test('a location that leaves the file goes, and is only hidden while vehicles stand there', async () => {
  const at = (...slugs: string[]) => [
    aSiteFile({ dealerships: [aDealership('d', { locations: slugs.map((slug) => aLocation({ slug })) })] }),
  ];
  await fleet.apply(at('one', 'two', 'three'));
  await fleet.stock('d', [aVehicle({ location: 'two' })]);
  await fleet.apply(at('one'));
  expect((await read('harbour'))?.locations.map(({ slug, visible }) => [slug, visible])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  await fleet.apply(at('one', 'two'));
  expect((await read('harbour'))?.locations.map(({ visible }) => visible)).toEqual([true, true]);
});

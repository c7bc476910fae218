import { afterAll, beforeAll, expect, test } from 'vitest';
import { block as brandOverview } from '#src/blocks/brand-overview/block.ts';
import { loadBlocks } from '#src/blocks/load-blocks.server.ts';
import { block as modelCards } from '#src/blocks/model-cards/block.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listModels } from '#src/use-cases/models/list-models.ts';
import { viewModel } from '#src/views/models/view-model.ts';
import { showPage } from '#src/views/pages/show-page.ts';
import { menuView } from '#src/views/site/menu-view.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aColour, aVariant } from '#tests/factories/a-variant.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { viewOf } from '#tests/factories/view-of.ts';

const model = (name: string, bodies: string[], facts: object = {}) => ({
  name,
  override_url: null,
  status: 'current' as const,
  image_url: null,
  bodies,
  ...facts,
});
const CATALOGUE = [
  {
    name: 'MG',
    logo_url: '/images/icons/mg',
    models: [
      model('ZS', ['SUV', 'Petrol & diesel', 'Hybrid'], {
        image_url: '/images/suv-a/f34?paint=1b3f86',
        variants: [aVariant({ id: 'zs-essence', features: { 'Heated front seats': true, Sunroof: false } })],
        colours: [aColour('red')],
      }),
      model('MG4', ['Hatch', 'Electric']),
      model('MGU9', ['Ute'], { status: 'coming_soon' }),
      model('IM5', ['Sedan', 'Premium', 'Electric'], { override_url: '/pages/mg-im' }),
    ],
  },
  { name: 'Toyota', logo_url: null, models: [model('Yaris', ['Hatch']), model('HiLux', ['Ute'])] },
  { name: 'Lada', logo_url: null, models: [model('Niva', ['SUV'])] },
];
const page = (title: string) => ({ title, blocks: [{ block: 'prose', heading: title, parts: [{ text: ['Words.'] }] }] });
const home = { title: 'Home', blocks: [{ block: 'vehicle-rail', heading: 'In stock' }] };
const brands = {
  block: 'brand-list',
  groups: [{ heading: 'Cars', brands: ['MG', 'Toyota', 'Lada', { name: 'Tyres', href: '/tyres' }] }],
};
const menu = {
  header: [
    { label: 'Vehicles', lists: 'models' as const },
    { label: 'Brands', lists: 'brands' as const },
    { label: 'Stock', lists: 'stock' as const, links: [{ label: 'Sell us yours', href: '/trade-in' }] },
  ],
  footer: [{ heading: 'Models', lists: 'models' as const }],
};
let fleet: Fleet;
let maker: Context;
let group: Context;
let bare: Context;
beforeAll(async () => {
  fleet = await aFleet(
    [
      aSiteFile({
        slug: 'coast',
        manufacturer: 'MG',
        menu,
        switches: { modelsGroupedBy: 'powertrain' },
        dealerships: [aDealership('coast-mg', { locations: [aLocation({ slug: 'coast-yard', manufacturers: ['MG'] })] })],
        pages: { home, models: page('Models'), contact: page('Contact'), 'book-test-drive': page('Drive') },
      }),
      aSiteFile({
        slug: 'group',
        dealership_websites: [{ make: 'MG', url: 'https://mg.group.example/' }, { make: 'Toyota' }],
        menu,
        dealerships: [aDealership('group-motors'), 'coast-mg'],
        pages: { home, brands: { title: 'Brands', blocks: [brands] }, 'toyota/overview': page('Toyota') },
      }),
      aSiteFile({ slug: 'bare', menu }),
    ],
    undefined,
    CATALOGUE,
  );
  const car = (stocknum: string, facts: object) => aVehicle({ stocknum, ...facts });
  await fleet.stock('coast-mg', [
    car('1', { make: 'MG', model: 'ZS', car_type: 'new', price: 31_000, simple_body: 'SUV' }),
    car('2', { make: 'MG', model: 'ZS', car_type: 'used', price: 19_990, simple_body: 'SUV' }),
    car('3', { make: 'MG', model: 'ZS', car_type: 'used', price: 1, simple_body: 'SUV' }),
  ]);
  await fleet.stock('group-motors', [
    car('4', { make: 'Toyota', model: 'HiLux', car_type: 'used', price: 50_000, simple_body: 'Ute' }),
  ]);
  [maker, group, bare] = await Promise.all([fleet.context('coast'), fleet.context('group'), fleet.context('bare')]);
});
afterAll(() => fleet.end());

const panel = (context: Context, label: string) => {
  const found = menuView(context).header.find((item) => item.label === label);
  if (found === undefined || !('parts' in found)) throw new Error(`There is no panel ${label}.`);
  return found;
};
const links = (context: Context, label: string) =>
  panel(context, label).parts.map(({ heading, links: of }) => [heading, ...of.map((link) => link.label)]);

test('N2d a manufacturer’s site lists all models of its make in the order of the catalogue, and no other', () =>
  expect(listModels(maker).map(({ name, count }) => [name, count])).toEqual([
    ['ZS', 3],
    ['MG4', 0],
    ['MGU9', 0],
    ['IM5', 0],
  ]));

test('N2e another site lists what it has most of first, and of makes that no location stands for only what is in stock', () =>
  expect(listModels(group).map(({ make, name }) => `${make} ${name}`)).toEqual([
    'MG ZS',
    'Toyota HiLux',
    'MG MG4',
    'MG MGU9',
    'MG IM5',
  ]));

test('N2f the models menu stands in groups, by powertrain where the switch says so', () => {
  expect(links(maker, 'Vehicles')).toEqual([
    ['Petrol & diesel', 'ZS'],
    ['Electric', 'MG4', 'IM5'],
    ['Hybrid', 'ZS'],
    ['Coming soon', 'MGU9'],
  ]);
  expect(links(group, 'Vehicles')).toEqual([
    ['SUV', 'MG ZS'],
    ['Ute', 'Toyota HiLux'],
    ['Coming soon', 'MGU9'],
  ]);
});

test('N2.4 a model leads to its page or to its override url; one that is to come says Coming Soon; pictures stand on no ground', () => {
  const all = panel(maker, 'Vehicles').parts.flatMap(({ links: of }) => of);
  const of = (label: string) => all.find((link) => link.label === label);
  expect(of('ZS')).toMatchObject({
    href: '/zs',
    picture: expect.stringMatching(/^\/images\/suv-a\/f34\?paint=1b3f86&studio=none&v=test&s=[\w-]{12}&w=160$/),
  });
  expect(of('IM5')).toMatchObject({ href: '/pages/mg-im' });
  expect(of('MGU9')).toMatchObject({ note: 'Coming Soon' });
});

test('N2.3 View All Models is there where the site has a page of them', () => {
  expect(panel(maker, 'Vehicles').all).toEqual({ label: 'View All Models', href: '/models' });
  expect(panel(group, 'Vehicles').all).toBeNull();
});

test('N1.1 the stock menu names the types and bodies that the site really has, with how many, then the site’s own links', () => {
  const shown = panel(group, 'Stock').parts.map(({ links: of }) => of.map(({ label, href, note }) => [label, href, note]));
  expect(shown).toEqual([
    [
      ['All cars', '/search/new-used-and-demo-cars/', '4'],
      ['New cars', '/search/new-cars', '1'],
      ['Used cars', '/search/used-cars', '3'],
    ],
    [
      ['SUVs', '/search/suv', '3'],
      ['Utes', '/search/ute', '1'],
    ],
    [['Sell us yours', '/trade-in', undefined]],
  ]);
});

test('N1.1 the stock menu counts what the page of all stock lists where the site’s search starts with a filter', () => {
  const { site } = group;
  const filtered = { ...group, site: { ...site, switches: { ...site.switches, defaultFilters: ['car_type:used'] } } };
  expect(panel(filtered, 'Stock').parts[0]?.links[0]).toMatchObject({ label: 'All cars', note: '3' });
});

test('N1c a menu that fills itself is not there where there is nothing to fill it, but for links of the site’s own', () => {
  expect(menuView(bare).header.map(({ label }) => label)).toEqual(['Stock']);
  expect(menuView(bare).footer).toEqual([]);
});

test('N1.2 the footer names each model once, with the way to all', () =>
  expect(menuView(maker).footer).toEqual([
    {
      heading: 'Models',
      links: [
        { label: 'ZS', href: '/zs' },
        { label: 'MG4', href: '/mg4' },
        { label: 'IM5', href: '/pages/mg-im' },
        { label: 'MGU9', href: '/mgu9' },
        { label: 'View All Models', href: '/models' },
      ],
    },
  ]));

test('N3.1 the brands menu names the makes in stock with their logos, and leads to a make’s page where there is one', () => {
  const { parts, all, look } = panel(group, 'Brands');
  const dark = (group.site.theme.dark ?? group.site.theme.brand).slice(1);
  expect([look, all]).toEqual(['brands', { label: 'View All Brands', href: '/brands' }]);
  expect(parts[0]?.links).toEqual([
    { label: 'MG', href: '/search/mg', logo: expect.stringMatching(`^/images/icons/mg\\?tint=${dark}&v=test&s=[\\w-]{12}$`) },
    { label: 'Toyota', href: '/toyota/overview' },
  ]);
});

test('N3b the list of brands has logos and counts; what is neither in stock nor told about is no link', async () => {
  const [block] = await loadBlocks(group, [brands]);
  expect(block?.view).toMatchObject({
    groups: [
      {
        heading: 'Cars',
        brands: [
          { name: 'MG', href: '/search/mg', count: '3 in stock', logoUrl: expect.stringContaining('/images/icons/mg?tint=') },
          { name: 'Toyota', href: '/toyota/overview', count: '1 in stock', logoUrl: null },
          { name: 'Lada', href: null, count: null },
          { name: 'Tyres', href: '/tyres', count: null },
        ],
      },
    ],
  });
});

test('N3c a make’s overview has its logo, what is in stock by type with the way there, and its models', async () => {
  const { brand } = await viewOf(brandOverview, group, { brand: 'mg' });
  expect(brand).toMatchObject({
    name: 'MG',
    logoUrl: expect.stringContaining('/images/icons/mg?tint='),
    types: [
      { label: 'New MG', count: '1', href: '/search/mg?refinementList[car_type][]=new' },
      { label: 'Used MG', count: '2', href: '/search/mg?refinementList[car_type][]=used' },
    ],
    all: { label: 'See all 3 MG cars', href: '/search/mg' },
    models: [{ name: 'ZS' }, { name: 'MG4' }, { name: 'MGU9' }, { name: 'IM5' }],
  });
});

test('P2.2 a make’s overview leads to the website that the dealers have for that make, and to none for another', async () => {
  const websiteOf = async (brand: string) => (await viewOf(brandOverview, group, { brand })).brand.website;
  expect(await websiteOf('mg')).toEqual({ label: 'Visit our MG website', href: 'https://mg.group.example/' });
  expect(await websiteOf('Toyota')).toBeNull();
});

test('N2i, K1 a card says from which price a model is in stock, new before used, and what the price means; a placeholder is no price', async () => {
  const { groups } = await viewOf(modelCards, maker, {});
  expect(groups.map(({ name }) => name)).toEqual(['Petrol & diesel', 'Electric', 'Hybrid', 'Coming soon']);
  const [first] = groups[0]?.models ?? [];
  expect(first).toMatchObject({
    name: 'ZS',
    note: '3 in stock',
    from: { text: '$31,000', meaning: expect.stringMatching(/\w/) },
  });
  const used = (await viewOf(modelCards, group, {})).groups.flatMap(({ models }) => models).find(({ name }) => name === 'HiLux');
  expect(used?.from?.text).toBe('$50,000');
  expect(groups[1]?.models[0]).toMatchObject({ name: 'MG4', note: null, from: null });
});

test('N2j a model’s page has what is in stock of it, the way to all, and what can be done', () => {
  const found = showPage(maker, 'zs');
  if (found?.kind !== 'model') throw new Error('There is no model.');
  const shown = viewModel(maker, found.model, null);
  expect(shown.cars.map(({ title }) => title.slice(5))).toEqual(['MG ZS', 'MG ZS', 'MG ZS']);
  expect(shown.crumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Models', '/models'],
    ['MG ZS', null],
  ]);
  expect(shown.groups).toEqual(['SUV', 'Petrol & diesel', 'Hybrid']);
  expect(shown.actions).toEqual([
    { label: 'See 3 in stock', href: '/search/mg/zs' },
    { label: 'Book a test drive', href: '/book-test-drive' },
    { label: 'Enquire Now', href: '/contact' },
  ]);
});

test('N2k a model that is to come offers only to register an interest', () => {
  const found = showPage(maker, 'mgu9');
  if (found?.kind !== 'model') throw new Error('There is no model.');
  const shown = viewModel(maker, found.model, null);
  expect(shown.card).toMatchObject({ isComingSoon: true, note: 'Coming Soon', from: null });
  expect(shown.actions).toEqual([{ label: 'Register your interest', href: '/contact' }]);
});

test('N2.4 the address of a model with an override url leads there; another make’s model is no page of this site', () => {
  expect(showPage(maker, 'im5')).toEqual({ kind: 'own page', href: '/pages/mg-im' });
  expect(showPage(maker, 'hilux')).toBeNull();
  expect(showPage(group, 'niva')).toBeNull();
});

test('E4 a model’s variants and colours come back as its manufacturer gave them, its features in their order', () => {
  const [zs, mg4] = maker.showroom.models.filter(({ make }) => make === 'MG');
  expect(zs?.colours).toEqual([aColour('red')]);
  expect(zs?.variants).toEqual([aVariant({ id: 'zs-essence', features: { 'Heated front seats': true, Sunroof: false } })]);
  expect(Object.keys(zs?.variants[0]?.features ?? {})).toEqual(['Heated front seats', 'Sunroof']);
  expect(mg4).toMatchObject({ variants: [], colours: [], interiors: [] });
});

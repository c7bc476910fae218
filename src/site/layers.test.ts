import { expect, test } from 'vitest';
import { SWITCH_NAMES, switchDefault, switchMeta } from '#src/site/switches/switches.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { resolveSwitches, switchFaults } from './layers.ts';
import { menuSchema } from './menu.ts';
import { resolveSite, type SiteDefinition, siteSwitches } from './site.ts';

const LAYERS = ['template classic', 'brand mg', 'group coast', 'site harbour', 'dealership harbour-motors'];
const definition: SiteDefinition = {
  slug: 'harbour',
  name: 'Harbour',
  template: 'classic',
  brand: 'mg',
  group: 'coast',
  logo_url: null,
  facebook_url: null,
  instagram_url: null,
  manufacturer: null,
  dealership_websites: [],
  switches: { newTagText: 'site' },
  theme: themeSchema.parse({ brand: '#075e6b', accent: '#b45309' }),
  popup: null,
  announcement: null,
  prize_wheel: null,
  menu: menuSchema.parse({}),
  pages: {},
};
const dealership = (slug: string, switches: Record<string, unknown>) => ({
  id: 1,
  slug,
  name: slug,
  phone: null,
  averageRating: null,
  reviewCount: 0,
  switches,
});

test.each(LAYERS.map((_, count) => count + 1))(
  'P3g of %i layers that set a switch the last one counts, and is named',
  (count) => {
    const layers = LAYERS.slice(0, count).map((name) => ({ name, switches: { newTagText: name } }));
    const { values, origins } = resolveSwitches(layers);
    expect(values.newTagText).toBe(LAYERS[count - 1]);
    expect(origins.newTagText).toBe(LAYERS[count - 1]);
  },
);

test('P3h a switch that no layer sets has the platform’s default, and is said to', () => {
  const { values, origins } = resolveSwitches([]);
  for (const name of SWITCH_NAMES) {
    expect(values[name]).toEqual(switchDefault(name));
    expect(origins[name]).toBe('platform default');
  }
});

test('P3i a layer that sets a switch to nothing sets it', () => {
  const layers = [
    { name: 'group coast', switches: { overrideCity: 'Cairns', financeEnabled: true } },
    { name: 'site harbour', switches: { overrideCity: null, financeEnabled: false } },
  ];
  expect(resolveSwitches(layers).values).toMatchObject({ overrideCity: null, financeEnabled: false });
});

test('P3n what a layer leaves unsaid within a switch has the platform’s default', () => {
  const { values } = resolveSwitches([{ name: 'site harbour', switches: { promoTiles: [{ title: 'Runout' }] } }]);
  expect(values.promoTiles).toEqual([
    {
      title: 'Runout',
      text: '',
      href: null,
      label: null,
      imageUrl: null,
      carTypes: [],
      strict: false,
      position: null,
      starts: null,
      expires: null,
    },
  ]);
});

test('P4n a value that no longer stands, as after an upgrade, gives way to the platform’s default', () => {
  const { values } = resolveSwitches([{ name: 'site harbour', switches: { cardsPerRow: 7 } }]);
  expect(values.cardsPerRow).toBe(switchDefault('cardsPerRow'));
});

test('P3.1 a site’s layers stand in the order template, brand, group, site, dealership', () => {
  const all = { newTagText: 'below', soldTagText: 'below', noPriceText: 'below', includeSoldCarsDays: 1 };
  const layers = {
    template: { ...all, soldTagText: 'template' },
    brand: { noPriceText: 'brand', newTagText: 'brand' },
    group: { noPriceText: 'group', newTagText: 'group' },
  };
  const { origins } = siteSwitches(definition, layers, dealership('harbour-motors', { includeSoldCarsDays: 9 }));
  expect([origins.soldTagText, origins.noPriceText, origins.newTagText, origins.includeSoldCarsDays]).toEqual([
    'template classic',
    'group coast',
    'site harbour',
    'dealership harbour-motors',
  ]);
});

test('P3k what a dealership sets holds for it and for no other, nor for the site', () => {
  const layers = { template: {}, brand: {}, group: {} };
  const site = resolveSite(7, definition, layers, [dealership('one', { includeSoldCarsDays: 9 }), dealership('two', {})]);
  expect(site.dealerships.map(({ switches }) => switches.includeSoldCarsDays)).toEqual([9, 3]);
  expect(site.switches.includeSoldCarsDays).toBe(3);
});

test('P3.2 a dealership may set the switches that concern a car or a location, and no other', () => {
  const allowed = SWITCH_NAMES.filter((name) => switchFaults({ [name]: switchDefault(name) }, 'dealership').length === 0);
  expect(allowed).toEqual(SWITCH_NAMES.filter((name) => switchMeta(name).perDealership === true));
  expect(allowed).toEqual(expect.arrayContaining(['includeSoldCarsDays', 'offersSubscriptions']));
  expect(switchFaults({ cardsPerRow: 4 }, 'dealership')).toEqual([
    { name: 'cardsPerRow', reason: expect.stringContaining('a dealership may not set this switch') },
  ]);
  expect(switchFaults({ cardsPerRow: 4 }, 'site')).toEqual([]);
});

test.each([
  ['cards_per_row', 'there is no such switch; did you mean cardsPerRow?'],
  ['CardsPerRow', 'there is no such switch; did you mean cardsPerRow?'],
  ['toString', 'there is no such switch'],
  ['colour', 'there is no such switch'],
])('P4d the unknown switch %s is refused, with the one that was meant', (name, reason) => {
  expect(switchFaults({ [name]: 1 }, 'site')).toEqual([{ name, reason }]);
});

test.each([
  ['cardsPerRow', 5],
  ['cardsPerRow', '4'],
  ['includeSoldCarsDays', -1],
  ['includeSoldCarsDays', 1.5],
  ['stockAgeLimitYears', 15],
  ['newTagText', ''],
  ['garageEnabled', 'yes'],
  ['garageEnabled', null],
  ['itemType', 'boat'],
])('P4e the switch %s may not be %j', (name, value) =>
  expect(switchFaults({ [name]: value }, 'site')).toEqual([{ name, reason: expect.stringMatching(/./) }]),
);

test('P4f a filter that does not parse and a zone that is none are refused with the reason', () => {
  expect(switchFaults({ searchFilters: ['make:Toyota', 'price under 5'], timeZone: 'Mars/Olympus' }, 'site')).toEqual([
    { name: 'searchFilters', reason: expect.stringContaining('the filter cannot be read: "price under 5"') },
    { name: 'timeZone', reason: 'must be a time zone such as Australia/Sydney' },
  ]);
});

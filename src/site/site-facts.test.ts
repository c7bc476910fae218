import { expect, test } from 'vitest';
import { SWITCH_NAMES, type SwitchName, switchDefault } from '#src/site/switches/switches.ts';
import { switchFaults } from './layers.ts';

const GAUGE = { feature: 'price-comparison', name: 'Autogauge' };
const ANALYSIS = { feature: 'market-badge', name: 'Car Analysis' };

/** What a site can be configured with, by the ledger fact that names it. */
const TOLD: readonly (readonly [string, SwitchName, unknown])[] = [
  ['P2.3 the lender', 'financeProvider', 'manual'],
  ['P2.3 where finance links lead', 'financeHref', 'https://lender.example/'],
  ['P2.3 a finance setting', 'financeFrequency', 'month'],
  ['P2.3 a phone setting', 'showsPhones', true],
  ['P2.5 favourites', 'garageEnabled', false],
  ['P2.5 the number of similar cars', 'similarCount', 4],
  ['P2.5 the stock count override', 'stockCountOverride', 2000],
  ['P2.5 the city override', 'overrideCity', 'Brisbane'],
  ['P2.5 the map section', 'vehicleMap', false],
  ['P2.5 the messaging token', 'messagingToken', 'a-token'],
  ['P2.5 the search filters', 'searchFilters', ['make:MG']],
  ['P2.6 plugins by feature and name', 'plugins', [GAUGE, ANALYSIS]],
  ['P2.7 the search host', 'searchHost', 'https://search.example/'],
  ['P2.7 the public search key', 'searchPublicKey', 'a-key'],
];

test.each(TOLD)('%s can be set on a site', (_fact, name, value) => {
  expect(SWITCH_NAMES).toContain(name);
  expect(switchFaults({ [name]: value }, 'site')).toEqual([]);
  expect(value).not.toEqual(name === 'financeProvider' ? null : switchDefault(name));
});

test.each([
  [[{ feature: 'price-comparison' }]],
  [[{ name: 'Autogauge' }]],
  [[{ feature: 'market-badge', name: 'Autogauge' }]],
  [['Autogauge']],
])('P2.6 a plugin that is not a known feature with its name is refused: %j', (plugins) => {
  expect(switchFaults({ plugins }, 'site').map(({ name }) => name)).toEqual(['plugins']);
});

test.each([
  ['P12.1', 'newTagText', 'New'],
  ['P12.1', 'soldTagText', 'JUST SOLD'],
  ['P12.2', 'noPriceText', 'Enquire for price.'],
  ['P12.3', 'dealerCommentsTitle', 'Dealer Comments'],
  ['P12.3', 'valuationButtonText', 'Get Your Valuation'],
  ['P12.3', 'callText', 'Call the dealer'],
  ['P12.4', 'enquiryButtonText', 'Enquire Now'],
] as const)('%s the text %s is “%s” unless a site says otherwise', (_fact, name, text) => {
  expect(switchDefault(name)).toBe(text);
  expect(switchFaults({ [name]: 'Another text' }, 'site')).toEqual([]);
});

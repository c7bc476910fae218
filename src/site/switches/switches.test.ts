import { expect, test } from 'vitest';
import { CAPABILITIES } from './capability-switches.ts';
import { SWITCH_NAMES, switchDefault, switchMeta, switchSchema } from './switches.ts';

test.each(SWITCH_NAMES)(
  'P2h the switch %s has a default that it would itself accept, a title, a sentence and an audience',
  (name) => {
    const { title, description, audience } = switchMeta(name);
    expect(title).toMatch(/^[\p{Lu}\d“].{3,}[^.]$/u);
    expect(title).not.toMatch(/^(?:is|has|shows|can)\b|\b(?:href|url|vdp|ms)\b/i);
    expect(description).toMatch(/^[A-Z].{15,}\.$/);
    expect(['page', 'server']).toContain(audience);
    expect(switchDefault(name)).not.toBeUndefined();
    expect(switchSchema.shape[name].safeParse(switchDefault(name)).success).toBe(true);
  },
);

test.each([
  ['newTagText', 'New'],
  ['soldTagText', 'JUST SOLD'],
  ['noPriceText', 'Enquire for price.'],
  ['dealerCommentsTitle', 'Dealer Comments'],
  ['callText', 'Call the dealer'],
  ['enquiryButtonText', 'Enquire Now'],
  ['valuationButtonText', 'Get Your Valuation'],
] as const)('P12a the text %s is "%s" unless a site says otherwise', (name, text) => expect(switchDefault(name)).toBe(text));

test('P10.1 a site is in Brisbane’s zone unless it says otherwise', () =>
  expect(switchDefault('timeZone')).toBe('Australia/Brisbane'));
test('S7.2 sold cars stay for three days unless a site says otherwise', () =>
  expect(switchDefault('includeSoldCarsDays')).toBe(3));

test('S18.1 the promotion among the results has its exact texts unless a site says otherwise', () =>
  expect(switchSchema.parse({}).promoTiles).toMatchObject([
    { title: 'We Want Your Car! We buy all types of cars', text: 'Our high turnover means we can pay more' },
  ]));

test('P11b every capability is a switch that is on or off', () => {
  for (const name of CAPABILITIES) expect(typeof switchDefault(name)).toBe('boolean');
});

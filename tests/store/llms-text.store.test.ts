import { afterAll, beforeAll, expect, test } from 'vitest';
import { llmsText } from '#src/views/site/llms-text.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const PHONE = '07 3000 1111';
const aPage = { title: 'A page', blocks: [{ block: 'prose', heading: 'A page', parts: [{ text: ['Words.'] }] }] };
const pages = { home: aPage, finance: aPage, 'trade-in': aPage };
const open = [{ weekday: 1, status: 'Open' as const, open: '08:30', close: '17:00' }];

/** Listed by the search, but not there to be looked at. */
const GONE = [
  aVehicle({ stocknum: 'P3', make: 'Mazda', status: 'sold', sold: true, sold_date: NOW.toISOString() }),
  aVehicle({ stocknum: 'P4', make: 'Mazda', status: 'coming_soon' }),
  aVehicle({ stocknum: 'P5', make: 'Kia', status: 'coming_soon' }),
];

let fleet: Fleet;
beforeAll(async () => {
  const yards = [
    aLocation({ slug: 'north', name: 'North [Yard](https://evil.example)\n# Free', contact_detail: { opening_hours: open } }),
    aLocation({ slug: 'back', name: 'The back lot', visible: false }),
  ];
  fleet = await aFleet([
    aSiteFile({ slug: 'plain', pages, dealerships: [aDealership('plain-motors', { phone: PHONE, locations: yards })] }),
    aSiteFile({
      slug: 'shown',
      pages,
      dealerships: [aDealership('shown-motors', { phone: PHONE })],
      switches: { showsPhones: true, agentTools: true },
    }),
    aSiteFile({ slug: 'gated', pages, switches: { signInForFinance: true, signInForSellMyCar: true } }),
    aSiteFile({ slug: 'bare', switches: { financeEnabled: false } }),
  ]);
  await fleet.stock('plain-motors', [
    aVehicle({ stocknum: 'P1', make: 'Toyota' }),
    aVehicle({ stocknum: 'P2', make: 'Mazda' }),
    ...GONE,
  ]);
});
afterAll(() => fleet.end());

const textOf = async (slug: string) => llmsText(await fleet.context(slug));

test('W6 /llms.txt leads to the stock by make and body, to locations with their hours, and to the description of the API', async () => {
  const text = await textOf('plain');
  expect(text).toMatch(/^# plain\n\n> plain sells cars in Newstead\. /);
  expect(text).toContain('- [Mazda](https://dealer.example/search/mazda): 1 car in stock\n');
  expect(text).toContain('Monday: 8.30 am to 5 pm');
  expect(text).toContain('- [Finance](https://dealer.example/finance)\n');
  expect(text).toContain('(https://dealer.example/api/openapi.json)');
});

test('W6 /llms.txt counts as in stock neither what was sold nor what is still to come', async () => {
  const text = await textOf('plain');
  expect(text).toContain('- [All cars](https://dealer.example/search/new-used-and-demo-cars/): 2 cars in stock\n');
  expect(text).toContain('/search/mazda): 1 car in stock\n');
  expect(text).not.toContain('/search/kia)');
});

test('W6 what a dealer’s names say makes no link or heading in /llms.txt', async () => {
  const text = await textOf('plain');
  expect(text).toContain('- [North \\[Yard\\](https://evil.example) \\# Free](https://dealer.example/');
  expect(text.match(/^#+ .*/gm)).toEqual([
    '# plain',
    '## Stock',
    '## Makes',
    '## Locations',
    '## Buying and selling',
    '## For programs',
  ]);
});

test('W6 /llms.txt tells nothing that the site hides: a phone number, a location, a page that asks to sign in, what is switched off', async () => {
  const [plain, shown, gated, bare] = await Promise.all(['plain', 'shown', 'gated', 'bare'].map(textOf));
  expect(plain).not.toContain(PHONE);
  expect(shown).toContain(`phone ${PHONE}`);
  expect(plain).not.toContain('The back lot');
  expect(plain).toContain('/trade-in)');
  expect(gated).not.toMatch(/\/finance|\/trade-in/);
  expect(bare).not.toContain('Finance');
  expect([plain, shown].map((text) => text?.includes('/mcp'))).toEqual([false, true]);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBlock } from '#src/blocks/check-block.ts';
import { Blocks } from '#src/blocks/views.tsx';
import { loader } from '#src/routes/page.tsx';
import { pageContext } from '#src/routes/request-context.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { aSiteFile, siteFiles } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const FINANCE = { title: 'Finance', blocks: [{ block: 'finance-calculator', heading: 'By the week', isTitle: true }] };
const SITES = [
  aSiteFile({ slug: 'ours', switches: { financeProvider: 'alpha' }, pages: { ...aSiteFile().pages, finance: FINANCE } }),
  aSiteFile({ slug: 'theirs' }),
];

let fleet: Fleet;
const ids = new Map<string, number>();
beforeAll(async () => {
  fleet = await aFleet([]);
  await applySites(fleet.platform, async () => ({ ...siteFiles(SITES), lenders: [aLender({ id: 'alpha' })] }), [], checkBlock);
  const car = (stocknum: string, facts: object = {}) =>
    aVehicle({ stocknum, year: 2022, make: 'Toyota', model: 'Corolla', badge: 'Ascent', price: 25_990, ...facts });
  await fleet.stock('ours-motors', [
    car('FREE'),
    car('SOLD', { status: 'sold' }),
    car('HIDDEN', { show_on_dealer_website: false }),
  ]);
  await fleet.stock('theirs-motors', [car('THEIRS')]);
  for (const { id, stocknum } of await fleet.all.selectFrom('vehicle').select(['id', 'stocknum']).execute())
    ids.set(stocknum, id);
});
afterAll(() => fleet.end());

async function open(query: string) {
  const context = new RouterContextProvider();
  context.set(pageContext, await fleet.context('ours'));
  const request = new Request(`https://dealer.example/personalised/finance${query}`);
  return loader({ request, params: { '*': 'personalised/finance' }, context } as never);
}
const refused = async (query: string) => {
  const answer: unknown = await open(query).catch((error: unknown) => error);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return { status: (answer as { init?: { status?: number } }).init?.status, to: null };
};

test('A10 the finance page for a vehicle names it, in the title too, and leads back to it', async () => {
  const page = await open(`?car_id=${ids.get('FREE')}`);
  expect(page.name).toBe('Finance for the 2022 Toyota Corolla Ascent');
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Blocks, { blocks: page.blocks })));
  expect(html).toMatch(/<a href="\/cars\/[^"]+"[^>]*>.*2022 Toyota Corolla Ascent.*Stock FREE/);
});

test('A10 without a vehicle it is the finance page', async () => expect((await open('')).name).toBe('Finance'));

test.each(['THEIRS', 'HIDDEN', 'UNKNOWN'])(
  'A10, P6 for a vehicle that this site does not show it is not found: %s',
  async (stocknum) => {
    expect(await refused(`?car_id=${ids.get(stocknum) ?? 999_999}`)).toEqual({ status: 404, to: null });
  },
);

test('A10 for a sold vehicle it leads to the vehicle’s own page, which says so', async () => {
  const { status, to } = await refused(`?car_id=${ids.get('SOLD')}`);
  expect([status, to]).toEqual([302, expect.stringMatching(/^\/cars\/.*corolla/)]);
});

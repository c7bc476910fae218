import { afterAll, beforeAll, expect, test } from 'vitest';
import { showVehicleForm, tradeInHref, vehicleFormHref } from '#src/views/leads/show-form.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const TRADE_IN = { title: 'Trade-in', blocks: [{ block: 'lead-form', form: 'trade-in', heading: 'What is yours worth?' }] };
const HOME = { title: 'Home', blocks: [{ block: 'vehicle-rail', heading: 'In stock' }] };
const COMMENTS = `<p onclick="steal()">One owner<script>steal()</script></p>${'<b>Two keys</b> and its books. '.repeat(600)}`;

let fleet: Fleet;
beforeAll(async () => {
  const address = { city: 'Geelong', state: 'VIC', postcode: '3220', id: 793 };
  fleet = await aFleet([
    aSiteFile({
      slug: 'full',
      dealerships: [
        aDealership('one'),
        aDealership('far', {
          switches: { saysUnregistered: false },
          locations: [aLocation({ slug: 'geelong', name: 'Geelong', address })],
        }),
      ],
      switches: {
        timeZone: 'Australia/Perth',
        showsElectricTag: true,
        tradeInButton: true,
        valuationButtonText: 'Value my car',
        showsPriceHistory: true,
        preOwnedPromise: true,
        usedCarChecks: ['Brakes'],
        lowerHiddenAtAddresses: [793],
      },
      pages: { home: HOME, 'trade-in': TRADE_IN },
    }),
    aSiteFile({ slug: 'bare', dealerships: ['one'], switches: { tradeInButton: true } }),
  ]);
  const first = [aVehicle({ stocknum: 'car', price: 27_000, created_at: '2026-11-01T00:00:00Z' })];
  await fleet.stock('one', first, new Date(NOW.getTime() - 5 * 86_400_000));
  await fleet.stock('one', [
    aVehicle({
      stocknum: 'car',
      price: 25_500,
      badge: 'SX',
      created_at: '2026-11-01T00:00:00Z',
      rego_expiry: '2026-11-14',
      images: ['a', 'b', 'c', 'd', 'e'].map((name) => `https://img.example/${name}.jpg`),
      dealercomments: COMMENTS,
      variant: { ancaprating: '5 (2021)', fuelconsumptioncombined: 7.4, torque: 'null' },
    }),
    aVehicle({ stocknum: 'like', price: 26_000 }),
    aVehicle({ stocknum: 'silent', dealercomments: '<p>---</p>', rego_expiry: '2026-11-15' }),
    aVehicle({ stocknum: 'soon', status: 'coming_soon' }),
    aVehicle({ stocknum: 'held', reserved: true, simple_fuel: 'Electric' }),
    aVehicle({ stocknum: 'sold', make: 'Rare', model: 'One', sold: true, sold_date: '2026-01-01T00:00:00Z' }),
    aVehicle({ stocknum: 'hidden', show_on_dealer_website: false }),
    aVehicle({ stocknum: 'priceless', price: null }),
    aVehicle({ stocknum: 'ahead', price: null, preorder: true }),
    aVehicle({ stocknum: 'new', car_type: 'new' }),
  ]);
  await fleet.stock('far', [aVehicle({ stocknum: 'far', rego_expiry: '2026-11-01' })]);
});
afterAll(() => fleet.end());

const slugOf = async (stocknum: string) =>
  (await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).slug;
const pageOf = async (stocknum: string, site = 'full', now = NOW) => {
  const answer = await viewVehicle(await fleet.context(site, now), await slugOf(stocknum));
  if (answer?.kind !== 'page') throw new Error(`${stocknum} has no page.`);
  return answer.page;
};
const fact = (facts: readonly { readonly label: string; readonly value: string }[], label: string) =>
  facts.find((one) => one.label === label)?.value;

test('V1.3 a breadcrumb leads to the searches of year, make and model, and ends at the badge', async () =>
  expect((await pageOf('car')).crumbs.slice(1)).toEqual([
    { label: '2022', href: '/search/new-used-and-demo-cars/?range[year]=2022:2022' },
    { label: 'Toyota', href: '/search/toyota' },
    { label: 'Corolla', href: '/search/toyota/corolla' },
    { label: 'SX', href: null },
  ]));

test('V1g a sold vehicle whose make nobody has any more links to no search that is not there', async () => {
  const { crumbs, similarHref } = await pageOf('sold');
  expect(crumbs.find(({ label }) => label === 'Rare')?.href).toBeNull();
  expect(similarHref).toBe('/search/new-used-and-demo-cars/');
});

test('V5.1 comments full of markup come safe, folded after 400 characters, with every word of theirs', async () => {
  const { commentsHtml, isCommentFolded } = await pageOf('car');
  expect(commentsHtml).not.toMatch(/steal|<script|onclick/);
  expect(isCommentFolded).toBe(true);
  expect(commentsHtml.split('fold__dots')[0]?.replaceAll(/<[^>]*>?/g, '').length).toBeLessThanOrEqual(400);
  expect(commentsHtml.replaceAll(/<span class="fold__dots">…<\/span>|<[^>]*>/g, '').match(/Two\s+keys/g)).toHaveLength(600);
});

test('V5o comments of 100 KB are set aside with their reason, and the other rows go in', async () => {
  const result = await fleet.stock('far', [
    aVehicle({ stocknum: 'huge', dealercomments: 'word '.repeat(20_000) }),
    aVehicle({ stocknum: 'beside' }),
  ]);
  expect(JSON.stringify(result)).toMatch(/dealercomments/);
  expect((await pageOf('beside')).available).toBe(true);
});

test('V5.2 dashes are no comment', async () => expect((await pageOf('silent')).commentsHtml).toBe(''));

test('K4d the rating and the fuel figure are told with year and unit, and what says null is not', async () => {
  const { facts, specifications } = await pageOf('car');
  expect(fact(facts, 'ANCAP rating')).toBe('5 stars (2021)');
  expect(fact(facts, 'Fuel use')).toBe('7.4 L/100km');
  expect(fact(specifications, 'Torque')).toBeUndefined();
});

test('V8.1, V8.2 coming soon and reserved show price and buttons and are tagged so, whatever other tag they have', async () => {
  const [soon, held] = [await pageOf('soon'), await pageOf('held')];
  for (const page of [soon, held]) {
    expect(page.price).toMatchObject({ text: '$25,000' });
    expect(page.forms.testDrive).not.toBeNull();
  }
  expect(soon.tags.map(({ text }) => text)).toContain('COMING SOON');
  expect(held.tags.map(({ text }) => text)).toEqual(['RESERVED', 'Electric']);
});

test('V8.3 a sold vehicle has its tag alone, neither price nor trade-in nor history, and is not indexed', async () =>
  expect(await pageOf('sold')).toMatchObject({
    tags: [{ kind: 'sold' }],
    price: null,
    tradeInHref: null,
    history: null,
    indexed: false,
    forms: { enquiry: { label: 'Find Me Something Similar' }, testDrive: null },
  }));

test('V8.5 a vehicle that the dealer keeps off the website has no page', async () =>
  expect(await viewVehicle(await fleet.context('full'), await slugOf('hidden'))).toBeNull());

test('V8h without a price the page says so, and ordering ahead says that', async () => {
  expect((await pageOf('priceless')).price).toEqual({ kind: 'words', text: 'Enquire for price.' });
  expect((await pageOf('ahead')).price).toEqual({ kind: 'words', text: 'PREORDER' });
});

test('V9.1 a dealership that does not say Unregistered says when rego ran out, whatever its site says', async () => {
  expect(fact((await pageOf('far')).facts, 'Rego')).toBe('Expires on 1 Nov 2026');
  expect(fact((await pageOf('car', 'full', new Date('2026-11-20T00:00:00Z'))).facts, 'Rego')).toBe('Unregistered');
});

test('V12.2 photos can be asked for however many there are, and not of a vehicle that is sold', async () => {
  expect((await pageOf('car')).forms.photos?.label).toBe('Request photos');
  expect((await pageOf('silent')).forms.photos).not.toBeNull();
  expect((await pageOf('sold')).forms.photos).toBeNull();
});

test('V10.3 the address of a trade-in leads to the form about its vehicle, and to the site’s page where there is none', async () => {
  const [context, slug] = [await fleet.context('full'), await slugOf('car')];
  const { viewed } = await pageOf('car');
  expect(await tradeInHref(context, String(viewed.id))).toBe(`/cars/${slug}/trade-in`);
  for (const key of [null, 'no-such-car', await slugOf('sold')]) expect(await tradeInHref(context, key)).toBe('/trade-in');
});

test('V9.1 whether rego ran out is decided by the day in the site’s zone', async () => {
  // Midnight of the 15th in Brisbane is still the 14th in Perth.
  const at = new Date('2026-11-14T14:30:00Z');
  expect(fact((await pageOf('car', 'full', at)).facts, 'Rego')).toBe('Expires on 14 Nov 2026');
  expect(fact((await pageOf('car', 'bare', at)).facts, 'Rego')).toBe('Unregistered');
});

test('V10.1 checks and the promise of used vehicles are not those of a new one', async () => {
  expect(await pageOf('car')).toMatchObject({ checks: ['Brakes'], promises: { included: [{}, {}] } });
  expect(await pageOf('new')).toMatchObject({ checks: [], promises: { included: [] } });
});

test('V10.3 a trade-in is offered where the switch is on and the site has its page', async () => {
  const { tradeInHref, viewed } = await pageOf('car');
  expect(tradeInHref).toBe(`/cars/trade-in?car_id=${viewed.id}`);
  expect((await pageOf('car', 'bare')).tradeInHref).toBeNull();
});

test('T1a the trade-in page about a vehicle is the form with that vehicle, and its button has the site’s words', async () => {
  const context = await fleet.context('full');
  const slug = await slugOf('car');
  expect(await vehicleFormHref(context, 'trade-in', slug)).toBe(`/cars/${slug}/trade-in`);
  expect(await vehicleFormHref(context, 'trade-in', 'nothing-like-it')).toBeNull();
  const found = await showVehicleForm(context, slug, 'trade-in');
  expect(found).toMatchObject({
    kind: 'page',
    page: { form: { submitText: 'Value my car', car: slug, form: { name: 'trade-in' } }, car: { stockNumber: 'car' } },
  });
});

test('V15.1 a vehicle at an address on the site’s list shows no similar vehicles', async () => {
  expect((await pageOf('car')).similar).not.toBeNull();
  expect((await pageOf('far')).similar).toBeNull();
});

test('V19.1 a vehicle leads to the stock of its own dealership', async () =>
  expect((await pageOf('far')).dealer.href).toBe('/search/far'));

test('the price history is what the imports changed, and the days are those since it was listed', async () => {
  expect((await pageOf('car')).history).toEqual({
    listed: 'Listed 14 days ago',
    meaning: 'Drive away',
    steps: [
      { dollars: 27_000, price: '$27,000', since: null, change: null },
      { dollars: 25_500, price: '$25,500', since: '15 Nov 2026', change: '$1,500 less' },
    ],
  });
  expect((await pageOf('like')).history?.steps).toEqual([]);
  expect((await pageOf('car', 'bare')).history).toBeNull();
});

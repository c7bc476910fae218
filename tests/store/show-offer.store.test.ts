import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block as offerHighlight } from '#src/blocks/offer-highlight/block.ts';
import { block as offersBlock } from '#src/blocks/offers/block.ts';
import type { Context, PageContext } from '#src/use-cases/context.ts';
import { type OfferAnswer, showOffer } from '#src/views/offers/show-offer.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { viewOf } from '#tests/factories/view-of.ts';

const model = (name: string, override_url: string | null = null) => ({
  name,
  override_url,
  status: 'current' as const,
  image_url: '/images/suv-b/f34',
  bodies: [],
});
const CATALOGUE = [
  { name: 'MG', logo_url: null, models: [model('ZS'), model('IM6', '/pages/mg-im')] },
  { name: 'Kia', logo_url: null, models: [model('EV3')] },
];
const HOUR = 3_600_000;
const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString();
const LONG = `<p>${'Sharper prices on every one. '.repeat(10)}</p>`;
let fleet: Fleet;
let ids: Record<string, number>;
type Site = 'coastline' | 'summit' | 'harbour';
let sites: Record<Site, Context>;

beforeAll(async () => {
  const offers = [
    {
      slug: 'zs',
      name: 'ZS </script><script>alert(1)</script>',
      description: LONG,
      disclaimer: '<p>While stocks last.</p>',
      category: 'Finance offer',
      manufacturer: 'MG',
      model: 'zs',
      expires: at(HOUR),
    },
    { slug: 'im6', name: 'IM6 for a day', manufacturer: 'MG', model: 'im6', image_url: 'https://photos.example/im6.jpg' },
    { slug: 'ours-only', name: 'Owners’ evening', excluded_sites: ['summit'] },
    { slug: 'over', name: 'Over', expires: at(-1) },
    { slug: 'to-come', name: 'To come', starts: at(HOUR) },
  ];
  const locations = [
    aLocation({
      slug: 'coast',
      name: 'Coast',
      address: { city: 'Maroochydore', state: 'QLD', postcode: '4558' },
      contact_detail: { phone: '07 5550 4558' },
    }),
  ];
  const pages: SiteFileFacts['pages'] = {
    ...aSiteFile().pages,
    'special-offers': { title: 'Special offers', blocks: [{ block: 'offers', heading: 'Offers' }] },
    'book-test-drive': { title: 'Drive', blocks: [{ block: 'lead-form', form: 'test-drive', heading: 'Drive' }] },
  };
  fleet = await aFleet(
    [
      aSiteFile({
        slug: 'coastline',
        manufacturer: 'MG',
        dealerships: [aDealership('coastline-mg', { name: 'Coastline MG', offers, locations })],
        pages,
      }),
      aSiteFile({
        slug: 'summit',
        dealerships: [
          aDealership('summit-kia', {
            offers: [{ slug: 'ev3', name: 'EV3 demos', manufacturer: 'Kia', model: 'ev3', stock_filter: 'car_type:demo' }],
          }),
          'coastline-mg',
        ],
      }),
      aSiteFile({ slug: 'harbour' }),
    ],
    undefined,
    CATALOGUE,
  );
  await fleet.stock('coastline-mg', [
    aVehicle({ stocknum: 'ZS1', make: 'MG', model: 'ZS' }),
    aVehicle({ stocknum: 'HS1', make: 'MG', model: 'HS' }),
  ]);
  await fleet.stock('summit-kia', [
    aVehicle({ stocknum: 'EV3', make: 'Kia', model: 'EV3', car_type: 'used' }),
    aVehicle({ stocknum: 'DEMO', make: 'MG', model: 'ZS', car_type: 'demo' }),
  ]);
  const { rows } = await sql<{ slug: string; id: number }>`select slug, id from offer`.execute(fleet.all);
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
  sites = {
    coastline: await fleet.context('coastline'),
    summit: await fleet.context('summit'),
    harbour: await fleet.context('harbour'),
  };
});
afterAll(() => fleet.end());

const idOf = (slug: string) => String(ids[slug] ?? 0);
const answer = (site: Site, slug: string, make: string | null = null): OfferAnswer => showOffer(sites[site], make, idOf(slug));
function pageOf(site: Site, slug: string, make: string | null) {
  const found = answer(site, slug, make);
  if (found?.kind !== 'page') throw new Error('There is no page.');
  return found;
}

test('O1.1 an offer of a make has one address, under its make; the other addresses lead there', () => {
  const moved = { kind: 'moved', href: `/offers/mg/${idOf('zs')}` };
  expect(answer('coastline', 'zs', 'mg')?.kind).toBe('page');
  expect(answer('coastline', 'zs')).toEqual(moved);
  expect(answer('coastline', 'zs', 'kia')).toEqual(moved);
  expect(answer('coastline', 'ours-only', 'mg')).toEqual({ kind: 'moved', href: `/offers/${idOf('ours-only')}` });
});

test.each<[why: string, site: Site, slug: string]>([
  ['is unknown', 'coastline', 'nothing'],
  ['is over', 'coastline', 'over'],
  ['is to come', 'coastline', 'to-come'],
  ['is kept from the site', 'summit', 'ours-only'],
  ['belongs to another site', 'harbour', 'zs'],
])('O1t an offer that %s has no page', (_why, site, slug) => {
  expect(answer(site, slug)).toBeNull();
  expect(answer(site, slug, 'mg')).toBeNull();
});

test('O1d an offer’s page is gone at the second it ends', async () => {
  const end = NOW.getTime() + HOUR;
  expect(showOffer(await fleet.context('coastline', new Date(end - 1)), 'mg', idOf('zs'))).not.toBeNull();
  expect(showOffer(await fleet.context('coastline', new Date(end)), 'mg', idOf('zs'))).toBeNull();
});

test('O1u its page has its words, its way there, its vehicles, its dealer and the site’s other offers', () => {
  const { page } = pageOf('coastline', 'zs', 'mg');
  expect(page.crumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Special offers', '/special-offers'],
    ['ZS </script><script>alert(1)</script>', null],
  ]);
  expect(page.offer).toMatchObject({
    category: 'Finance offer',
    until: 'Ends 15 Nov 2026',
    disclaimer: { html: '<p>While stocks last.</p>', isFolded: false },
    enquire: { label: 'Enquire Now', href: `/offers/mg/${idOf('zs')}#offer-form` },
    explore: { label: 'Explore ZS', href: '/zs' },
    testDrive: { label: 'Book A Test Drive', href: '/book-test-drive' },
  });
  expect(page.offer.description?.isFolded).toBe(true);
  expect(page.stock).toMatchObject({ heading: 'MG ZS in stock', href: '/search/mg/zs', cards: [{ title: '2022 MG ZS' }] });
  expect([page.dealer, page.location?.name, page.allHref]).toEqual(['Coastline MG', 'Coast', '/special-offers']);
  expect(page.others.map(({ name }) => name)).toEqual(['IM6 for a day', 'Owners’ evening']);
});

test('O9d a card shows the offer’s own picture, else its model’s, and explores the model at its own address', () => {
  const { page } = pageOf('coastline', 'zs', 'mg');
  expect(page.offer.picture?.src).toContain('/images/suv-b/f34');
  expect(page.others[0]?.picture?.src).toBe('https://photos.example/im6.jpg');
  expect(page.others[0]?.explore).toEqual({ label: 'Explore IM6', href: '/pages/mg-im' });
  expect(page.others[1]?.picture).toBeNull();
});

test('O1v vehicles beside an offer are its dealership’s own, and those its filter names', () => {
  const { page } = pageOf('summit', 'zs', 'mg');
  expect(page.stock?.cards.map(({ title, stockNumber }) => [title, stockNumber])).toEqual([['2022 MG ZS', 'Stock ZS1']]);
  const demo = pageOf('summit', 'ev3', 'kia');
  expect(demo.page.stock).toMatchObject({ heading: 'Cars with this offer', cards: [{ stockNumber: 'Stock DEMO' }] });
});

test('O1w where the site has no page for the model, for test drives or for offers, nothing leads there', () => {
  const { page } = pageOf('summit', 'im6', 'mg');
  expect([page.allHref, page.offer.testDrive]).toEqual([null, null]);
  const zs = pageOf('summit', 'zs', 'mg');
  expect(zs.page.offer.explore).toEqual({ label: 'Explore ZS', href: '/zs' });
});

test('O2.2 a card’s text is at most 160 characters of plain words', async () => {
  const { offers } = await viewOf(offersBlock, sites.coastline, { heading: 'Offers' });
  const [card] = offers;
  expect(card?.text).toMatch(/^Sharper prices on every one\. Sharper[^<]*…$/);
  expect(card?.text.length).toBeLessThanOrEqual(160);
});

test('O1l a page of offers may ask for a category, a make or a few', async () => {
  const context = sites.summit;
  const names = async (props: object) =>
    (await viewOf(offersBlock, context, { heading: 'Offers', ...props })).offers.map(({ name }) => name);
  expect(await names({ manufacturer: 'kia' })).toEqual(['EV3 demos']);
  expect(await names({ category: 'Finance offer' })).toHaveLength(1);
  expect(await names({ limit: 2 })).toHaveLength(2);
  expect(await names({})).toHaveLength(3);
});

test('O1x an offer that a page names is shown large while it runs on that site, and the first one where it names none', async () => {
  const [coastline, summit] = [sites.coastline, sites.summit];
  const shown = async (context: PageContext, offer: string | null) =>
    (await viewOf(offerHighlight, context, { offer }))?.offer.name ?? null;
  expect(await shown(coastline, 'ours-only')).toBe('Owners’ evening');
  expect(await shown(summit, 'ours-only')).toBeNull();
  expect(await shown(summit, null)).toBe('EV3 demos');
  expect(await shown(sites.harbour, null)).toBeNull();
});

test('W1r search engines are told of an offer what its page says', () => {
  const { about } = pageOf('coastline', 'zs', 'mg');
  const url = `https://dealer.example/offers/mg/${idOf('zs')}`;
  expect(about.url).toBe(url);
  expect(new URL(about.image?.url ?? '').searchParams.get('photo')).toContain('/images/suv-b/f34');
  const [offer, crumbs] = (about.graph as { '@graph': unknown[] })['@graph'];
  expect(offer).toEqual({
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    name: 'ZS </script><script>alert(1)</script>',
    description: expect.stringMatching(/^Sharper prices/) as string,
    category: 'Finance offer',
    image: expect.stringContaining('https://dealer.example/images/suv-b/f34') as string,
    validThrough: at(HOUR),
    itemOffered: { '@type': 'Car', name: 'MG ZS', brand: { '@type': 'Brand', name: 'MG' }, model: 'ZS' },
    seller: {
      '@type': 'AutoDealer',
      name: 'Coastline MG',
      url: 'https://dealer.example/',
      telephone: '07 5550 4558',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Maroochydore',
        addressRegion: 'QLD',
        postalCode: '4558',
        addressCountry: 'AU',
      },
    },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { item: url }] });
});

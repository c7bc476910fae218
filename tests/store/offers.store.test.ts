import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fenced } from '#src/store/fence.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';

type Dealership = Exclude<SiteFileFacts['dealerships'][number], string>;
type OfferFacts = NonNullable<Dealership['offers']>[number];
const model = (name: string, facts: { override_url?: string; image_url?: string } = {}) => ({
  name,
  override_url: null,
  status: 'current' as const,
  image_url: null,
  bodies: [],
  ...facts,
});
const CATALOGUE = [
  {
    name: 'MG',
    logo_url: null,
    models: [model('ZS', { override_url: '/pages/zs', image_url: '/images/suv-a/f34' }), model('HS')],
  },
  { name: 'Toyota', logo_url: null, models: [model('HiLux')] },
];
const HOUR = 3_600_000;
const at = (ms: number) => new Date(ms).toISOString();
const END = NOW.getTime() + HOUR;

/** Every field that an offer can have. */
const WHOLE: OfferFacts = {
  slug: 'run-out',
  name: 'Run-out',
  description: '<p>Save <b>now</b>.</p><script>alert(1)</script><a href="https://x.example" onclick="y()">Read on</a>',
  disclaimer: '<p>While stocks last.</p><img src=x onerror=alert(1)>',
  category: 'Finance offer',
  image_url: 'https://photos.example/zs.jpg',
  manufacturer: 'mg',
  model: 'zs',
  stock_filter: 'make:MG AND car_type:demo',
  excluded_sites: ['summit'],
  starts: '2026-11-01T00:00:00+10:00',
  expires: at(END),
};

function sites(offers: readonly OfferFacts[]): SiteFileFacts[] {
  const manufacturers = ['MG', 'Home-made'];
  const locations = [aLocation({ slug: 'coast', manufacturers })];
  return [
    aSiteFile({
      slug: 'coastline',
      manufacturer: 'MG',
      dealerships: [aDealership('coastline-mg', { offers: [...offers], locations })],
    }),
    aSiteFile({ slug: 'summit', dealerships: [aDealership('summit-toyota'), 'coastline-mg'] }),
    aSiteFile({ slug: 'harbour' }),
  ];
}

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet(
    sites([
      WHOLE,
      { slug: 'toyota', name: 'Not for an MG site', manufacturer: 'Toyota', model: 'hilux' },
      { slug: 'shared', name: 'For both', manufacturer: 'Home-made' },
      { slug: 'any', name: 'For any make' },
      { slug: 'over', name: 'Over', expires: at(NOW.getTime()) },
      { slug: 'to-come', name: 'To come', starts: at(NOW.getTime() + 2 * HOUR) },
    ]),
    undefined,
    CATALOGUE,
  );
});
afterAll(() => fleet.end());

const shown = async (site: string, now = NOW) => (await fleet.context(site, now)).showroom.offers.map(({ slug }) => slug);
const idOf = async (slug: string) =>
  (await sql<{ id: number }>`select id from offer where slug = ${slug}`.execute(fleet.all)).rows[0]?.id;

test('O9.1 an offer comes out of the store as it went in, with every field, its model and the sites it is kept from', async () => {
  const { showroom } = await fleet.context('coastline');
  expect(showroom.offers[0]).toEqual({
    id: await idOf('run-out'),
    dealershipId: await fleet.dealershipId('coastline-mg'),
    slug: 'run-out',
    name: 'Run-out',
    sanitizedDescription: '<p>Save <b>now</b>.</p>Read on',
    sanitizedDisclaimer: '<p>While stocks last.</p>',
    category: 'Finance offer',
    imageUrl: 'https://photos.example/zs.jpg',
    manufacturer: 'MG',
    model: { name: 'ZS', slug: 'zs', overrideUrl: '/pages/zs', imageUrl: '/images/suv-a/f34' },
    stockFilter: 'make:MG AND car_type:demo',
    excludedWebsiteIds: [await fleet.siteId('summit')],
    startsAt: Date.parse('2026-10-31T14:00:00Z'),
    expiresAt: END,
  });
});

test('O2.3 what the dealer wrote is kept beside what was made safe of it', async () => {
  const { rows } =
    await sql`select description, sanitized_description, disclaimer, sanitized_disclaimer from offer where slug = 'run-out'`.execute(
      fleet.all,
    );
  expect(rows).toEqual([
    {
      description: WHOLE.description,
      sanitizedDescription: '<p>Save <b>now</b>.</p>Read on',
      disclaimer: WHOLE.disclaimer,
      sanitizedDisclaimer: '<p>While stocks last.</p>',
    },
  ]);
});

test('O1.2 an offer is shown on the dealership’s sites but for those it is kept from, in the order of the file', async () => {
  expect(await shown('summit')).toEqual(['toyota', 'shared', 'any']);
  expect(await shown('harbour')).toEqual([]);
});

test('O1.2 the database itself gives a site no offer it is kept from', async () => {
  const seen = (site: number) =>
    fenced(fleet.app, site, (trx) => sql<{ slug: string }>`select slug from offer order by slug`.execute(trx));
  const summit = await seen(await fleet.siteId('summit'));
  const coastline = await seen(await fleet.siteId('coastline'));
  expect(summit.rows.map(({ slug }) => slug)).not.toContain('run-out');
  expect(coastline.rows.map(({ slug }) => slug)).toContain('run-out');
});

test('O1c a manufacturer’s site shows offers of its own make and of none, never another make’s', async () =>
  expect(await shown('coastline')).toEqual(['run-out', 'any']));

test('O1d an offer is gone at the second it ends, and its showroom with it', async () => {
  const { showroom } = await fleet.context('coastline', new Date(END - 1));
  expect([showroom.offers[0]?.slug, showroom.validUntil]).toEqual(['run-out', END]);
  expect(await shown('coastline', new Date(END))).toEqual(['any']);
});

test('O1e an offer shows from the second it begins, and the showroom before it is true until then', async () => {
  const { showroom } = await fleet.context('summit');
  expect([showroom.offers.map(({ slug }) => slug).includes('to-come'), showroom.validUntil]).toEqual([false, END + HOUR]);
  expect(await shown('summit', new Date(END + HOUR))).toContain('to-come');
});

test('O9c an offer keeps its id while its file changes, and one that left the file is gone', async () => {
  const own = await aFleet(sites([WHOLE, { slug: 'second', name: 'Second' }]), undefined, CATALOGUE);
  try {
    const ids = async () => {
      const { rows } = await sql<{ slug: string; id: number }>`select slug, id from offer order by id`.execute(own.all);
      return Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
    };
    const before = await ids();
    await own.apply(
      sites([
        { slug: 'third', name: 'Third' },
        { ...WHOLE, name: 'Renamed' },
      ]),
      undefined,
      CATALOGUE,
    );
    expect(await ids()).toEqual({ 'run-out': before['run-out'], third: expect.any(Number) });
    expect((await own.context('coastline')).showroom.offers.map(({ name }) => name)).toEqual(['Third', 'Renamed']);
  } finally {
    await own.end();
  }
});

test('O1f an offer is kept from a site that is applied later than the offer', async () => {
  const [coastline, summit, harbour] = sites([{ ...WHOLE, excluded_sites: ['summit'] }]);
  if (coastline === undefined || summit === undefined || harbour === undefined) throw new Error('three sites');
  const own = await aFleet([harbour], undefined, CATALOGUE);
  try {
    // Summit's file is wrong at first, so only its name is known when the offer comes.
    const { refused } = await own.apply([coastline, { ...summit, template: 'baroque' }], undefined, CATALOGUE);
    expect(refused).toHaveLength(1);
    await own.apply([coastline, summit], undefined, CATALOGUE);
    expect((await own.context('summit')).showroom.offers).toEqual([]);
    expect((await own.context('coastline')).showroom.offers).toHaveLength(1);
  } finally {
    await own.end();
  }
});

test.each<[sentence: string, wrong: Partial<OfferFacts>, key: string, reason: string]>([
  ['P4u an offer of a make that nobody knows', { manufacturer: 'Acme', model: null }, 'manufacturer', 'there is no make "Acme"'],
  ['P4v an offer of a model that the make does not have', { model: 'hilux' }, 'model', 'there is no model "hilux" of "mg"'],
  ['P4w an offer that is kept from a site that is not there', { excluded_sites: ['nowhere'] }, 'excluded_sites', '"nowhere"'],
])('%s is refused with its place and the reason, and the site stays as it was', async (_sentence, wrong, key, reason) => {
  const { applied, refused } = await fleet.apply(sites([{ ...WHOLE, ...wrong }]).slice(0, 1), undefined, CATALOGUE);
  expect(applied).toEqual([]);
  expect(refused).toEqual([
    { file: 'coastline.json', key: `dealerships.0.offers.0.${key}`, reason: expect.stringContaining(reason) as string },
  ]);
  expect(await shown('coastline')).toEqual(['run-out', 'any']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileFault } from '#src/site/files/read-site-files.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';

type Sites = readonly (SiteFileFacts & { file?: string })[];
const CATALOGUE = [
  {
    name: 'MG',
    logo_url: null,
    models: [{ name: 'ZS', override_url: null, status: 'current' as const, image_url: null, bodies: [] }],
  },
];
let fleet: Fleet;
let tries = 0;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'standing', domains: ['taken.example'] })]);
});
afterAll(() => fleet.end());

/** A site's file that would be right, of a site that is not there yet. */
function fresh(facts: Partial<SiteFileFacts> = {}): SiteFileFacts {
  tries += 1;
  return aSiteFile({ slug: `new-${tries}`, ...facts });
}

/** Applies files of which the last is wrong; what was refused, once it is clear that it alone was. */
async function refusedLast(...sites: Sites): Promise<readonly FileFault[]> {
  const right = fresh();
  const { applied, refused } = await fleet.apply([...sites, right], undefined, CATALOGUE);
  expect(applied).toEqual([...sites.slice(0, -1), right].map(({ slug }) => slug));
  return refused;
}

const page = (
  slug: string,
  blocks: SiteFileFacts['pages'][string]['blocks'] = [{ block: 'vehicle-rail', heading: 'In stock' }],
) => ({
  pages: { ...aSiteFile().pages, [slug]: { title: 'Page', blocks } },
});
const located = (slug: string) => ({ dealerships: [aDealership(`dealer-of-${slug}`, { locations: [aLocation({ slug })] })] });

test.each<[sentence: string, wrong: Partial<SiteFileFacts>, key: string, reason: string]>([
  [
    'P1c a host that another site has',
    { domains: ['taken.example'] },
    'domains',
    'the host taken.example belongs to the site "standing"',
  ],
  [
    'P1d another site’s name under localhost as a host',
    { domains: ['standing.localhost'] },
    'domains',
    'belongs to the site "standing"',
  ],
  ['P1e one host twice', { domains: ['twice.example', 'twice.example'] }, 'domains', 'twice.example'],
  ['P3c a template that is not there', { template: 'baroque' }, 'template', 'there is no template "baroque"'],
  ['P3d a brand that is not there', { brand: 'acme' }, 'brand', 'there is no brand "acme"'],
  [
    'P2b a dealership that no file describes',
    { dealerships: ['phantom'] },
    'dealerships',
    '"phantom" is not described in any site\'s file',
  ],
  ['P2c one dealership named twice', { dealerships: ['standing-motors', 'standing-motors'] }, 'dealerships', 'standing-motors'],
  ['I6.2 a location with the slug of a make', located('mg'), 'dealerships', 'the location "mg" clashes with a make'],
  ['I6.2 a location with the slug of a body type', located('suv'), 'dealerships', 'the location "suv" clashes with a body'],
  [
    'I6.2 a dealership with the slug of a search page',
    { dealerships: [aDealership('used-cars')] },
    'dealerships',
    'the dealership "used-cars" clashes with a type',
  ],
  ['I6.2 a page at an address of the platform', page('search'), 'pages.search', '/search is an address of the platform'],
  ['I6.2 a page under an address of the platform', page('cars/old'), 'pages.cars/old', '/cars/old is an address of the platform'],
  [
    'I6.2 a page at the address of an article',
    page('blog/news/a'),
    'pages.blog/news/a',
    '/blog/news/a is the address of an article',
  ],
  ['I6.2 a page at the address of a model', { manufacturer: 'MG', ...page('zs') }, 'pages.zs', '/zs is the page of a model'],
  [
    'P4a a page with a block that is not there',
    page('about', [{ block: 'carousel' }]),
    'pages.about.blocks.0',
    'there is no block "carousel"',
  ],
  [
    'P4b a page whose block is told nonsense',
    page('about', [{ block: 'vehicle-rail', heading: 'X', limit: 99 }]),
    'pages.about.blocks.0',
    'vehicle-rail.limit',
  ],
])(
  '%s is refused naming file, key and reason, and the sites that are right still load',
  async (_sentence, wrong, key, reason) => {
    const site = fresh(wrong);
    expect(await refusedLast(site)).toEqual([{ file: `${site.slug}.json`, key, reason: expect.stringContaining(reason) }]);
  },
);

test('P1f of two new sites with one host the second is refused', async () => {
  const [first, second] = [fresh({ domains: ['both.example'] }), fresh({ domains: ['both.example'] })];
  expect(await refusedLast(first, second)).toEqual([
    { file: `${second.slug}.json`, key: 'domains', reason: `the host both.example belongs to the site "${first.slug}"` },
  ]);
});

test('P2d of two files for one site the second is refused', async () => {
  const first = fresh();
  const refused = await refusedLast(first, {
    ...first,
    name: 'Other',
    dealerships: [aDealership('elsewhere')],
    file: 'second.json',
  });
  expect(refused).toEqual([
    { file: 'second.json', key: 'slug', reason: `the site ${first.slug} is described by ${first.slug}.json already` },
  ]);
});

test('P2e a dealership that two files describe stands as the first one says', async () => {
  const first = fresh({ dealerships: [aDealership('twice')] });
  const refused = await refusedLast(first, {
    ...fresh({ dealerships: [aDealership('twice', { name: 'Other' })] }),
    file: 'second.json',
  });
  expect(refused).toEqual([
    { file: 'second.json', key: 'dealerships', reason: `the dealership twice is described by ${first.slug}.json already` },
  ]);
});

test('P2f a site that names a dealership whose own file was refused is refused with it', async () => {
  const bad = fresh({ template: 'baroque', dealerships: [aDealership('homeless')] });
  const { applied, refused } = await fleet.apply([bad, fresh({ slug: 'leaning', dealerships: ['homeless'] })]);
  expect(applied).toEqual([]);
  expect(refused.map(({ file, key }) => [file, key])).toEqual([
    [`${bad.slug}.json`, 'template'],
    ['leaning.json', 'dealerships'],
  ]);
});

test('P4c a site whose new file is wrong stays as it was', async () => {
  const state = async () => (await fleet.storeOf('standing')).snapshot(NOW, async (snapshot) => snapshot?.site);
  const before = await state();
  const { refused } = await fleet.apply([
    aSiteFile({
      slug: 'standing',
      name: 'Renamed',
      template: 'baroque',
      dealerships: [aDealership('standing-motors', { name: 'Renamed' })],
    }),
  ]);
  expect(refused).toHaveLength(1);
  expect(await state()).toEqual(before);
});

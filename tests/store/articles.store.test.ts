import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostFile, readPost } from '#src/site/files/post-file.ts';
import { showArticle } from '#src/views/blog/show-article.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';

import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { htmlDepth } from '#tests/factories/html-depth.ts';

/** An article as it would be read from a file of this name. */
function aPost(
  slug: string,
  { date = '2026-10-01', category = 'Vehicle reviews', words = 'It tows.', more = '' } = {},
): PostFile {
  const read = readPost(
    `posts/harbour/${slug}.md`,
    `---\ntitle: About ${slug}\ndate: ${date}\ncategory: ${category}\nsummary: Of ${slug}\n${more}---\n${words}\n`,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.post;
}

const dealer = aDealership('harbour-motors', {
  locations: [
    aLocation({ slug: 'front', primary: true }),
    aLocation({ slug: 'back', address: { id: 793, city: 'Newstead', state: 'QLD', postcode: '4006' } }),
  ],
});
const file = (switches: Readonly<Record<string, unknown>> = {}) =>
  aSiteFile({
    slug: 'harbour',
    dealerships: [dealer],
    switches: { lowerHiddenAtAddresses: [793], ...switches },
    pages: {
      ...aSiteFile().pages,
      'blog/vehicle-reviews': { title: 'Reviews', blocks: [{ block: 'posts', heading: 'Reviews', isTitle: true }] },
    },
  });
const POSTS = [
  aPost('hilux', {
    words: 'Ours.<script>steal()</script>\n\n![It](/images/ute-a/f34?paint=ffffff)',
    more: 'image: /images/ute-a/f34\n',
  }),
  aPost('rav4', { date: '2026-11-01' }),
  aPost('news', { category: 'News' }),
  aPost('tomorrow', { date: '2026-11-16' }),
];

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([file()]);
  await fleet.apply([{ ...file(), posts: POSTS }]);
  await fleet.stock('harbour-motors', [
    aVehicle({ stocknum: 'A1', make: 'Toyota', model: 'HiLux', location: 'front' }),
    aVehicle({ stocknum: 'B1', make: 'Toyota', model: 'HiLux', location: 'back' }),
  ]);
});
afterAll(() => fleet.end());

test('N4l an article is at the address of its category, made safe, with its pictures in the site’s studio', async () => {
  const found = showArticle(await fleet.context('harbour'), 'vehicle-reviews', 'hilux');
  expect(found?.page).toMatchObject({ title: 'About hilux', day: '1 Oct 2026', date: '2026-10-01' });
  expect(found?.page.html).toContain('<p>Ours.</p>');
  expect(found?.page.html).not.toContain('script');
  expect(found?.page.html).toMatch(
    /<img src="\/images\/ute-a\/f34\?paint=ffffff&amp;studio=\w+&amp;v=test&amp;s=[\w-]{12}&amp;w=640"/,
  );
});

test('N5.1 a picture in an article’s text comes in the width that its screen needs, a phone’s never above 640 pixels', async () => {
  const html = showArticle(await fleet.context('harbour'), 'vehicle-reviews', 'hilux')?.page.html ?? '';
  expect(html).toMatch(/<img src="[^"]+" srcset="[^"]+&amp;w=160 160w, [^"]+&amp;w=1600 1600w" sizes="[^"]+"/);
  expect(html).toContain('(width &lt; 900px) and (resolution > 2x) min(92vw, 213px)');
  expect(html).toContain('(width >= 800px) 704px, 92vw"');
});

test('N4m its way leads by the list of its category, where the site has such a page', async () => {
  const context = await fleet.context('harbour');
  expect(showArticle(context, 'vehicle-reviews', 'hilux')?.page.crumbs).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Vehicle reviews', href: '/blog/vehicle-reviews' },
    { label: 'About hilux', href: null },
  ]);
  expect(showArticle(context, 'news', 'news')?.page.crumbs.map(({ label }) => label)).toEqual(['Home', 'About news']);
});

test('N4n there is no article of another name, in another category or of a day to come', async () => {
  const context = await fleet.context('harbour');
  expect(showArticle(context, 'vehicle-reviews', 'none')).toBeNull();
  expect(showArticle(context, 'news', 'hilux')).toBeNull();
  expect(showArticle(context, 'vehicle-reviews', 'tomorrow')).toBeNull();
  const later = await fleet.context('harbour', new Date('2026-11-15T14:00:00Z'));
  expect(showArticle(later, 'vehicle-reviews', 'tomorrow')?.page.title).toBe('About tomorrow');
});

test('W1v an article says of itself who published what and when, at one address', async () => {
  const about = showArticle(await fleet.context('harbour'), 'vehicle-reviews', 'hilux')?.about;
  expect(about?.url).toBe('https://dealer.example/blog/vehicle-reviews/hilux');
  expect(new URL(about?.image?.url ?? '').searchParams.get('photo')).toMatch(/^\/images\/ute-a\/f34\?.*w=1200/);
  expect(about?.graph).toMatchObject({
    '@graph': [
      { '@type': 'Article', headline: 'About hilux', datePublished: '2026-10-01', publisher: { name: 'harbour' } },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test('P4q a changed article changes its site, and the same again does not', async () => {
  const changed = [...POSTS.slice(1), aPost('hilux', { words: 'Rewritten.' })];
  expect((await fleet.apply([{ ...file(), posts: changed }])).applied).toEqual(['harbour']);
  expect((await fleet.apply([{ ...file(), posts: changed }])).unchanged).toEqual(['harbour']);
  const page = showArticle(await fleet.context('harbour'), 'vehicle-reviews', 'hilux')?.page;
  expect(page?.html).toBe('<p>Rewritten.</p>');
  await fleet.apply([{ ...file(), posts: POSTS }]);
});

const articlesOf = async (stocknum: string) => {
  const context = await fleet.context('harbour');
  const row = await fleet.all.selectFrom('vehicle').select('slug').where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
  const found = await viewVehicle(context, row.slug);
  return found?.kind === 'page' ? found.page.articles.map(({ title }) => title) : null;
};

test('V14.2 articles stand on a vehicle’s page where the site has switched them on, the one about its model first', async () => {
  expect(await articlesOf('A1')).toEqual([]);
  await fleet.apply([{ ...file({ vehicleArticles: true }), posts: POSTS }]);
  expect(await articlesOf('A1')).toEqual(['About hilux', 'About rav4', 'About news']);
});

test('V15.1 a listed location hides the articles too', async () => {
  await fleet.apply([{ ...file({ vehicleArticles: true }), posts: POSTS }]);
  expect(await articlesOf('B1')).toEqual([]);
});

test('H8 an article of 6,000 quotes in one another refuses its own site, which stays as it was, and no other', async () => {
  await fleet.apply([{ ...file(), posts: POSTS }]);
  const attack = aPost('attack', { words: `${'>'.repeat(6000)} deep` });
  const other = aSiteFile({ slug: 'summit' });
  const { applied, refused } = await fleet.apply([{ ...file(), name: 'Renamed', posts: [...POSTS, attack] }, other]);
  expect(refused).toEqual([
    { file: 'posts/harbour/attack.md', key: '', reason: 'line 1: quotes and lists are nested more than 20 deep' },
  ]);
  expect(applied).toEqual(['summit']);
  const context = await fleet.context('harbour');
  expect(context.site.name).toBe('harbour');
  expect(showArticle(context, 'vehicle-reviews', 'hilux')?.page.html).toContain('<p>Ours.</p>');
});

test('H8 an article that was stored 900 deep is shown no deeper than a page can be', async () => {
  const context = await fleet.context('harbour');
  const html = `${'<blockquote>'.repeat(900)}Words${'</blockquote>'.repeat(900)}`;
  const site = { ...context.site, posts: context.site.posts.map((post) => ({ ...post, html })) };
  const shown = showArticle({ ...context, site }, 'vehicle-reviews', 'hilux')?.page.html ?? '';
  expect(htmlDepth(shown)).toBe(50);
  expect(shown).toContain('Words');
});

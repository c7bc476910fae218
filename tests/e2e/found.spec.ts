import { expect } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { addressList } from '#src/rules/addresses/match-address.ts';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { makeSite } from '#tests/e2e/make-site.ts';
import { againstVocabulary, graphOf } from '#tests/e2e/vocabulary.ts';

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap', htmlEntities: true });

interface Listed {
  readonly loc: string;
  readonly lastmod?: string;
  readonly 'image:image'?: { readonly 'image:loc': string };
}

/** The path of an address of this site; fails for any other. */
function pathOn(slug: string, address: string): string {
  expect(address.startsWith(`${site(slug)}/`)).toBe(true);
  return address.slice(site(slug).length);
}

async function filesOf(slug: string): Promise<string[]> {
  const { status, headers, text } = await fetchSite(slug, '/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return (parser.parse(text).sitemapindex.sitemap as Listed[]).map(({ loc }) => pathOn(slug, loc));
}

const listed = async (slug: string, file: string): Promise<Listed[]> =>
  parser.parse((await fetchSite(slug, file)).text).urlset.url as Listed[];

const head = (text: string, pattern: RegExp): string => (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
const canonicalOf = (text: string) => head(text, /<link rel="canonical" href="([^"]*)"/);
const imageOf = (text: string) => head(text, /<meta property="og:image" content="([^"]*)"/);
const titleOf = (text: string) => head(text, /<title>([^<]*)<\/title>/);
const isHidden = (text: string) => text.includes('<meta name="robots" content="noindex"/>');

/** There are many of each: the first few are made alike. */
const MOST = 8;

for (const { slug, name } of FLEET) {
  test(`W5 what the sitemap of ${slug} lists answers, may be indexed, is the page’s one address and has a title of its own with the dealer’s name`, async () => {
    test.slow();
    const files = await filesOf(slug);
    expect(files).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/cars.xml', '/sitemaps/places.xml']));
    const faults: string[] = [];
    const titles = new Map<string, string>();
    for (const file of files) {
      const entries = await listed(slug, file);
      expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
      const most = file === '/sitemaps/pages.xml' ? entries.length : MOST;
      for (const { loc } of entries.slice(0, most)) {
        const { status, text } = await fetchSite(slug, pathOn(slug, loc));
        const title = titleOf(text);
        const before = titles.get(title);
        // Two cars can be alike in every word.
        if (before !== undefined && file !== '/sitemaps/cars.xml') faults.push(`${loc} and ${before} are both called ${title}`);
        if (title.split(name).length !== 2) faults.push(`${loc} is called ${title}`);
        titles.set(title, loc);
        if (status !== 200) faults.push(`${loc} answers ${status}`);
        else if (isHidden(text)) faults.push(`${loc} is not to be indexed`);
        else if (canonicalOf(text) !== loc) faults.push(`${loc} says it is ${canonicalOf(text)}`);
        else if (!imageOf(text).startsWith(`${site(slug)}/`)) faults.push(`${loc} has no picture for sharing`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('W5 a shared vehicle is shown with a picture of 1,200 by 630', async () => {
  const [car] = await listed('harbour', '/sitemaps/cars.xml');
  const { text } = await fetchSite('harbour', pathOn('harbour', car?.loc ?? ''));
  const picture = await fetchSite('harbour', pathOn('harbour', imageOf(text)));
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(picture.bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const other = imageOf(text).replace(/title=[^&]*/, 'title=Free+cars');
  expect((await fetchSite('harbour', pathOn('harbour', other))).status).toBe(404);
});

test('W5 each vehicle of the sitemap has the time of its last change and a picture that is there', async () => {
  const cars = await listed('harbour', '/sitemaps/cars.xml');
  expect(cars.length).toBeGreaterThan(10);
  for (const { lastmod } of cars) expect(Date.parse(lastmod ?? '')).toBeLessThanOrEqual(Date.now());
  const picture = cars.find((car) => car['image:image'] !== undefined)?.['image:image']?.['image:loc'] ?? '';
  expect((await fetchSite('harbour', pathOn('harbour', picture))).status).toBe(200);
});

test('W5 makes and models are listed, a narrowed search is not indexed, and its canonical address has no filter', async () => {
  const [make] = await listed('harbour', '/sitemaps/makes.xml');
  const path = pathOn('harbour', make?.loc ?? '');
  const narrowed = await fetchSite('harbour', `${path}?refinementList[car_type][]=used&sortBy=price-asc`);
  expect([narrowed.status, isHidden(narrowed.text), canonicalOf(narrowed.text)]).toEqual([200, true, make?.loc]);
  const second = await fetchSite('harbour', '/search/new-used-and-demo-cars/?page=2');
  expect([isHidden(second.text), canonicalOf(second.text)]).toEqual([
    false,
    `${site('harbour')}/search/new-used-and-demo-cars/?page=2`,
  ]);
});

test('W5 robots.txt leads to the sitemap of the site that was asked', async () => {
  for (const { slug } of FLEET) {
    const { status, headers, text } = await fetchSite(slug, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`\nSitemap: ${site(slug)}/sitemap.xml\n`);
  }
});

test('W5 a page that answers one visitor says itself that it is not to be indexed', async () => {
  const own = addressList.filter(({ kind, forVisitor, path }) => kind === 'page' && forVisitor === true && !path.includes(':'));
  expect(own.length).toBeGreaterThan(5);
  const listed: string[] = [];
  let read = 0;
  for (const { slug } of FLEET)
    for (const { path } of own) {
      const { status, headers, text } = await fetchSite(slug, `/${path}`);
      if (status !== 200) continue;
      read += 1;
      if (headers['x-robots-tag'] !== 'noindex' && !isHidden(text)) listed.push(`${slug}/${path}`);
    }
  expect(read).toBeGreaterThan(5);
  expect(listed).toEqual([]);
});

test('W5 a host that is no site’s has neither robots.txt nor a sitemap, and learns of nobody', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/cars.xml']) {
    const { status, text } = await fetchSite(null, path, { headers: { host: 'nobody.example' } });
    expect(status).toBe(404);
    for (const { slug } of FLEET) expect(text).not.toContain(slug);
  }
});

test('W5 a file that the sitemap does not have is a problem that programs can read', async () => {
  for (const file of ['cars-2.xml', 'boats.xml', 'cars', '%00.xml', 'cars-1.xml']) {
    const { status, headers } = await fetchSite('harbour', `/sitemaps/${file}`);
    expect([file, status, headers['content-type']]).toEqual([file, 404, 'application/problem+json']);
  }
});

test('W1 what pages tell search engines is right by schema.org’s own vocabulary', async () => {
  test.slow();
  const parts = [];
  for (const { slug } of FLEET) {
    for (const file of await filesOf(slug)) {
      const most = file === '/sitemaps/pages.xml' ? Number.POSITIVE_INFINITY : 2;
      for (const { loc } of (await listed(slug, file)).slice(0, most))
        parts.push(...graphOf((await fetchSite(slug, pathOn(slug, loc))).text));
    }
  }
  const kinds = new Set(parts.map((part) => String(part['@type'])));
  for (const kind of ['Car', 'AutoDealer', 'BreadcrumbList', 'FAQPage', 'Article', 'ItemList', 'Offer'])
    expect([...kinds]).toContain(kind);
  expect(await againstVocabulary(parts)).toBe('');
  // The check itself notices what is wrong.
  expect(await againstVocabulary([{ '@type': 'Car', name: 'One', numberOfWings: 2 }])).toContain('numberOfWings');
});

test('W1 a used car with a price has every field that Google requires of a vehicle listing', async () => {
  const cars = await listed('harbour', '/sitemaps/cars.xml');
  const used = cars.map(({ loc }) => pathOn('harbour', loc)).slice(0, 12);
  const found = (await Promise.all(used.map((path) => fetchSite('harbour', path)))).flatMap(({ text }) =>
    graphOf(text).slice(0, 1),
  );
  const whole = found.filter(
    (car) =>
      String(car.itemCondition).endsWith('UsedCondition') &&
      'vehicleIdentificationNumber' in car &&
      Object.hasOwn(car.offers ?? {}, 'price'),
  );
  expect(whole.length).toBeGreaterThan(0);
  // https://developers.google.com/search/docs/appearance/structured-data/vehicle-listing
  for (const car of whole)
    expect(car).toMatchObject({
      '@type': 'Car',
      name: expect.stringMatching(/\w/),
      brand: { '@type': 'Brand', name: expect.stringMatching(/\w/) },
      model: expect.stringMatching(/\w/),
      vehicleModelDate: expect.stringMatching(/^\d{4}$/),
      vehicleIdentificationNumber: expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: expect.any(Number), unitCode: 'KMT' },
      image: expect.arrayContaining([expect.stringMatching(/^https?:/)]),
      url: expect.stringMatching(/^https?:/),
      offers: {
        '@type': 'Offer',
        price: expect.any(Number),
        priceCurrency: 'AUD',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|Reserved)$/),
      },
    });
});

test('W5 each search leads to a feed of its own at one address, made from its filters', async () => {
  const feedOf = (text: string) => head(text, /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/);
  const narrowed = '/search/used-cars?refinementList[make][]=Toyota&sortBy=price-asc&page=2';
  const feed = feedOf((await fetchSite('harbour', narrowed)).text);
  const { status, headers, text } = await fetchSite('harbour', pathOn('harbour', feed));
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    'public, no-cache',
  ]);
  const { channel } = new XMLParser({ isArray: (name) => name === 'item', htmlEntities: true }).parse(text).rss;
  expect(channel.item.length).toBeGreaterThan(0);
  for (const { title, link } of channel.item)
    expect([title, pathOn('harbour', link)]).toEqual([expect.stringContaining('Toyota'), link.slice(site('harbour').length)]);
  const other = await fetchSite('harbour', `${pathOn('harbour', feed)}&page=2`);
  expect([other.status, other.headers.location]).toEqual([301, pathOn('harbour', feed)]);
  const missing = await fetchSite('harbour', '/rss/nothing-of-that-name');
  expect([missing.status, missing.headers['content-type']]).toEqual([404, 'application/problem+json']);
});

test('W5 the key that search engines check is at /indexnow.txt of a site that tells them of changes, and nowhere else', async () => {
  const yard = await makeSite('told');
  expect((await fetchSite(yard.slug, '/indexnow.txt')).status).toBe(404);
  expect(await yard.change((file) => ({ ...file, switches: { ...file.switches, indexNow: true } }))).toMatchObject({ code: 0 });
  await expect.poll(async () => (await fetchSite(yard.slug, '/indexnow.txt')).text).toMatch(/^[0-9a-f]{32}$/);
  expect((await fetchSite(yard.slug, '/indexnow.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

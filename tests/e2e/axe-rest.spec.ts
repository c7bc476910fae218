import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { bothWidths, test } from '#tests/e2e/fixtures.ts';

/** The first page of a kind that a site's sitemap lists. */
async function listedPage(slug: string, file: string, pattern: RegExp): Promise<string> {
  const { text } = await fetchSite(slug, `/sitemaps/${file}.xml`);
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.slice(site(slug).length));
  return paths.find((path) => pattern.test(path)) ?? `${slug} lists no ${pattern}`;
}

const car = () => vehicleLink('harbour', 'mazda-cx-5');
const slugOf = (path: string) => path.split('/').at(-1) ?? '';

/** Kinds of page that other tests show at one width or none; the proof at the end of all tests names what is missing here. */
const PAGES: Readonly<Record<string, { readonly slug: string; readonly path: () => string | Promise<string> }>> = {
  'a trade-in towards a car': { slug: 'harbour', path: async () => `/cars/trade-in?car_id=${slugOf(await car())}` },
  'a form of a car’s own': { slug: 'harbour', path: async () => `${await car()}/enquire` },
  'a location': { slug: 'harbour', path: () => listedPage('harbour', 'places', /^\/contact-us\/./) },
  'a place with its map': { slug: 'harbour', path: () => listedPage('harbour', 'places', /^\/locations\/./) },
  'an article': { slug: 'redgum', path: () => listedPage('redgum', 'articles', /^\/blog\/[^/]+\/./) },
  'an offer': { slug: 'harbour', path: () => listedPage('harbour', 'pages', /^\/offers\/./) },
  'the thanks for a form': { slug: 'harbour', path: () => '/success?form=enquiry' },
  favourites: { slug: 'harbour', path: () => '/favourites' },
  'a page to print': { slug: 'harbour', path: async () => `/print?car_id=${slugOf(await car())}` },
};

for (const [name, { slug, path }] of Object.entries(PAGES))
  test(`W2 axe finds nothing on ${name}, on a phone or a desktop`, async ({ page }) => {
    const found = await path();
    expect((await page.goto(site(slug) + found))?.status(), found).toBe(200);
    await bothWidths(page);
  });

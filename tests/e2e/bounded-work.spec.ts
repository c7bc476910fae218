import { expect } from '@playwright/test';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

/**
 * The addresses of the platform's own images that a page or an answer shows. What the browser goes on with also holds what the dealer wrote
 * in the site's file, from which no picture is asked for: there an address is one once it has the pictures' version.
 */
function imagesIn(text: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll(String.raw`\u0026`, '&');
  const shown = plain.replaceAll(/<script>[\s\S]*?<\/script>/g, '');
  const all = (of: string) => [...of.matchAll(/\/images\/[a-z0-9-]+\/[^"\s,<\\]*/g)].map(([address]) => address);
  return [...new Set([...all(shown), ...all(plain).filter((address) => /[?&]v=/.test(address))])];
}

for (const { slug, pages } of FLEET) {
  test(`H8.5 every picture that ${slug} shows anywhere has a signed address, and is there`, async () => {
    const [vehicle = ''] = await vehicleLinks(slug);
    const id = /(\d+)$/.exec(vehicle)?.[1] ?? '';
    const own = pages.map((address) => `/${address}`);
    const written: string[] = [];
    for (const path of [
      '/',
      '/search/new-used-and-demo-cars/',
      vehicle,
      `${vehicle}.data`,
      `/print?car_id=${id}`,
      '/api/search',
      ...own,
    ]) {
      const images = imagesIn((await fetchSite(slug, path)).text);
      expect(images.filter((address) => !/[?&]s=[\w-]{12}(?:&|$)/.test(address)).map((address) => `${path}: ${address}`)).toEqual(
        [],
      );
      written.push(...images);
    }
    expect(written.length).toBeGreaterThan(50);
    const pictures = [...new Set(written.map((address) => address.replace(/w=\d+/, 'w=160')))];
    for (const address of [...pictures.slice(0, 4), ...pictures.slice(-4)])
      expect([address, (await fetchSite(slug, address)).status]).toEqual([address, 200]);
  });
}

test('H8.5 paints that nobody offers are not found, at any host', async () => {
  for (const host of ['harbour', 'summit', null]) {
    for (const paint of ['000001', '123456', 'fedcba']) {
      const { status, text } = await fetchSite(host, `/images/suv-a/f34?paint=${paint}&w=640`);
      expect([status, JSON.parse(text)]).toMatchObject([404, { detail: 'There is no such image.' }]);
    }
  }
});

test('H8 all addresses of a kind at which there is nothing have the same page', async () => {
  for (const [first, second] of [
    ['/nothing-here', '/nor/here'],
    ['/cars/no-such-car-1', '/cars/another-999999999'],
    ['/search/no-such-slug', '/search/nor-this'],
    ['/offers/none', '/offers/either'],
    ['/blog/a/b', '/blog/c/d'],
  ] as const) {
    const [one, other] = [await fetchSite('harbour', first), await fetchSite('harbour', second)];
    expect([first, one.status, other.status]).toEqual([first, 404, 404]);
    expect(other.headers.etag).toBe(one.headers.etag);
    expect(other.text === one.text).toBe(true);
  }
});

test('H8.4 an address that compares only vehicles that never were is answered, and so is one of far too many', async () => {
  const ids = Array.from({ length: 500 }, (_, at) => 100_000_000 + at).join(',');
  const { status, text } = await fetchSite('harbour', `/api/compare?ids=${ids}`);
  expect([status, (JSON.parse(text) as { vehicles: unknown[] }).vehicles]).toEqual([200, []]);
});

import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

/** What a shopper must never be shown: the insides of a failure. */
const INSIDES = /\bat [\w.<>]+ \(|node_modules|\/src\/|TypeError|RangeError|URIError|did not provide an/;

const WRONG = [
  '/nothing-here',
  '/search/no-such-slug',
  '/search/toyota/no-such-model',
  '/search/toyota/hilux/too/deep',
  '/cars',
  '/cars/',
  '/cars/no-such-car',
  '/cars/0',
  '/cars/999999999',
  '/cars/99999999999999999999999999',
  '/cars/1/2',
  '/cars/%E0%A4%A',
  '/%',
  '/%00',
  '/cars/a%00b',
  '/search/%00',
  '/search/%F0%9F%9A%97',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/assets/none.js',
  '/.env',
  '/home',
  '//evil.example/',
  '/__proto__',
  '/constructor',
  '/search/constructor',
  '/cars/__proto__',
  `/${'a'.repeat(8_000)}`,
  `/cars/${'%20'.repeat(2_600)}`,
];

for (const { slug, name } of FLEET) {
  test(`W4, S1 a wrong address on ${slug} is a 404 in its own dress with a way back to its stock`, async ({ page, tolerate }) => {
    tolerate(/404/);
    for (const path of ['/nothing-here', '/search/no-such-slug', '/cars/no-such-car', '/a/b/c']) {
      const answer = await page.goto(site(slug) + path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page).toHaveTitle('Page not found');
      await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(name);
      await expect(page.getByRole('contentinfo')).toContainText(name);
    }
    await page.getByRole('main').getByRole('link', { name: 'Search our stock' }).click();
    await expect(page).toHaveURL(`${site(slug)}/search/new-used-and-demo-cars/`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('W4 no address, however strange, gets anything but a dressed 404', async () => {
  for (const path of WRONG) {
    const { status, headers, text } = await fetchSite('harbour', path);
    expect([path.slice(0, 60), status, headers['content-type']]).toEqual([path.slice(0, 60), 404, 'text/html; charset=utf-8']);
    expect(text).toContain('Harbour City Motors');
    expect(text).toContain('/search/new-used-and-demo-cars/');
    expect(text, path).not.toMatch(INSIDES);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('W4 what the browser’s navigation asks for is a 404 too, and tells nothing of the insides', async () => {
  for (const path of WRONG.filter((one) => !one.endsWith('/'))) {
    const { status, text } = await fetchSite('harbour', `${path}.data`);
    expect([path.slice(0, 60), status]).toEqual([path.slice(0, 60), 404]);
    expect(text, path).not.toMatch(INSIDES);
  }
});

test('W4 an address beyond all measure is refused without an error of the server', async () => {
  // Just over what the server reads of a request's head: of a longer one it would close the connection while we still write.
  const { status } = await fetchSite('harbour', `/${'a'.repeat(17_000)}`);
  expect([404, 414, 431]).toContain(status);
});

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`W4 ${method} to a page is refused, without an error of the server and without its insides`, async () => {
    const [car = ''] = await vehicleLinks('harbour');
    for (const path of ['/', '/search/used-cars', car, '/nothing-here', '/favicon.svg']) {
      const { status, text } = await fetchSite('harbour', path, { method });
      expect([path, [403, 404, 405].includes(status), status]).toEqual([path, true, status]);
      expect(text, path).not.toMatch(INSIDES);
    }
  });
}

test('I4 what is wrong under /api/ is said in the way programs read', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND']) {
    for (const slug of ['harbour', 'nobody']) {
      const { status, headers, text } = await fetchSite(slug, '/api/no-such-thing', { method });
      expect([method, slug, headers['content-type']]).toEqual([method, slug, 'application/problem+json']);
      expect([404, 405]).toContain(status);
      expect(JSON.parse(text)).toMatchObject({ type: 'about:blank', status });
    }
  }
});

import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { PROGRAM_PATHS } from '#tests/factories/program-paths.ts';

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
  '/.env',
  '/home',
  '//evil.example/',
  '/book%69ng/x',
  '/BOOKING/x',
  '/__m%61il',
  '/__MAIL',
  '/__u%69',
  '/__UI',
  '/__proto__',
  '/constructor',
  '/search/constructor',
  '/cars/__proto__',
  `/${'a'.repeat(8_000)}`,
  `/cars/${'%20'.repeat(2_600)}`,
];

for (const { slug, name } of FLEET) {
  test(`W4, S1.6 a wrong address on ${slug} is a 404 in its own dress with a way back to its stock`, async ({
    page,
    tolerate,
  }) => {
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

/** Paths of each kind that programs ask for and that name nothing, those of the router's tables included. */
const FOR_PROGRAMS = [
  ...PROGRAM_PATHS.map(({ path }) => path),
  '/api',
  '/api/no-such-thing',
  '/api/%E0%A4%A',
  '/api/cars/%E0%A4%A/similar',
  '/api/cars/%00/similar',
  '/images/nothing',
  '/images/%E0%A4%A',
  '/assets/none.js',
  '/assets/../../package.json',
  '/nothing.json',
];
const CROSS_SITE = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
  test(`I4.1 what is wrong with a ${method} that programs send is said in the way they read, and to people in a page`, async () => {
    for (const path of [...FOR_PROGRAMS, '/nothing-here', '/cars/nothing', '/search']) {
      const isForPrograms = FOR_PROGRAMS.includes(path);
      for (const [slug, headers] of [
        ['harbour', {}],
        ['nobody', {}],
        ['harbour', CROSS_SITE],
      ] as const) {
        const answer = await fetchSite(slug, path, { method, headers });
        // What answers without an error, or sends on to a page, has nothing to say.
        if (answer.status < 400) continue;
        const form = isForPrograms ? 'application/problem+json' : 'text/html; charset=utf-8';
        expect([path, slug, answer.status, answer.headers['content-type']]).toEqual([path, slug, answer.status, form]);
        expect([400, 401, 403, 404, 405, 415, 422]).toContain(answer.status);
        if (!isForPrograms || method === 'HEAD') continue;
        expect(JSON.parse(answer.text)).toMatchObject({
          type: 'about:blank',
          title: expect.any(String),
          detail: expect.any(String),
          status: answer.status,
        });
      }
    }
  });
}

test('I4 each address of the API refuses the other method, and says which one it takes', async () => {
  for (const { path, takes } of PROGRAM_PATHS.filter((one) => one.takes !== null)) {
    const { status, headers } = await fetchSite('harbour', path, { method: takes === 'GET' ? 'POST' : 'GET' });
    expect([path, status, headers.allow, headers['content-type']]).toEqual([path, 405, takes, 'application/problem+json']);
  }
});

test('I4.4 a body that is too large or of a strange type is a problem too', async () => {
  for (const { path } of PROGRAM_PATHS.filter((one) => one.takes === 'POST')) {
    const large = await fetchSite('harbour', path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(70_000),
    });
    expect([path, large.status, large.headers['content-type']]).toEqual([path, 413, 'application/problem+json']);
    const strange = await fetchSite('harbour', path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' });
    expect([path, strange.status, strange.headers['content-type']]).toEqual([path, 415, 'application/problem+json']);
  }
});

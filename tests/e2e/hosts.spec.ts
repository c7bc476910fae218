import { expect } from '@playwright/test';
import { hostOf, PORT, site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

test('P1.3 plain localhost lists the sites, and each link opens its site', async ({ page }) => {
  await page.goto(site(null));
  await axe(page);
  for (const { name, heading } of FLEET) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goto(site(null));
  }
});

test('P1.1 each host gets its own site', async () => {
  const answers = await Promise.all(FLEET.map(({ slug }) => fetchSite(slug, '/')));
  for (const [at, { name }] of FLEET.entries()) expect(answers[at]?.text).toContain(name);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(FLEET.length);
});

test('P1.4 an unknown host gets a plain 404 that names no tenant', async () => {
  for (const host of ['unknown.example', 'unknown.localhost', 'harbour.localhost.evil.example', 'xharbour.localhost', '*']) {
    for (const path of ['/', '/search/used-cars', '/cars/1', '/api/search']) {
      const answer = await fetchSite(null, path, { headers: { host } });
      expect([host, path, answer.status]).toEqual([host, path, 404]);
      for (const { slug, name } of FLEET) {
        expect(answer.text.toLowerCase()).not.toContain(name.toLowerCase());
        expect(answer.text).not.toContain(slug);
      }
    }
  }
});

test('I5.2 neither the port nor the case of the host matters', async () => {
  const plain = await fetchSite('harbour', '/');
  for (const host of ['harbour.localhost', 'harbour.localhost:9', 'HARBOUR.LocalHost', `Harbour.localhost:${PORT}`]) {
    const answer = await fetchSite('harbour', '/', { headers: { host } });
    expect([host, answer.status]).toEqual([host, 200]);
    expect(answer.bytes.equals(plain.bytes), `${host} gets the same bytes`).toBe(true);
  }
});

test("I5.5 a site's other hosts lead to its canonical one, path and query kept", async () => {
  const path = '/search/used-cars?page=2&colour=red%20wine';
  for (const host of ['www.harbourcitymotors.example', 'harbourcitymotors.example', 'WWW.HarbourCityMotors.example']) {
    const answer = await fetchSite('harbour', path, { headers: { host: `${host}:${PORT}` } });
    expect([host, answer.status, answer.headers.location]).toEqual([host, 308, `http://${hostOf('harbour')}${path}`]);
  }
});

test('I5.3, J4 every host answers for its health', async () => {
  for (const host of [hostOf('harbour'), hostOf(null), 'unknown.example', '127.0.0.1']) {
    const [alive, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => fetchSite(null, path, { headers: { host } })));
    expect([host, alive?.status, ready?.status]).toEqual([host, 200, 200]);
  }
});

import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { fillPerson, readyForm } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

const data = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) => text).join('\n');

test('D3 a shopper goes from the contact page to a location’s own, chooses the department and writes to it', async ({ page }) => {
  await page.goto(`${site('harbour')}/contact-us`);
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeVisible();
  await page.getByRole('link', { name: 'View Location of Harbour City Motors Newstead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour City Motors Newstead' })).toBeVisible();
  const department = page.getByRole('navigation', { name: 'Department' });
  await expect(department.getByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'page');
  await department.getByRole('link', { name: 'Service & Parts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour City Motors Service' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '(07) 7010 4016' }).first()).toBeVisible();
  await axe(page);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByRole('textbox', { name: 'Comments' }).fill('Do you balance wheels?');
  const sent = page.waitForRequest('**/api/leads');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ form: 'contact', location_id: expect.stringMatching(/^\d+$/) });
  await expect(page).toHaveURL(/\/success/);
});

test('D9.2 D9.3 the nearest dealer is found by postcode without script, and a postcode that is none says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site('summit')}/dealer-locator`);
  await page.getByLabel('Your postcode').fill('2145');
  await page.getByRole('button', { name: 'Find the nearest' }).click();
  const found = page.locator('#nearest').getByRole('article');
  await expect(found).toHaveCount(3);
  await expect(found.first()).toContainText('Summit Western Sydney Blacktown');
  await expect(found.first()).toContainText(/\d+ km away/);
  await page.getByLabel('Your postcode').fill('9999');
  await page.getByRole('button', { name: 'Find the nearest' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
  await context.close();
});

test('N6.1 in the carousel of locations previous and next are disabled at the ends', async ({ page }) => {
  await page.goto(site('summit'));
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Our Locations' }) });
  await section.scrollIntoViewIfNeeded();
  const [back, on] = [section.getByRole('button', { name: 'Previous' }), section.getByRole('button', { name: 'Next' })];
  await expect(back).toBeDisabled();
  await expect(on).toBeEnabled();
  await on.click();
  await expect(on).toBeDisabled();
  await expect(back).toBeEnabled();
  // The row is wider than the window; the page must not be.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('D3 a provider’s map is framed only once somebody asks for it', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Streets</p>' }),
  );
  await page.goto(`${site('summit')}/contact-us/penrith`);
  await expect(page.getByRole('img', { name: /^Map of Penrith NSW/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the street map' }).click();
  await expect(page.frameLocator('iframe[title="Map around Penrith"]').getByText('Streets')).toBeVisible();
});

test('D4.1 D4.2 each address of a location answers, and what is not there is missing in the site’s dress', async () => {
  expect((await fetchSite('harbour', '/our-location/newstead')).headers.location).toBe('/contact-us/newstead');
  expect((await fetchSite('swiftlane', '/contact-us/eagle-farm')).headers.location).toBe('/our-location/eagle-farm');
  expect((await fetchSite('summit', '/locations/summit-toyota')).text).toContain('Summit Toyota Robina');
  expect((await fetchSite('harbour', '/contact-us')).status).toBe(200);
  expect((await fetchSite('coastline-mg', '/contact')).status).toBe(200);
  const map = await fetchSite('harbour', '/locations/newstead/map.svg');
  expect([map.status, map.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  for (const path of ['/contact-us/nowhere', '/locations/nowhere', '/our-location/penrith', '/locations/nowhere/map.svg'])
    expect((await fetchSite('harbour', path)).status).toBe(404);
  expect((await fetchSite('harbour', '/contact-us/nowhere')).text).toContain('Harbour City Motors');
});

test('W1 home, contact and location pages describe the dealer for search engines', async () => {
  for (const path of ['/', '/contact-us', '/contact-us/newstead']) {
    const text = data((await fetchSite('harbour', path)).text);
    expect(text).toContain('"@type":"AutoDealer"');
    expect(text).toContain('"latitude":-27.44764');
  }
  expect((await fetchSite('harbour', '/contact-us/newstead')).text).toMatch(
    /<link rel="canonical" href="[^"]+\/contact-us\/newstead"/,
  );
});

for (const [slug, path] of [
  ['harbour', '/contact-us/newstead'],
  ['summit', '/dealer-locator'],
  ['summit', '/dealer-locator?postcode=3220'],
  ['summit', '/blog/vehicle-reviews'],
  ['redgum', '/blog/on-the-road'],
] as const) {
  test(`W2 the headings of ${slug}${path} skip no level`, async ({ page }) => {
    await page.goto(site(slug) + path);
    await axe(page);
  });
}

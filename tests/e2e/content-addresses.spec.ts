import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  harbour: [
    '/service',
    '/finance',
    '/trade-in',
    '/vehicle-parts-and-accessories',
    '/privacy-policy',
    '/terms-and-conditions',
    '/special-offers',
    '/pages/warranty',
    '/careers',
    '/about-us',
    '/buying',
    '/finance-enquiry',
    '/book-test-drive',
    '/book-test-drive/',
  ],
  'coastline-mg': ['/contact', '/roadside-assist', '/warranty', '/charging-solutions'],
  swiftlane: ['/apply-for-finance'],
  summit: [
    '/fleet',
    '/new-vehicles',
    '/blog/vehicle-reviews',
    '/diamond-advantage',
    '/dealer-locator',
    '/finance-and-insurance',
    '/toyota/overview',
    '/twg-cars',
    '/twg-rental',
    '/twg-tyres',
    '/neotek',
    '/4x4-outdoor',
  ],
};

for (const [slug, paths] of Object.entries(ADDRESSES))
  test(`N4.1 the content pages of ${slug} answer at their addresses`, async () => {
    const statuses = await Promise.all(paths.map(async (path) => [path, (await fetchSite(slug, path)).status] as const));
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
  });

for (const slug of ['harbour', 'summit', 'swiftlane', 'redgum', 'coastline-mg'])
  test(`N4.2 the privacy policy of ${slug} promises 7 days to acknowledge, 30 for access or a resolution, 14 for complaints`, async () => {
    const { text } = await fetchSite(slug, '/privacy-policy');
    expect(text).toContain('acknowledge your request within 7 days');
    expect(text).toMatch(/access or a resolution within 30 days/);
    expect(text).toContain('complaints within 14 days');
  });

test('N1.1 the header has Vehicles, Offers, Stock, Service & Parts, Finance Enquiry and More, in this order', async ({
  page,
}) => {
  await page.goto(site('harbour'));
  const items = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li');
  await expect(items).toHaveText([/^Vehicles/, /^Offers/, /^Stock/, /^Service & Parts/, /^Finance Enquiry/, /^More/]);
});

test('N1.2 the footer has Models, Buyer Tools, Service & Parts and a group named after the dealer', async () => {
  const { text } = await fetchSite('harbour', '/');
  const footer = text.slice(text.indexOf('<footer'));
  const headings = [...footer.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, words]) => words);
  expect(headings).toEqual(expect.arrayContaining(['Models', 'Buyer Tools', 'Service &amp; Parts', 'Harbour City Motors']));
});

import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { searchApi } from '#tests/e2e/search-api.ts';

const open = async (page: Page, slug: string, words: string) => {
  await page.goto(site(slug) + (await vehicleLink(slug, words)));
  // The page's script is there once its elements are defined.
  await page.waitForFunction(() => customElements.get('fc-tabs') !== undefined);
};
const openMazda = (page: Page) => open(page, 'harbour', 'mazda-cx-5-g25-akera');
const eventIds = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { event_id: number }[] }).dataLayer?.map((one) => one.event_id) ?? []);
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);

test('V4.1 arrows, Home and End move through the tabs, and a click opens one', async ({ page }) => {
  await openMazda(page);
  const tabs = page.getByRole('tablist', { name: 'About this car' });
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel).toContainText('One owner from new');
  await tabs.getByRole('tab', { name: 'Dealer Comments' }).press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: "What's Included" })).toBeFocused();
  await expect(panel).toContainText('48 hour money back guarantee');
  await page.keyboard.press('End');
  await expect(panel).toContainText('ABS brakes');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Dealer Comments');
  await tabs.getByRole('tab', { name: 'Why Buy From Us?' }).click();
  await expect(panel).toContainText('One price, drive away');
  await axe(page);
});

test('V6.2, V6.4 specifications and features open by their button and are hidden again', async ({ page }) => {
  await openMazda(page);
  const specifications = page.locator('section', { has: page.getByRole('heading', { name: 'Specifications' }) });
  const rows = specifications.locator('dt:visible');
  await expect(rows).toHaveCount(4);
  await specifications.getByRole('button', { name: 'Show More' }).click();
  await expect(rows).not.toHaveCount(4);
  await specifications.getByRole('button', { name: 'Hide' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('tab', { name: 'Features' }).click();
  const features = page.getByRole('tabpanel').getByRole('listitem');
  await expect(features).toHaveCount(8);
  const all = page.getByRole('tabpanel').getByRole('button');
  await expect(all).toHaveText('Show All features');
  await all.click();
  await expect(features).not.toHaveCount(8);
  await expect(all).toHaveText('Hide features');
  await all.click();
  await expect(features).toHaveCount(8);
});

test('V3.1 past 500 pixels the vehicle in short takes the header’s place, not before and not in fullscreen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMazda(page);
  const bar = page.getByRole('region', { name: 'This car at a glance' });
  await expect(bar).toHaveCount(0);
  await scrollTo(page, 700);
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Trade-In Valuation' })).toHaveAttribute('href', /^\/cars\/trade-in\?car_id=/);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await axe(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-fullscreen', ''));
  await expect(bar).toBeHidden();
  await page.evaluate(() => document.documentElement.removeAttribute('data-fullscreen'));
  await scrollTo(page, 300);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('V3e whoever comes to the site’s header with keys sees it in place of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMazda(page);
  await scrollTo(page, 700);
  await expect(page.getByRole('region', { name: 'This car at a glance' })).toBeInViewport();
  await page.getByRole('main').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').locator(':focus')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'This car at a glance' })).toBeHidden();
});

test('V3.2 on a phone the bar opens after 900 pixels where the site wants it, even after one jump', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'swiftlane', 'tesla-model-3-long-range');
  const more = page.locator('.phone-bar__more');
  await expect(more).toBeHidden();
  await scrollTo(page, 2000);
  await expect(more).toBeInViewport();
  await expect(more).toContainText('2023 Tesla Model 3 Long Range');
  await axe(page);
  await scrollTo(page, 0);
  await expect(more).toBeHidden();
});

test('V3 on a phone the bar makes way while the page’s own buttons are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'swiftlane', 'tesla-model-3-long-range');
  const bar = page.locator('.phone-bar');
  await expect(bar).toBeInViewport();
  const { y = 0 } = (await page.getByRole('link', { name: 'Request photos' }).boundingBox()) ?? {};
  await scrollTo(page, y - 400);
  await expect(bar).toBeHidden();
  await scrollTo(page, y + 400);
  await expect(bar).toBeInViewport();
  await expect(bar).toBeVisible();
});

test('X1.6, X1.7 a used car’s page is event 4, its history report opens in a tab of its own and is event 60', async ({
  page,
  context,
  tolerate,
}) => {
  // A picture that is opened by itself has no icon of its own to name.
  tolerate(/favicon\.ico/);
  await openMazda(page);
  await expect.poll(() => eventIds(page)).toContain(4);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /View history report/ }).click();
  expect((await opened).url()).toContain('/sample-history-report.svg');
  await expect.poll(() => eventIds(page)).toContain(60);
});

test('X1.7 a new car’s page is no event 4', async ({ page }) => {
  await open(page, 'coastline-mg', 'im6-performance');
  expect(await eventIds(page)).not.toContain(4);
});

test('V10.3, T1 Trade-In Valuation begins a valuation towards that car', async ({ page }) => {
  await openMazda(page);
  await page.getByRole('article').getByRole('link', { name: 'Trade-In Valuation' }).click();
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s your car worth?' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2022 Mazda CX-5 G25 Akera');
  await axe(page);
});

test('T1c the trade-in page stands by itself too, and an unknown car changes nothing', async () => {
  for (const path of ['/trade-in', '/trade-in?car_id=no-such-car', '/trade-in?car_id=%00%ff']) {
    const { status, text } = await fetchSite('harbour', path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain('What’s your car worth?');
  }
});

test('V8i every state of a vehicle has a page without a fault, on a phone and on a desk', async ({ page }) => {
  const states = ['H2012', 'H2047', 'H2033', 'H2018', 'H2026', 'H2049'];
  for (const [at, stocknum] of states.entries()) {
    const [hit] = (await searchApi('harbour', `query=${stocknum}&all=1`)).hits;
    await page.setViewportSize(at % 2 === 0 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await page.goto(`${site('harbour')}/cars/${hit?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    if (at === 4) await expect(page.getByText('Unfortunately this car recently sold.')).toBeVisible();
  }
  await axe(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('V4l, V6 without script every panel, specification and feature can be read', async ({ page }) => {
    await page.goto(site('harbour') + (await vehicleLink('harbour', 'mazda-cx-5-g25-akera')));
    for (const title of ['Dealer Comments', "What's Included", 'Why Buy From Us?', 'Protect Your Car', 'Features'])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByText('Width', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Show/ })).toHaveCount(0);
  });
});

import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { makeSite } from '#tests/e2e/make-site.ts';

test.use({ hasPopups: true });

const popupOf = (page: Page) => page.getByRole('complementary', { name: 'Promotion' });
const barOf = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

/** Watches from the first paint on what moves by itself, and by how much. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput) moved.push(`${entry.value} ${entry.sources.map(({ node }) => node?.nodeName).join()}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('O3.1, O3.3 a popup takes no focus and moves nothing, is at most 600 by 80vh, and once closed stays away', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(site('redgum'));
  await expect(popupOf(page).getByRole('heading', { name: 'Stay a night in the yard' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const box = await popupOf(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  expect(box?.height).toBeLessThanOrEqual(0.8 * (page.viewportSize()?.height ?? 0));
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  expect(await shifts()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('status')).not.toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(popupOf(page)).toHaveCount(0);
});

test('O3.2 a click on a popup’s picture hides it, and so does its cross', async ({ page }) => {
  await page.goto(site('redgum'));
  await popupOf(page).locator('.popup__picture').click();
  await expect(popupOf(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await popupOf(page).getByRole('button', { name: 'Close the promotion' }).click();
  await expect(popupOf(page)).toHaveCount(0);
});

test('O3.4 a popup comes last for those who use keys, and makes way for what they are at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('redgum'));
  await expect(popupOf(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const links = page.getByRole('contentinfo').getByRole('link');
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(popupOf(page).getByRole('button', { name: 'Close the promotion' })).toBeFocused();
  await expect(popupOf(page)).toHaveCSS('opacity', '1');
  const card = await popupOf(page).boundingBox();
  await links.last().evaluate((link, top) => window.scrollBy(0, link.getBoundingClientRect().top - top), (card?.y ?? 0) + 10);
  await page.keyboard.press('Shift+Tab');
  await expect(links.last()).toBeFocused();
  await expect(popupOf(page)).toHaveCSS('opacity', '0');
});

test('O3.4 a popup is on a page with a form too, beside it and never over it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site('redgum')}/book-test-drive`);
  await expect(popupOf(page)).toHaveCSS('opacity', '1');
  const form = page.getByRole('main').locator('form');
  const [card, beside] = [await popupOf(page).boundingBox(), await form.boundingBox()];
  expect(card?.x).toBeGreaterThanOrEqual((beside?.x ?? 0) + (beside?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox', { name: 'Phone' }).click();
  await expect(popupOf(page)).toHaveCSS('opacity', '0');
  await expect(popupOf(page)).toHaveCSS('pointer-events', 'none');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(popupOf(page)).toHaveCSS('opacity', '1');
});

test('O3.4 a popup makes way for the search of a home page, a form too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('redgum'));
  await expect(popupOf(page)).toBeVisible();
  await page.getByRole('main').locator('form').first().getByRole('button').scrollIntoViewIfNeeded();
  await page
    .getByRole('main')
    .locator('form')
    .first()
    .evaluate((form) => form.scrollIntoView({ block: 'end' }));
  await expect(popupOf(page)).toHaveCSS('opacity', '0');
});

/** The controls that the popup covers while it is to be seen. */
const coveredBy = (page: Page) =>
  popupOf(page).evaluate((card) => {
    if (card.hasAttribute('data-aside')) return [];
    const over = card.getBoundingClientRect();
    return [...document.querySelectorAll('main button, main input, main select, main a[class*="rounded-button"]')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < over.right && over.left < right && top < over.bottom && over.top < bottom && control.checkVisibility();
      })
      .map((control) => control.textContent.trim() || control.getAttribute('aria-label'));
  });

for (const [name, size, share] of [
  ['a phone', { width: 390, height: 844 }, 0.2],
  ['a desk', { width: 1440, height: 900 }, 0.12],
] as const)
  test(`O3.4 a popup on ${name} is small and never over a button, a field or the bar at the foot`, async ({ page }) => {
    const [car = ''] = await vehicleLinks('redgum');
    await page.setViewportSize(size);
    for (const path of ['/', '/search/new-used-and-demo-cars/', car]) {
      await page.goto(site('redgum') + path);
      await expect(popupOf(page)).toBeVisible();
      const box = await popupOf(page).boundingBox();
      expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThan(share * size.width * size.height);
      for (const y of [0, 150, 300, 450, 600, 750, 900, 1050]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(() => coveredBy(page), { message: `${path} at ${y}` }).toEqual([]);
      }
    }
  });

test('O3.1 a popup goes at its expiry on a page that was left open', async ({ page }) => {
  const yard = await makeSite('popup');
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await yard.change((file) => ({ ...file, popup: { heading: 'An hour only', expires } }));
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).text).toContain('An hour only');
  await page.clock.install();
  await page.goto(site(yard.slug));
  await page.clock.runFor(6_000);
  await expect(popupOf(page)).toBeVisible();
  await page.clock.runFor(3_600_000);
  await expect(popupOf(page)).toHaveCount(0);
});

test('V14.1 an announcement is folded and put away by keys, stays so, and moves nothing when the page opens', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const [car = ''] = await vehicleLinks('swiftlane');
  await page.goto(site('swiftlane'));
  await expect(barOf(page)).toHaveCount(0);
  await page.goto(site('swiftlane') + car);
  const more = barOf(page).getByText(/^Seen one you like\?/);
  await expect(more).toBeVisible();
  const fold = barOf(page).getByRole('button', { name: 'Details of the announcement' });
  await fold.press('Enter');
  await expect(more).toBeHidden();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(barOf(page).getByText('New listings every Tuesday')).toBeVisible();
  await expect(more).toBeHidden();
  expect(await shifts()).toEqual([]);
  await barOf(page).getByRole('button', { name: 'Dismiss the announcement' }).press('Enter');
  await expect(barOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

test('O4f, N6 promotions are moved by arrows that end with them and by dots; one out of its dates is not there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site('summit'));
  const slider = page.getByRole('region', { name: 'This month at Summit' });
  await expect(slider.getByRole('listitem').getByRole('heading')).toHaveText([
    'HiLux, ready to work',
    'Demos with low kilometres',
    'Buying for a business?',
  ]);
  const [previous, next] = ['Previous', 'Next'].map((name) => slider.getByRole('button', { name }));
  await expect(previous ?? slider).toBeDisabled();
  // A dot may be pressed again and again until the page is interactive; an arrow would move on with each press.
  await expect(async () => {
    await slider.getByRole('button', { name: /^1 of 3/ }).click();
    await expect(slider.getByRole('button', { name: /^1 of 3/ })).toHaveAttribute('aria-current', 'true', { timeout: 1_000 });
    await slider.getByRole('button', { name: /^2 of 3/ }).click();
    await expect(previous ?? slider).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await previous?.click();
  await expect(previous ?? slider).toBeDisabled();
  await next?.click();
  await expect(slider.getByRole('link', { name: 'See demo cars' })).toBeInViewport();
  await expect(previous ?? slider).toBeEnabled();
  await slider.getByRole('button', { name: '3 of 3: Buying for a business?' }).click();
  await expect(slider.getByRole('link', { name: 'Fleet and business' })).toBeInViewport();
  await expect(next ?? slider).toBeDisabled();
  await expect(slider.getByRole('button', { name: /^3 of 3/ })).toHaveAttribute('aria-current', 'true');
});

test('O6.2 two thumbs choose a price by keys and never meet, and the search is of that range, the dearest first', async ({
  page,
}) => {
  await page.goto(site('swiftlane'));
  const [low, high] = [page.getByRole('slider', { name: 'Price from' }), page.getByRole('slider', { name: 'Price to' })];
  const [least, step] = [Number(await low.getAttribute('min')), Number(await low.getAttribute('step'))];
  // Its code comes once it is near the window.
  await expect(async () => {
    await high.press('End');
    await high.press('Home');
    await expect(high).toHaveValue(String(least + step), { timeout: 500 });
  }).toPass();
  await high.fill('40000');
  await low.press('ArrowRight');
  await expect(low).toHaveValue(String(least + step));
  await expect(page.getByRole('textbox', { name: 'To $' })).toHaveValue('40,000');
  const field = page.getByRole('textbox', { name: 'From $' });
  await field.fill('20,000');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?range\[price\]=20000:40000&sortBy=price-desc$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('O4g the running line leads to the offers, stops under the focus and stands still for whoever wants no motion', async ({
  page,
}) => {
  await page.goto(site('swiftlane'));
  const line = page.getByRole('link', { name: 'Buy it, or take it by the week' });
  await expect(line).toHaveAttribute('href', '/special-offers');
  const words = line.locator('.scrolling-banner__words');
  await expect(words).toHaveCSS('animation-play-state', 'running');
  await line.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(words).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(words).toHaveCSS('animation-name', 'none');
});

test('W2, O4.2 the running line is paused and set going again by a switch of its own, also without script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(site('swiftlane'));
  const banner = page.locator('.scrolling-banner');
  const words = banner.locator('.scrolling-banner__words');
  const pause = banner.getByRole('checkbox', { name: 'Pause the moving text' });
  const { width = 0, height = 0 } = (await pause.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await pause.check();
  await expect(words).toHaveCSS('animation-play-state', 'paused');
  await pause.uncheck();
  await page.mouse.move(0, 0);
  await expect(words).toHaveCSS('animation-play-state', 'running');
  await context.close();
});

test('O7.2 the counter goes by Brisbane’s clock when the page loads, and looks again after 150 seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-02T23:59:00+10:00') });
  await page.goto(site('summit'));
  const counter = page.locator('section', { has: page.getByRole('heading', { name: 'Cars sold across the group this month' }) });
  await counter.scrollIntoViewIfNeeded();
  await expect(counter.getByText('383', { exact: true })).toBeVisible();
  await page.clock.runFor(150_000);
  await expect(counter.getByText('384', { exact: true })).toBeVisible();
});

test('O4h tiles to act on stand on a page with their pictures, and each leads where it says', async ({ page }) => {
  await page.goto(site('harbour'));
  const tiles = page.locator('section', { has: page.getByRole('heading', { name: 'While you’re here' }) }).getByRole('listitem');
  await expect(tiles.getByRole('heading')).toHaveText(['Book a service', 'Take one for a drive', 'Talk about finance']);
  await tiles.getByRole('link', { name: 'Book a test drive' }).click();
  await expect(page).toHaveURL(/\/book-test-drive$/);
});

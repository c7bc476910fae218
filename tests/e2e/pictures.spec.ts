import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const STOCK = '/search/new-used-and-demo-cars/';

for (const { slug } of FLEET) {
  test(`N5 the pictures of ${slug} come in several widths from its own studio, the first at once and the rest when they are near`, async () => {
    const { text } = await fetchSite(slug, STOCK);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    const images = [...main.matchAll(/<img [^>]*src="\/images\/[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('srcSet'));
    expect(images.length).toBeGreaterThan(10);
    const studios = new Set(images.map((tag) => /studio=([a-z]+)/.exec(tag)?.[1]));
    expect(studios.size).toBe(1);
    for (const tag of images)
      expect(tag).toMatch(/srcSet="[^"]+ 160w, [^"]+ (?:800|1200|1600)w"[^>]* sizes="[^"]+"[^>]* width="\d+" height="\d+"/);
    expect(images[0]).toMatch(/loading="eager" fetchPriority="high"/i);
    expect(images.filter((tag) => tag.includes('loading="eager"')).length).toBe(1);
  });
}

test('a picture that does not come leaves the outline of its body in the same place, and nothing else moves', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  await page.goto(site('harbour') + STOCK);
  const card = page.getByRole('main').getByRole('article').first();
  const whole = await card.boundingBox();
  await page.route('**/images/**', (route) => route.abort());
  await page.reload();
  expect(await card.boundingBox()).toEqual(whole);
  await expect(card.locator('.silhouette svg')).toBeVisible();
  expect(
    await card
      .locator('img')
      .first()
      .evaluate((image) => getComputedStyle(image).width),
  ).not.toBe('auto');
});

test('nothing on a page moves while it loads', async ({ page }) => {
  const [vehicle = ''] = await vehicleLinks('harbour');
  for (const path of ['/', STOCK, vehicle]) {
    await page.goto(site('harbour') + path, { waitUntil: 'load' });
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect([path, moved <= 0.01, moved]).toEqual([path, true, moved]);
  }
});

test('V2 the thumbnails of a gallery show their photograph without moving the page', async ({ page }) => {
  const [vehicle = ''] = await vehicleLinks('harbour');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('harbour') + vehicle);
  const third = page.locator('#photo-3');
  await expect(third).not.toBeInViewport();
  await page.getByRole('link', { name: 'Photo 3', exact: true }).click();
  await expect(third).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('V2 a mosaic shows one large photograph beside four, and a phone one at a time', async ({ page }) => {
  const [vehicle = ''] = await vehicleLinks('swiftlane');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('swiftlane') + vehicle);
  const shown = () =>
    page.getByRole('list', { name: 'Photos' }).evaluate((row) => {
      const { right, left } = row.getBoundingClientRect();
      return [...row.children].filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  expect(await shown()).toBe(5);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await shown()).toBe(1);
});

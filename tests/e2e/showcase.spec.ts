import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const { slug } of FLEET) {
  test(`W2 every component and state in the dress of ${slug} is free of violations and fits a desk and a phone`, async ({
    page,
    tolerate,
  }) => {
    // A very long page, looked over whole.
    test.slow();
    // The page shows one sample photo in many sizes: a browser that has the large one takes it, and the small one was fetched for nothing.
    tolerate(/was preloaded using link preload but not used/);
    await page.setViewportSize(DESK);
    await page.goto(`${site(slug)}/__ui`);
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await expectToFit(page, DESK.width);
    // The same component stands here in several states, so its landmark does too.
    await axe(page, ['landmark-unique']);
    await page.setViewportSize(PHONE);
    await expectToFit(page, PHONE.width);
    // What only a phone shows is looked over in one dress: the colours of the others are the same on both.
    if (slug === 'harbour') await axe(page, ['landmark-unique']);
  });
}

async function expectToFit(page: Page, width: number): Promise<void> {
  const widest = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  expect(widest).toBeLessThanOrEqual(width);
}

test('The page of components is unseen by search engines and no page leads to it', async () => {
  expect((await fetchSite('harbour', '/__ui')).text).toContain('<meta name="robots" content="noindex"/>');
  for (const path of ['/', '/search/used-cars']) expect((await fetchSite('harbour', path)).text).not.toMatch(/href="[^"]*__ui/);
});

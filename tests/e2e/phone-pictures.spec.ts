import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { drawPictures } from '#tests/e2e/draw-pictures.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { findPage, MAIN_KINDS } from '../../bench/vitals/find-pages.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

for (const { slug } of FLEET)
  test(`W3 a phone with a dense screen loads no picture of ${slug} that is wider than 640 pixels`, async ({ page }) => {
    test.slow();
    await drawPictures(page.context());
    for (const kind of MAIN_KINDS) {
      const address = await findPage(kind, async (path) => (await fetchSite(slug, path)).text);
      await page.goto(site(slug) + address);
      const sized = page.getByRole('main').locator('img[srcset]:not(.spin__stage img)');
      // A lazy picture chooses its file when it is near, or when it is no longer lazy.
      const chosen = () =>
        sized.evaluateAll((images: HTMLImageElement[]) => {
          for (const image of images) image.loading = 'eager';
          return images.map(({ currentSrc }) => currentSrc);
        });
      let files: string[] = [];
      await expect
        .poll(async () => {
          files = await chosen();
          return files.includes('');
        })
        .toBe(false);
      const widths = files.map((src) => Number(new URL(src).searchParams.get('w')));
      if (kind === 'search' || kind === 'vehicle') expect(widths.length, address).toBeGreaterThan(3);
      expect(Math.max(0, ...widths), `${address}: ${widths.join(' ')}`).toBeLessThanOrEqual(640);
    }
  });
